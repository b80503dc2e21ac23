/** The whole: a share is a whole number of hundredths of a per cent. */
export const WHOLE_SHARE = 10_000;
const SMALLEST_SHARE = 100;

const SHARE = /^\d{1,3}(?:\.\d{1,2})?$/;

/** A typed percentage in hundredths of a per cent; null unless it is a number from 1 to 100 with at most two decimals. */
export function parseShare(typed: string): number | null {
  if (!SHARE.test(typed)) return null;
  const [whole = '', decimals = ''] = typed.split('.');
  const share = Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
  return share >= SMALLEST_SHARE && share <= WHOLE_SHARE ? share : null;
}

/** A share as the number of per cent that stands on the wire: 3334 is 33.34. */
export function toPercent(share: number): number {
  return share / 100;
}

/** The number of per cent on the wire as a share; null unless parseShare takes its text. */
export function shareOfPercent(percent: number): number | null {
  return parseShare(String(percent));
}

/** Equal shares that make the whole exactly; what is left over goes to the first: 33.34, 33.33 and 33.33 %. */
export function equalShares(count: number): number[] {
  const each = Math.floor(WHOLE_SHARE / count);
  return Array.from({ length: count }, (_, index) => (index === 0 ? WHOLE_SHARE - each * (count - 1) : each));
}
