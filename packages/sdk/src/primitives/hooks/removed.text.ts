/** Said when something was taken out of a list. */
export const removedText = {
  removed: (name: string) => `${name} was removed`,
};
