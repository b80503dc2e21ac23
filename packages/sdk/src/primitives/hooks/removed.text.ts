/** Said when something was taken out of a list. */
export const removedText = {
  /** @param count how many things `name` is */
  removed: (name: string, count: number) => `${name} ${count === 1 ? 'was' : 'were'} removed`,
};
