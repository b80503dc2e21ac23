import { addPaise, type Paise, subtractPaise, valueAtNav, ZERO_PAISE } from '@prosperx/core/money';
import { assetMixOf, isSameScheme, lockedUnits, lotsOf, nextUnlock } from '@prosperx/core/portfolio';
import {
  exemptionLeft,
  type getReview as call,
  IDLE_YEARS,
  longTermGainOf,
  NOT_KNOWN,
  type Review,
  spreadBy,
} from '@prosperx/core/review';
import { isRiskClass, TARGET_MIXES } from '@prosperx/core/risk';
import { equityExemptionOf, financialYearOf, taxClassOf } from '@prosperx/core/tax';
import { addMonths, type BusinessDate, businessDateAt } from '@prosperx/core/time';
import { and, eq, gt, inArray, isNull, or } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { schemes, sips } from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';
import { subjectOf } from '#kernel/context.js';
import { readOutside } from '#modules/portfolio/elsewhere.js';
import { readGains } from '#modules/portfolio/files/capital-gains.js';
import { navDateOf } from '#modules/portfolio/get-portfolio.js';
import { namedNavDays, namesOf, valuedOf, type ValuedPosition } from '#modules/portfolio/holding.js';
import { readFairValues } from '#records/portfolio/fair-value.js';
import { keyOf, type LedgerMovement, readMovements, readPositions } from '#records/portfolio/repository.js';
import { lastResult } from '#records/risk/repository.js';
import { laggingOf } from './lagging.js';

type SchemeRow = Pick<
  typeof schemes.$inferSelect,
  'id' | 'isin' | 'secondIsin' | 'amfiCode' | 'fundHouse' | 'category' | 'subCategory' | 'plan'
>;

/** What is held, here or elsewhere; `scheme` is null where the server does not know it. */
interface Holding {
  readonly schemeKey: string;
  readonly value: Paise;
  readonly house: string;
  readonly plan: string;
  readonly scheme: SchemeRow | null;
}

const PLANS: Readonly<Record<string, string>> = { Regular: 'regular', Direct: 'direct' };

async function schemesOf(db: Db, ids: readonly string[], isins: readonly string[], codes: readonly string[]) {
  if (ids.length + isins.length + codes.length === 0) return [];
  return db
    .select({
      id: schemes.id,
      isin: schemes.isin,
      secondIsin: schemes.secondIsin,
      amfiCode: schemes.amfiCode,
      fundHouse: schemes.fundHouse,
      category: schemes.category,
      subCategory: schemes.subCategory,
      plan: schemes.plan,
    })
    .from(schemes)
    .where(
      or(
        inArray(schemes.id, [...ids]),
        inArray(schemes.isin, [...isins]),
        inArray(schemes.secondIsin, [...isins]),
        inArray(schemes.amfiCode, [...codes]),
      ),
    );
}

async function holdingsOf(
  db: Db,
  held: readonly ValuedPosition[],
  elsewhere: Awaited<ReturnType<typeof readOutside>>,
): Promise<Holding[]> {
  const outside = elsewhere?.holdings ?? [];
  const known = await schemesOf(
    db,
    held.map(({ scheme }) => scheme.id),
    outside.map(({ isin }) => isin).filter((isin) => isin !== ''),
    outside.flatMap(({ amfiCode }) => amfiCode || []),
  );
  const here = held.map(({ scheme, currentValue }): Holding => {
    const row = known.find(({ id }) => id === scheme.id) ?? null;
    return {
      schemeKey: scheme.id,
      value: currentValue,
      house: scheme.fundHouse,
      plan: PLANS[row?.plan ?? ''] ?? NOT_KNOWN,
      scheme: row,
    };
  });
  const others = outside.flatMap((holding): Holding | [] => {
    if (holding.value === null) return [];
    const row = known.find((each) => isSameScheme(holding, each)) ?? null;
    const named = /\bdirect\b/i.test(holding.schemeName) ? 'direct' : NOT_KNOWN;
    return {
      schemeKey: row?.id ?? `${holding.isin} ${holding.schemeName}`,
      value: holding.value,
      house: row?.fundHouse ?? (holding.brand || NOT_KNOWN),
      plan: PLANS[row?.plan ?? ''] ?? named,
      scheme: row,
    };
  });
  return [...here, ...others];
}

const sumOf = (holdings: readonly { readonly value: Paise }[]) => addPaise(...holdings.map(({ value }) => value));

/** How the value is spread, and how that fits the risk profile. */
async function spreadOf(db: Db, profileId: string, holdings: readonly Holding[]) {
  const known = holdings.filter(({ scheme }) => scheme !== null);
  const subCategories = spreadBy(known, ({ scheme }) => scheme?.subCategory ?? '');
  const classId = (await lastResult(db, profileId))?.classId ?? null;
  return {
    unknown: subtractPaise(sumOf(holdings), sumOf(known)),
    mix:
      known.length === 0
        ? null
        : assetMixOf(
            subCategories.map(({ name, percent, value }) => ({ name, percentage: percent, currentValue: value })),
          ),
    target: classId !== null && isRiskClass(classId) ? { ...TARGET_MIXES[classId], riskClassId: classId } : null,
    categories: subCategories,
    houses: spreadBy(holdings, ({ house }) => house),
    plans: spreadBy(holdings, ({ plan }) => plan),
  };
}

