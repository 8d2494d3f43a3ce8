import talk from '@cloak/protocol/locales/hu.json'
import own from '../../../locales/hu.json'

/** What the client itself says, and the lines that every client has ready; together, so that they come in one file. */
export const said = { ...talk, ...own }
