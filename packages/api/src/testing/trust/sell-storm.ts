import { addUnits, type Units, unitsFromScaled } from '@prosperx/core/money';
import { requestRedemption, requestSwitch } from '@prosperx/core/redemption';
import { businessDateAt, instantAt } from '@prosperx/core/time';
import { eq } from 'drizzle-orm';
import { newToken } from '#crypto/new-id.js';
import type { Db } from '#db/db.js';
import { ledgerEntries, sales, sandboxExchangeOrders } from '#db/schema/index.js';
import { reconcile } from '#reconciliation/reconcile.js';
import { SALE_KINDS_AT_EXCHANGE } from '#sandbox/exchange-redemptions.js';
import { DEBT, EQUITY, schemeOf } from '#testing/investing.js';
import { signInAs } from '#testing/new-investor.js';
import { goTo } from '#testing/redeeming.js';
import { testKit } from '#testing/test-kit.js';
import { testClock, type TestClock, testCrypto } from '#testing/test-services.js';
import { LEASE_OVER, NAIVE, serverIn } from './crash-points.js';
import { Life } from './mortal.js';
import { randomFrom } from './random.js';
import { addRedeemer, bodyOf, confirmRedemptions, type Redeemer, type RedemptionChoice } from './redeemers.js';
import { strayMoney } from './stray-money.js';

export interface SellStorm {
  readonly db: Db;
  readonly folios: number;
  /** Redemptions and switches of each folio that are asked for in one moment, of which three fit. */
  readonly atOnce: number;
  /** How often the server dies while a folio is sold. */
  readonly kills: number;
  readonly seed: number;
  /** Selling done as one would write it first. */
  readonly naive?: boolean;
}

export interface SellStormVerdict {
  readonly folios: number;
  readonly requests: number;
  readonly kills: number;
  /** The redemptions of which the server has said that they are made, and those in our book and in the exchange's. */
  readonly acknowledged: number;
  readonly stored: number;
  readonly placed: number;
  /** Folios of which more is held back than there is, or that have other units left than they should. */
  readonly oversold: number;
  readonly discrepancies: number;
  /** Redemptions that no code confirmed, or that went to another account than one of the investor's own. */
  readonly stray: number;
}

const FIT = 3;
/** The time from which the next folio waits for the morning: a sale that is made before the cut-off and reaches the exchange after it has the NAV of another day, which the books would name, and rightly. */
const LATEST = '14:00';
/** Places that one request comes to, about. */
const PLACES = 12;

export const isSoldWithin = ({ folios, acknowledged, stored, placed, ...wrong }: SellStormVerdict): boolean =>
  [acknowledged, stored, placed].every((count) => count === FIT * folios) &&
  wrong.oversold + wrong.discrepancies + wrong.stray === 0;

/** Nearly a third of the folio each, no two alike: half are redeemed, half switched. */
const choicesOf = ({ units }: Redeemer, count: number): RedemptionChoice[] =>
  Array.from({ length: count }, (_, at) => ({
    // the exchange counts units by their thousandths
    much: unitsFromScaled((Math.floor(units / 30) - at) * 10),
    to: at % 2 === 0 ? null : DEBT,
  }));

/** Sends all requests at once to a server that dies, and to the next what was not answered, by the same keys. Returns how many were made. */
async function sellAtOnce(run: SellStorm, clock: TestClock, redeemer: Redeemer, random: () => number) {
  const choices = choicesOf(redeemer, run.atOnce);
  await confirmRedemptions({ db: run.db, crypto: testCrypto }, redeemer, clock.now(), choices);
  let open = choices.map((choice) => ({ choice, key: newToken() }));
  const sum = { acknowledged: 0, kills: 0 };
  for (let left = run.kills; open.length > 0; left--) {
    const life = new Life(left > 0 ? 1 + Math.floor(random() * PLACES * open.length) : undefined);
    const kit = serverIn(life, run.db, clock, run.naive ? NAIVE : {});
    const client = signInAs(kit.client(), redeemer.investor);
    const unanswered: typeof open = [];
    const ask = async (each: (typeof open)[number]) => {
      const { choice, key } = each;
      const body = bodyOf(redeemer, choice) as never;
      const answered = client.send(choice.to === null ? requestRedemption : requestSwitch, { key, body });
      const answer = await Promise.race([answered, life.died.then(() => null)]);
      if (!answer || answer.status === 409) unanswered.push(each);
      else if (answer.ok) sum.acknowledged += 1;
      else if (answer.status >= 500) throw new Error(await answer.text());
    };
    await Promise.all(open.map(ask));
    if (!life.isOver) await Promise.race([kit.settle(), life.died]);
    await life.gone();
    if (life.isOver) {
      sum.kills += 1;
      clock.advance(LEASE_OVER);
    }
    // what a conflict says is an answer where nobody has died
    open = life.isOver ? unanswered : [];
  }
  return sum;
}

async function isOversold(db: Db, { investor: { profileId }, units }: Redeemer): Promise<boolean> {
  const ours = await db.select().from(sales).where(eq(sales.profileId, profileId));
  const reserved = ours.reduce((sum, row) => addUnits(sum, row.reservedUnits), 0 as Units);
  const entries = await db.select().from(ledgerEntries).where(eq(ledgerEntries.profileId, profileId));
  const ofScheme = entries.filter(({ schemeId }) => schemeId === schemeOf(EQUITY).id);
  const left = ofScheme.reduce((sum, entry) => addUnits(sum, entry.units), 0 as Units);
  return reserved > units || left !== units - reserved;
}

/** Many redemptions and switches of one folio at once, of one folio after another, at servers that die meanwhile; then days pass. */
export async function runSellStorm(run: SellStorm): Promise<SellStormVerdict> {
  const { db, folios, naive = false } = run;
  const random = randomFrom(run.seed);
  const clock = testClock();
  const kit = testKit(db, { clock });
  const redeemers: Redeemer[] = [];
  const sum = { acknowledged: 0, kills: 0 };
  for (let number = 0; number < folios; number++) {
    const today = businessDateAt(clock.now());
    if (clock.now() > instantAt(today, LATEST)) await goTo(kit, kit.services.calendar.add(today, 1), '10:00');
    const redeemer = await addRedeemer(kit.services, number);
    redeemers.push(redeemer);
    const { acknowledged, kills } = await sellAtOnce(run, clock, redeemer, random);
    sum.acknowledged += acknowledged;
    sum.kills += kills;
  }
  clock.advance(LEASE_OVER);
  await kit.settle();
  if (!naive) await goTo(kit, '2026-11-24', '20:00');
  const found = await Promise.all(redeemers.map((redeemer) => isOversold(db, redeemer)));
  const uccs = new Set(redeemers.map(({ investor }) => investor.ucc));
  const isPlaced = ({ ucc, kind, state }: { ucc: string; kind: string; state: string }) =>
    uccs.has(ucc) && SALE_KINDS_AT_EXCHANGE.includes(kind) && state !== 'refused';
  const book = await db.select().from(sandboxExchangeOrders);
  const profiles = new Set(redeemers.map(({ investor }) => investor.profileId));
  const stored = (await db.select().from(sales)).filter(({ profileId }) => profiles.has(profileId));
  const { discrepancies } = await reconcile(db, 'all', testCrypto);
  return {
    folios,
    requests: folios * run.atOnce,
    ...sum,
    stored: stored.length,
    placed: book.filter(isPlaced).length,
    oversold: found.filter(Boolean).length,
    discrepancies: discrepancies.length,
    stray: (await strayMoney(db)).length,
  };
}
