import { addPaise, type Nav, subtractPaise, type Units, valueAtNav, ZERO_UNITS } from '@prosperx/core/money';
import { lockedUnits, lotsBehind, lotsOf, lotsReserved, nextUnlock, unitsOf } from '@prosperx/core/portfolio';
import { exemptionLeft, longTermGainOf, type Review, soldToday } from '@prosperx/core/review';
import { type Disposal, equityExemptionOf, financialYearOf, gainsOfYear, taxClassOf } from '@prosperx/core/tax';
import { addMonths, type BusinessDate } from '@prosperx/core/time';
import { and, gt, inArray } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { schemes } from '#db/schema/index.js';
import { hasClubbed, readSoldLots } from '#modules/portfolio/files/capital-gains.js';
import type { ValuedPosition } from '#modules/portfolio/holding.js';
import { readFairValues } from '#records/portfolio/fair-value.js';
import { keyOf, type LedgerMovement } from '#records/portfolio/repository.js';

export const folioKey = ({ folioId, scheme }: ValuedPosition) => keyOf({ folioId, schemeId: scheme.id });
export const named = ({ scheme, folioNo }: ValuedPosition) => ({ schemeName: scheme.name, folioNo });

/** The years for which each purchase of a scheme is locked, by scheme; those without a lock-in are left out. */
export async function lockInYearsOf(db: Db, held: readonly ValuedPosition[]): Promise<ReadonlyMap<string, number>> {
  const ids = held.map(({ scheme }) => scheme.id);
  const rows = await db
    .select({ id: schemes.id, years: schemes.lockInYears })
    .from(schemes)
    .where(and(inArray(schemes.id, ids), gt(schemes.lockInYears, 0)));
  return new Map(rows.map(({ id, years }) => [id, years]));
}

/** What is read once for several parts of a review. */
export interface Known {
  readonly movements: ReadonlyMap<string, readonly LedgerMovement[]>;
  /** The units that redemptions in progress hold back. */
  readonly reserved: ReadonlyMap<string, Units>;
  readonly lockInYears: ReadonlyMap<string, number>;
  readonly today: BusinessDate;
}

/** The lots of a folio, without those that are already being sold; or just these. */
function lotsIn(position: ValuedPosition, { movements, reserved }: Known, of = lotsBehind) {
  const key = folioKey(position);
  return of(lotsOf(movements.get(key) ?? []), reserved.get(key) ?? ZERO_UNITS);
}

/** What of each folio with a lock-in can be sold, and what is locked; by themselves those of which all is being sold. */
export function lockInsOf(held: readonly ValuedPosition[], known: Known): Pick<Review, 'lockIns' | 'lockInsSelling'> {
  const { lockInYears, today } = known;
  const lockIns: Review['lockIns'] = [];
  const lockInsSelling: Review['lockInsSelling'] = [];
  for (const position of held) {
    const years = lockInYears.get(position.scheme.id);
    if (years === undefined) continue;
    const lots = lotsIn(position, known);
    const locked = valueAtNav(lockedUnits(lots, years, today), position.nav);
    if (lots.length === 0) lockInsSelling.push(named(position));
    else
      lockIns.push({
        ...named(position),
        schemeId: position.scheme.id,
        free: subtractPaise(valueAtNav(unitsOf(lots), position.nav), locked),
        locked,
        next: nextUnlock(lots, years, today),
      });
  }
  return { lockIns, lockInsSelling };
}

/** What redemptions in progress sell, as if it were sold today. */
function beingSold(
  held: readonly ValuedPosition[],
  fairNavs: ReadonlyMap<string, Nav>,
  known: Known,
  whose: Pick<Disposal, 'taxpayer' | 'isClubbed'>,
): Disposal[] {
  return held.flatMap((position) => {
    const { taxClass, isListed } = taxClassOf(position.scheme);
    const of = { taxClass, isListed, nav: position.nav, fairNav: fairNavs.get(position.scheme.id) ?? null };
    return lotsIn(position, known, lotsReserved).map((lot) => ({ ...soldToday(lot, of, known.today), ...whose }));
  });
}

/** Long-term gains on equity that the year's exemption would leave untaxed. What was realised elsewhere is not known here. */
export async function taxFreeOf(
  db: Db,
  profileId: string,
  held: readonly ValuedPosition[],
  known: Known,
): Promise<Review['taxFree']> {
  const { lockInYears, today } = known;
  const year = financialYearOf(today);
  const isClubbed = await hasClubbed(db, [profileId], year);
  const sold = (await readSoldLots(db, [profileId])).map((lot): Disposal => ({ ...lot, taxpayer: profileId }));
  const { equity, groups } = gainsOfYear(sold, year);
  const shares = held.filter(({ scheme }) => taxClassOf(scheme).taxClass === 'equity');
  const fairNavs = await readFairValues(
    db,
    held.map(({ scheme }) => scheme.id),
  );
  const { equity: then, lines } = gainsOfYear(
    [...sold, ...beingSold(held, fairNavs, known, { taxpayer: profileId, isClubbed })],
    year,
  );
  const folios = shares
    .map((position) => ({
      ...named(position),
      ...longTermGainOf(
        {
          // the oldest are free first
          lots: lotsIn(position, known).filter(
            ({ date }) => addMonths(date, 12 * (lockInYears.get(position.scheme.id) ?? 0)) <= today,
          ),
          nav: position.nav,
          fairNav: fairNavs.get(position.scheme.id) ?? null,
        },
        today,
      ),
    }))
    .filter(({ gain }) => gain > 0)
    .sort((one, other) => other.gain - one.gain);
  return {
    year,
    exemption: equityExemptionOf(year),
    realised: addPaise(
      ...groups.filter(({ taxClass, term }) => taxClass === 'equity' && term === 'long').map(({ gain }) => gain),
    ),
    losses: subtractPaise(equity.longTermGain, equity.net),
    selling: subtractPaise(then.net, equity.net),
    left: exemptionLeft(year, then.net),
    isClubbed,
    isFairValueMissing: [...lines, ...folios].some((each) => each.isFairValueMissing),
    folios,
  };
}
