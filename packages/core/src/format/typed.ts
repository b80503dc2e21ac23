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

/** The whole number that was typed or pasted: null of nothing, NaN of what is none (`12.5`, `-3`, `1e2`), so that it can be told. */
export function typedWhole(typed: string): number | null {
  const text = typed.trim();
  if (text === '') return null;
  return /^\d+$/.test(text) ? Number(text) : Number.NaN;
}
