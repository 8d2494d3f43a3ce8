/** Whether a name has a word that would have to be broken: such a name is written smaller. */
export const isLongName = (name: string): boolean => name.split(/[\s-]/).some(word => word.length > 11)