type Movements = ReadonlyMap<string, readonly LedgerMovement[]>;
const folioKey = ({ folioId, scheme }: ValuedPosition) => keyOf({ folioId, schemeId: scheme.id });
const named = ({ scheme, folioNo }: ValuedPosition) => ({ schemeName: scheme.name, folioNo });

/** Folios that nobody has touched for long, and into which no SIP is paid. */
async function idleOf(
  db: Db,
  profileId: string,
  held: readonly ValuedPosition[],
  movements: Movements,
  today: BusinessDate,
) {
  const running = await db
    .select({ schemeId: sips.schemeId, folioNumber: sips.folioNumber })
    .from(sips)
    .where(and(eq(sips.profileId, profileId), inArray(sips.state, ['running', 'paused']), isNull(sips.stoppedAt)));
  const before = addMonths(today, -12 * IDLE_YEARS);
  return held.flatMap((position) => {
    const since = movements.get(folioKey(position))?.at(-1)?.date;
    const hasSip = running.some(
      ({ schemeId, folioNumber }) =>
        schemeId === position.scheme.id && (folioNumber === null || folioNumber === position.folioNo),
    );
    if (since === undefined || since > before || hasSip) return [];
    return { ...named(position), schemeId: position.scheme.id, value: position.currentValue, since };
  });
}

/** The years for which each purchase of a scheme is locked, by scheme; those without a lock-in are left out. */
async function lockInYearsOf(db: Db, held: readonly ValuedPosition[]): Promise<ReadonlyMap<string, number>> {
  const ids = held.map(({ scheme }) => scheme.id);
  const rows = await db
    .select({ id: schemes.id, years: schemes.lockInYears })
    .from(schemes)
    .where(and(inArray(schemes.id, ids), gt(schemes.lockInYears, 0)));
  return new Map(rows.map(({ id, years }) => [id, years]));
}

/** What is read once for several parts. */
interface Known {
  readonly movements: Movements;
  readonly lockInYears: ReadonlyMap<string, number>;
  readonly today: BusinessDate;
}

const lotsIn = (position: ValuedPosition, { movements }: Known) => lotsOf(movements.get(folioKey(position)) ?? []);

function lockInsOf(held: readonly ValuedPosition[], known: Known): Review['lockIns'] {
  const { lockInYears, today } = known;
  return held.flatMap((position) => {
    const years = lockInYears.get(position.scheme.id);
    if (years === undefined) return [];
    const lots = lotsIn(position, known);
    const locked = valueAtNav(lockedUnits(lots, years, today), position.nav);
    return {
      ...named(position),
      schemeId: position.scheme.id,
      free: subtractPaise(position.currentValue, locked),
      locked,
      next: nextUnlock(lots, years, today),
    };
  });
}

/** Long-term gains on equity that the year's exemption would leave untaxed. What was realised elsewhere is not known here. */
async function taxFreeOf(
  db: Db,
  profileId: string,
  held: readonly ValuedPosition[],
  known: Known,
): Promise<Review['taxFree']> {
  const { lockInYears, today } = known;
  const year = financialYearOf(today);
  const { equity, groups, lines, isClubbed } = await readGains({ db, today }, [profileId], year);
  const shares = held.filter(({ scheme }) => taxClassOf(scheme).taxClass === 'equity');
  const fairNavs = await readFairValues(
    db,
    shares.map(({ scheme }) => scheme.id),
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
    left: exemptionLeft(year, equity.net),
    isClubbed,
    isFairValueMissing: [...lines, ...folios].some((each) => each.isFairValueMissing),
    folios,
  };
}

export const getReview: Verb<typeof call> = async ({ ctx }) => {
  const { db } = ctx;
  const { profileId } = subjectOf(ctx);
  const today = businessDateAt(ctx.clock.now());
  const { held, unvalued } = valuedOf(await readPositions(db, profileId));
  const elsewhere = await readOutside(db, profileId);
  const holdings = await holdingsOf(db, held, elsewhere);
  const movements = await readMovements(
    db,
    held.map(({ folioId, scheme }) => ({ folioId, schemeId: scheme.id })),
  );
  const here = addPaise(...held.map(({ currentValue }) => currentValue));
  const known: Known = { movements, lockInYears: await lockInYearsOf(db, held), today };
  return {
    today,
    asOf: navDateOf(held),
    ...namedNavDays(held),
    elsewhereUntil: elsewhere?.row.until ?? null,
    here,
    elsewhere: holdings.length === held.length ? ZERO_PAISE : subtractPaise(sumOf(holdings), here),
    withoutValue: elsewhere?.holdings.filter(({ value }) => value === null).length ?? 0,
    unvalued: namesOf(unvalued),
    ...(await spreadOf(db, profileId, holdings)),
    lagging: await laggingOf(db, held),
    idle: await idleOf(db, profileId, held, movements, today),
    lockIns: lockInsOf(held, known),
    taxFree: await taxFreeOf(db, profileId, held, known),
  };
};
