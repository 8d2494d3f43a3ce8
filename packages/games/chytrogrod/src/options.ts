import { form, oneOf, orElse } from '@cloak/kernel'

/** What a host may set for a table. The values of the box are set for a whole game: `withHouseValues`. */
export const options = () =>
  orElse(
    form({
      contraband: oneOf(['off', 'on']), // CHY-10
      intrigues: oneOf(['off', 'on']), // CHY-11
      guilds: oneOf(['choose', 'deal']), // CHY-3.7
    }),
    { contraband: 'off', intrigues: 'off', guilds: 'choose' },
  )
