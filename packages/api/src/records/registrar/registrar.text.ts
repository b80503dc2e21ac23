/** What an advisor is told of the registrars' files that they add. */
export const registrarText = {
  full: (most: number) =>
    `You can keep at most ${most.toLocaleString('en-IN')} registrar rows; this file would exceed that.`,
};
