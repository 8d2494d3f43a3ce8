import { PROTOCOL, ServerVersion } from '@cloak/protocol'
import { VERSION } from '../version.ts'
import { route } from './route.ts'

/** Public on purpose: the client that every visitor downloads contains the same version. */
export const versionRoute = route({
  method: 'get',
  path: '/api/version',
  says: 'The release of the server, and the protocol it speaks.',
  answer: ServerVersion,
  does: async () => ({ version: VERSION, protocol: PROTOCOL }),
})
