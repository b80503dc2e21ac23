/** The sentence for a failure that has no code. */
export const UNKNOWN_ERROR_TEXT = 'Something went wrong. Please try again later';
