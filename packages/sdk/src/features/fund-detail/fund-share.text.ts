/** Words of the dialog that shares a fund. */
export const fundShareText = {
  shareMessage: (name: string) => `Look at ${name} on ProsperX.`,
};
