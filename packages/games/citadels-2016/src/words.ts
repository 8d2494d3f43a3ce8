export { words } from '@cloak/citadels-core/words'
