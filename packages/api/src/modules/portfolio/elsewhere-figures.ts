import { addPaise, type Nav, paise, type Paise, unitsFromScaled, valueAtNav, ZERO_PAISE } from '@prosperx/core/money';
import {
  type ElsewhereFigures,
  type FollowedAccount,
  followOutside,
  type getElsewhereFigures as call,
  heldIn2018,
  isSameScheme,
} from '@prosperx/core/portfolio';
import {
  type Disposal,
  financialYearOf,
  FIRST_TAX_YEAR,
  gainsOfYear,
  GRANDFATHERED_UNTIL,
  isClubbedOn,
  partAmount,
  taxClassOf,
} from '@prosperx/core/tax';
import { type BusinessDate, businessDateAt } from '@prosperx/core/time';
import { eq } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { type KeptAccount, outsideStatements } from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';
import { subjectOf } from '#kernel/context.js';
import { readFairValues } from '#records/portfolio/fair-value.js';
import { pointsBetween, readHistory, readNavsAt, type Step, sumsAt } from '#records/portfolio/read-history.js';
import { type Flow, readFlows } from '#records/portfolio/repository.js';
import { consumeLimit, throttleKey } from '#throttle/throttle.js';
import { type HerePosition, isHere, readHere, readNamedSchemes } from './elsewhere.js';
import { hasClubbed, readOwners, readSoldLots, type SoldLot } from './files/capital-gains.js';
import { navDateOf } from './get-portfolio.js';
import { valuedOf, yearlyReturnTo } from './holding.js';

type NamedScheme = Awaited<ReturnType<typeof readNamedSchemes>>[number];
type LeftOut = ElsewhereFigures['leftOut'][number];
type Figures = ElsewhereFigures['figures']['here'];

/** A scheme in a folio whose transactions are followed, with the scheme of our market. */
interface Followed {
  readonly account: KeptAccount;
  readonly found: FollowedAccount;
  readonly scheme: NamedScheme | undefined;
}

/** What a statement's transactions come to, scheme by scheme: without what the portfolio has too, and with the names of what cannot be followed. */
async function readFollowed(db: Db, accounts: readonly KeptAccount[], here: readonly HerePosition[]) {
  const others = accounts.filter((account) => !isHere(account, here));
  const schemes = await readNamedSchemes(db, others);
  const followed: Followed[] = [];
  const leftOut: LeftOut[] = [];
  for (const { account, found } of followOutside(others)) {
    const { schemeName, folioNo, units, value } = account;
    if (typeof found === 'string') leftOut.push({ schemeName, folioNo, reason: found });
    else if (units > 0 && value === null) leftOut.push({ schemeName, folioNo, reason: 'price' });
    else followed.push({ account, found, scheme: schemes.find((scheme) => isSameScheme(account, scheme)) });
  }
  return { followed, leftOut };
}

/** A unit's price by day: that of each transaction, and that of the statement. */
function pricesOf({ lines, nav, navDate }: KeptAccount): Step[] {
  const paid = lines.movements.flatMap(({ date, units, amount }): Step[] =>
    units === 0 || !amount ? [] : [[date, Math.abs((amount * 1e10) / units)]],
  );
  return nav === null || navDate === null ? paid : [...paid, [navDate, nav]];
}

/** Returns the last of the prices on or before each of the points; null before the first. */
function priceAt(prices: readonly Step[], points: readonly BusinessDate[]): (number | null)[] {
  const sorted = [...prices].sort(([one], [other]) => (one < other ? -1 : 1));
  return points.map((point) => sorted.findLast(([date]) => date <= point)?.[1] ?? null);
}

