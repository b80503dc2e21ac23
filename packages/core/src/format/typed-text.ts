/** No number that is typed is as long: enough of one that is too long stays, so that its check fails. */
export const MAX_TYPED_LENGTH = 40;

/** Returns the digits of what was typed or pasted. */
export const typedDigits = (typed: string): string => typed.replace(/\D/g, '').slice(0, MAX_TYPED_LENGTH);

/** Returns the letters, as capitals, and digits of what was typed or pasted. */
export const typedAlphanumerics = (typed: string): string =>
  typed
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, MAX_TYPED_LENGTH);

/**
 * Returns the whole number that was typed or pasted: null for nothing, NaN for anything else (`12.5`, `-3`, `1e2`), so that its check
 * fails.
 */
export function typedWhole(typed: string): number | null {
  const text = typed.trim();
  if (text === '') return null;
  return /^\d+$/.test(text) ? Number(text) : Number.NaN;
}
