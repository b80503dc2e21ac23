/** What an advisor is told of the registrars' files that they add. */
export const registrarText = {
  full: (most: number) =>
    `Of registrars’ files at most ${most.toLocaleString('en-IN')} rows are kept for an advisor. These would be more.`,
};