/** What schemes elsewhere were worth at each of the points: at the market's NAVs where it has them, else at the statement's own prices. */
async function readWorth(db: Db, followed: readonly Followed[], points: readonly BusinessDate[]): Promise<Paise[]> {
  const ids = [...new Set(followed.flatMap(({ scheme }) => scheme?.id ?? []))];
  const navs = ids.length === 0 ? new Map<string, (number | null)[]>() : await readNavsAt(db, ids, points);
  const each = followed.map(({ account, found, scheme }) => {
    let before = 0;
    const changes = found.steps.map(({ date, units }): Step => {
      const by = units - before;
      before = units;
      return [date, by];
    });
    const units = sumsAt(changes, points);
    const own = priceAt(pricesOf(account), points);
    const market = scheme && navs.get(scheme.id);
    return points.map((_, index) => {
      const price = Math.round(market?.[index] ?? own[index] ?? 0);
      return price === 0 ? ZERO_PAISE : valueAtNav(unitsFromScaled(units[index] ?? 0), price as Nav);
    });
  });
  return points.map((_, index) => addPaise(...each.map((values) => values[index] ?? ZERO_PAISE)));
}

type Sold = Disposal & Pick<SoldLot, 'isTaxAssumed'>;

/** What was sold elsewhere, lot by lot; of schemes that our market does not know no tax class is known. */
async function readSoldElsewhere(db: Db, followed: readonly Followed[], taxpayer: string) {
  const owner = (await readOwners(db, [taxpayer])).get(taxpayer);
  const known = followed.flatMap(({ scheme }) => scheme?.id ?? []);
  const fairValues = await readFairValues(db, known);
  const fairValueOf = (held: NonNullable<ReturnType<typeof heldIn2018>>) => {
    const fairNav = fairValues.get(followed.find(({ account }) => account === held.account)?.scheme?.id ?? '');
    return fairNav === undefined ? null : valueAtNav(held.units, fairNav);
  };
  const disposals: Sold[] = [];
  const leftOut: LeftOut[] = [];
  for (const { account, found, scheme } of followed) {
    const { schemeName, folioNo } = account;
    if (found.closed.length > 0 && !scheme) leftOut.push({ schemeName, folioNo, reason: 'class' });
    if (!scheme) continue;
    const { taxClass, isAssumed, isListed } = taxClassOf(scheme);
    for (const { redemption, sold } of found.closed) {
      const parts = partAmount(
        redemption.proceeds,
        sold.map(({ units }) => units),
      );
      sold.forEach((lot, index) => {
        const { date, cost } = lot;
        disposals.push({
          taxClass,
          isListed,
          isTaxAssumed: isAssumed,
          taxpayer,
          isClubbed: owner !== undefined && isClubbedOn(owner, redemption.date),
          bought: date,
          sold: redemption.date,
          cost,
          proceeds: parts[index] ?? ZERO_PAISE,
          fairValue: date > GRANDFATHERED_UNTIL ? null : fairValueOf(heldIn2018(lot) ?? { account, units: lot.units }),
        });
      });
    }
  }
  return { disposals, leftOut };
}

/** Gains of a year on both sides, in the groups of both together. */
function gainsBeside(here: readonly Sold[], elsewhere: readonly Sold[], year: number | undefined, today: BusinessDate) {
  const current = financialYearOf(today);
  const all = [...here, ...elsewhere];
  const own = year ?? current;
  const sold = all.map((lot) => financialYearOf(lot.sold)).filter((each) => each >= FIRST_TAX_YEAR);
  const together = gainsOfYear(all, own);
  const sides = { here: gainsOfYear(here, own).groups, elsewhere: gainsOfYear(elsewhere, own).groups };
  return {
    year: own,
    years: [...new Set([current, ...sold])].sort((one, other) => other - one),
    groups: together.groups.map(({ taxClass, term, rate, gain }) => {
      const of = (groups: typeof sides.here) =>
        groups.find((each) => each.taxClass === taxClass && each.term === term && each.rate === rate)?.gain ??
        ZERO_PAISE;
      return { taxClass, term, rate, here: of(sides.here), elsewhere: of(sides.elsewhere), together: gain };
    }),
    equity: together.equity,
    isTaxAssumed: together.lines.some(({ isTaxAssumed }) => isTaxAssumed),
    isFairValueMissing: together.lines.some(({ isFairValueMissing }) => isFairValueMissing),
  };
}

type Held = Pick<KeptAccount, 'folioNo' | 'isin' | 'schemeName'>;

const keyOf = ({ folioNo, isin, schemeName }: Held) => JSON.stringify([folioNo, isin, schemeName]);

