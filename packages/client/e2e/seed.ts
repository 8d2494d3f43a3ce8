/** What the players of the browser tests draw from: the same in every run, unless another seed is asked for. */
export const SEED = process.env['E2E_SEED'] || '1'
