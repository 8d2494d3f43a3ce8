import { form, oneOf, orElse } from '@cloak/kernel'

/** The variants a host may choose (DWD-16). The values of the cards are set for a whole game: `withHouseValues`. */
export const options = () =>
  orElse(
    form({
      jesters: oneOf(['off', 'on']), // DWD-16.1
      indulgences: oneOf(['off', 'on']), // DWD-16.2
      resources: oneOf(['off', 'on']), // DWD-16.3
      learning: oneOf(['off', 'on']), // DWD-16.4
      preferences: oneOf(['off', 'on']), // DWD-16.5
    }),
    { jesters: 'off', indulgences: 'off', resources: 'off', learning: 'off', preferences: 'off' },
  )