const inOrder = (flows: readonly Flow[]): Flow[] => [...flows].sort(([one], [other]) => (one < other ? -1 : 1));

const sumOf = (amounts: readonly (Paise | null)[]) => addPaise(...amounts.flatMap((amount) => amount ?? []));

function figuresOf(flows: readonly Flow[], left: readonly Flow[], invested: Paise): Figures {
  const value = addPaise(...left.map(([, worth]) => paise(worth)));
  return { value, invested, xirr: yearlyReturnTo(inOrder(flows), left) };
}

/** Reads what the transactions of a profile's statement come to, with the gains of a year; null where none are kept. */
export async function readFigures(
  { db, today }: { readonly db: Db; readonly today: BusinessDate },
  profileId: string,
  year?: number,
): Promise<ElsewhereFigures | null> {
  const [row] = await db.select().from(outsideStatements).where(eq(outsideStatements.profileId, profileId));
  if (!row?.accounts) return null;
  const { accounts, until } = row;
  const positions = await readHere(db, profileId, until);
  const { followed, leftOut } = await readFollowed(db, accounts, positions);
  const told = new Set(accounts.map(keyOf));
  const silent = row.holdings.filter((held) => !told.has(keyOf(held)) && !isHere(held, positions));
  const { held, unvalued } = valuedOf(positions);
  const hereAsOf = navDateOf(held);
  const flowsHere = await readFlows(db, [profileId], unvalued);
  const flows = followed.flatMap(({ found }) => found.flows.map(({ date, cash }): Flow => [date, cash]));
  const ends = followed.flatMap(({ account: { units, value, navDate } }): Flow[] =>
    units > 0 && value !== null ? [[navDate ?? until, value]] : [],
  );
  const endHere: Flow[] = hereAsOf === null ? [] : [[hereAsOf, sumOf(held.map(({ currentValue }) => currentValue))]];
  const invested = sumOf(followed.flatMap(({ found }) => found.lots.map(({ cost }) => cost)));
  const investedHere = sumOf(held.map((position) => position.invested));
  const sold = await readSoldElsewhere(db, followed, profileId);
  const soldHere = (await readSoldLots(db, [profileId])).map((lot): Sold => ({ ...lot, taxpayer: profileId }));
  const gains = gainsBeside(soldHere, sold.disposals, year, today);
  const first = followed.flatMap(({ found }) => found.steps[0]?.date ?? []).sort()[0];
  const history = await readHistory(db, [profileId], (firstHere) => {
    const from = [first, firstHere].filter((day) => day != null).sort()[0];
    return first === undefined || from == null || from >= until ? [] : pointsBetween(from, until);
  });
  const worth = await readWorth(
    db,
    followed,
    history.map(({ date }) => date),
  );
  return {
    until,
    hereAsOf,
    figures: {
      elsewhere: figuresOf(flows, ends, invested),
      here: figuresOf(flowsHere, endHere, investedHere),
      together: figuresOf([...flowsHere, ...flows], [...endHere, ...ends], addPaise(invested, investedHere)),
    },
    gains: { ...gains, isClubbed: await hasClubbed(db, [profileId], gains.year) },
    history: history.map(({ date, value }, index) => {
      const elsewhere = worth[index] ?? ZERO_PAISE;
      return { date, here: value, elsewhere, together: addPaise(value, elsewhere) };
    }),
    leftOut: [
      ...leftOut,
      ...silent.map(({ schemeName, folioNo }): LeftOut => ({ schemeName, folioNo, reason: 'gap' })),
      ...sold.leftOut,
    ],
  };
}

/** The limit of figures for an account, in ten minutes: each time all its transactions are followed. */
const FIGURES = { most: 120, within: 600_000 } as const;

export const getElsewhereFigures: Verb<typeof call> = async ({ ctx, input }) => {
  const { profileId } = subjectOf(ctx);
  await consumeLimit(ctx, throttleKey(ctx, 'elsewhere-figures', profileId), FIGURES);
  return readFigures({ db: ctx.db, today: businessDateAt(ctx.clock.now()) }, profileId, input.year);
};
