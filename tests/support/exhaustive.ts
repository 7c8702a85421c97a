/** `npm run test:all` checks everything; without it, tests of thousands of cases check a sample. */
export const IS_EXHAUSTIVE = Boolean(process.env['TEST_ALL']);

/** How often fast-check tries a property: all `runs`, or a tenth of them. */
export const runs = (all: number): { readonly numRuns: number } => ({
  numRuns: IS_EXHAUSTIVE ? all : all / 10,
});
