import { addPaise } from '@prosperx/core/money';
import type { Db } from '#db/db.js';
import { namesOf, navDaysOf, percentOf, valuedOf } from '#modules/portfolio/holding.js';
import { readPositions } from '#records/portfolio/repository.js';
import type { PortfolioSums } from './share-portfolio.text.js';

/** Reads what a profile holds, in sums; null where that is nothing. */
export async function readSumsOf(db: Db, profileId: string): Promise<PortfolioSums | null> {
  const { held, unvalued } = valuedOf(await readPositions(db, profileId));
  const navDays = navDaysOf(held);
  if (navDays === null) return null;
  const invested = addPaise(...held.map((each) => each.invested));
  const gain = addPaise(...held.map(({ returnAmount }) => returnAmount));
  return {
    invested,
    gain,
    navDays,
    percent: percentOf(gain, invested),
    value: addPaise(...held.map(({ currentValue }) => currentValue)),
    schemes: new Set(held.map(({ scheme }) => scheme.id)).size,
    folios: held.length,
    unvalued: namesOf(unvalued),
  };
}
