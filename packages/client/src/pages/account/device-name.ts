const KINDS = ['iPhone', 'iPad', 'Android', 'Windows', 'Mac', 'Linux'] as const

/** What this device would be called by somebody who has one of each; nothing if it does not say. */
export const deviceName = (): string => KINDS.find(kind => navigator.userAgent.includes(kind)) ?? ''
