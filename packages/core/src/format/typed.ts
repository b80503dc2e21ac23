/** More than any number has that is typed: of a number that is too long enough stays to see, and to be told, that it is. */
export const TYPED_MOST = 40;

/** The digits of what was typed or pasted. */
export const typedDigits = (typed: string): string => typed.replace(/\D/g, '').slice(0, TYPED_MOST);

/** The letters, as capitals, and digits of what was typed or pasted. */
export const typedSigns = (typed: string): string =>
  typed
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, TYPED_MOST);
