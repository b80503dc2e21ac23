import { addPaise, type Paise, subtractPaise, ZERO_PAISE } from '@prosperx/core/money';
import { assetMixOf, isSameScheme } from '@prosperx/core/portfolio';
import { type getReview as call, NOT_KNOWN, spreadBy } from '@prosperx/core/review';
import { isRiskClass, TARGET_MIXES } from '@prosperx/core/risk';
import { businessDateAt } from '@prosperx/core/time';
import { inArray, or } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { schemes } from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';
import { subjectOf } from '#kernel/context.js';
import { readOutside } from '#modules/portfolio/elsewhere.js';
import { navDateOf } from '#modules/portfolio/get-portfolio.js';
import { namedNavDays, namesOf, valuedOf, type ValuedPosition } from '#modules/portfolio/holding.js';
import { fundNamed, fundOf } from '#records/fund/fund-of.js';
import { readMovements, readPositions } from '#records/portfolio/repository.js';
import { readReserved } from '#records/redemption/redemption-position.js';
import { lastResult } from '#records/risk/repository.js';
import { idleOf } from './idle.js';
import { laggingOf } from './lagging.js';
import { type Known, lockInsOf, lockInYearsOf, taxFreeOf } from './units-to-sell.js';

type SchemeRow = Pick<
  typeof schemes.$inferSelect,
  'id' | 'isin' | 'secondIsin' | 'amfiCode' | 'fundHouse' | 'category' | 'subCategory' | 'plan' | 'option' | 'name'
>;

/** What is held, here or elsewhere; `scheme` is null where the server does not know it. */
interface Holding {
  readonly fundKey: string;
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
      option: schemes.option,
      name: schemes.name,
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
      fundKey: row ? fundOf(row) : scheme.id,
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
      fundKey: row ? fundOf(row) : fundNamed(holding.schemeName) || holding.isin,
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
  const reserved = await readReserved(db, profileId);
  const known: Known = { movements, reserved, lockInYears: await lockInYearsOf(db, held), today };
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
    idle: await idleOf(db, profileId, held, known),
    ...lockInsOf(held, known),
    taxFree: await taxFreeOf(db, profileId, held, known),
  };
};
