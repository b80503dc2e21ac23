import { placingOf } from '#providers/nav/sections.js';
import type { CatalogueFacts } from '#sandbox/catalogue/scheme.js';
import { factsOf } from './facts.js';
import type { Reference } from './reference.js';

/** The number of schemes of the catalogue, those that are named included. */
const SIZE = 320;

type Listed = Reference['regularPlans'][number];

/** Says whether a scheme has a place here, and returns of a year. */
const isShown = (reference: Reference, listed: Listed) =>
  placingOf(listed) !== null &&
  listed.isin !== null &&
  reference.directPlanOf(listed) !== undefined &&
  Boolean(reference.returns.get(listed.amfiCode)?.ret1y);

/** Says whether the data has what an order needs, and three years of returns. */
function isWellKnown(reference: Reference, listed: Listed): boolean {
  const direct = reference.directPlanOf(listed);
  return reference.master.has(direct?.isin ?? '') && Boolean(reference.returns.get(direct?.amfiCode ?? '')?.cagr3y);
}

/** The place of each item among those of its group, from 1 on. */
function ranked<Item>(items: readonly Item[], groupOf: (item: Item) => string): readonly (readonly [number, Item])[] {
  const counts = new Map<string, number>();
  return items.map((item) => {
    const place = (counts.get(groupOf(item)) ?? 0) + 1;
    counts.set(groupOf(item), place);
    return [place, item] as const;
  });
}

const largestFirst = (one: CatalogueFacts, other: CatalogueFacts) =>
  (other.fundSizeCrores ?? 0) - (one.fundSizeCrores ?? 0) || (one.isin < other.isin ? -1 : 1);

const houseOf = ({ fundHouse }: CatalogueFacts) => fundHouse;

/**
 * The schemes besides those that are named: of each house its largest of each sub-category, house by house in turn, so that none is left
 * out; and two funds of shares of each house of which the exchange's master knows nothing.
 */
export function furtherSchemes(reference: Reference, named: readonly CatalogueFacts[]): readonly CatalogueFacts[] {
  const isNamed = new Set(named.map(({ amfiCode }) => amfiCode));
  const live = reference.regularPlans.filter((listed) => !isNamed.has(listed.amfiCode) && isShown(reference, listed));
  const factsOfAll = (all: readonly Listed[]) => all.map(({ amfiCode }) => factsOf(reference, amfiCode));

  const known = factsOfAll(live.filter((listed) => isWellKnown(reference, listed))).sort(largestFirst);
  const ofKind = ranked([...named, ...known], ({ fundHouse, subCategory }) => `${fundHouse} ${subCategory}`);
  const firstOfKind = ofKind.flatMap(([place, scheme]) => (place === 1 && known.includes(scheme) ? [scheme] : []));

  const houses = new Set([...named, ...known].map(houseOf));
  const shares = live.filter((listed) => !houses.has(listed.fundHouse) && placingOf(listed)?.category === 'Equity');
  const ofOthers = ranked(factsOfAll(shares), houseOf).flatMap(([place, scheme]) => (place <= 2 ? [scheme] : []));

  const inTurn = [...ranked(firstOfKind, houseOf)].sort(([one], [other]) => one - other).map(([, scheme]) => scheme);
  return [...inTurn.slice(0, SIZE - named.length - ofOthers.length), ...ofOthers];
}
