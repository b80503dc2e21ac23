/** The sentence for a failure that has no code. */
export const UNKNOWN_ERROR_TEXT = 'Something went wrong. Please try again later';

/** Returns the sentence that the first of some lists has for a code, else the one for a failure without a code. */
export const errorTextIn = (code: string, ...lists: readonly Readonly<Record<string, string | undefined>>[]): string =>
  lists.find((list) => list[code] !== undefined)?.[code] ?? UNKNOWN_ERROR_TEXT;
