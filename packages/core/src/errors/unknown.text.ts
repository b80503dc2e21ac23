/** For whatever has no code. In a file of its own, since the smallest widget says it and must not carry the whole list. */
export const UNKNOWN_ERROR_TEXT = 'Something went wrong. Please try again later';
