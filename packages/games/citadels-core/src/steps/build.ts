import { type Chapter, steps } from '@cloak/kernel'
import { stand } from '../build.ts'
import type { Edition } from '../edition.ts'
import type { Citadels } from '../types.ts'

const { does } = steps<Citadels>()

export const build = (e: Edition): Pick<Chapter<Citadels, 'build'>, 'build.stand'> => ({
  'build.stand': does(x => {
    if (x.t.site) stand(x, e)
  }),
})
