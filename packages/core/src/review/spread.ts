import { addPaise, type Paise } from '#money/index.js';

/** A share of a whole that is told by a name. */
export interface Share {
  readonly name: string;
  readonly value: Paise;
  /** The share of the whole, from 0 to 100. */
  readonly percent: number;
  /** How many funds it is made of. */
  readonly schemes: number;
}

/** What is held of one scheme, here or elsewhere. */
export interface HeldScheme {
  /** Names its fund: holdings of two folios, plans or options of it are one. */
  readonly fundKey: string;
  readonly value: Paise;
}

const percentOf = (part: number, whole: number) => (whole === 0 ? 0 : (part / whole) * 100);

/** Returns what is held by a name of each holding, largest first. */
export function spreadBy<H extends HeldScheme>(held: readonly H[], nameOf: (holding: H) => string): Share[] {
  const whole = addPaise(...held.map(({ value }) => value));
  const groups = new Map<string, H[]>();
  for (const holding of held) groups.set(nameOf(holding), [...(groups.get(nameOf(holding)) ?? []), holding]);
  return [...groups]
    .map(([name, group]) => {
      const value = addPaise(...group.map((holding) => holding.value));
      const schemes = new Set(group.map(({ fundKey }) => fundKey)).size;
      return { name, value, percent: percentOf(value, whole), schemes };
    })
    .sort((one, other) => other.value - one.value || one.name.localeCompare(other.name));
}
