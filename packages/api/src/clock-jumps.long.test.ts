import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { newToken } from '#crypto/new-id.js';
import { orders, queue, sessions } from '#db/schema/index.js';
import { reconcile } from '#reconciliation/reconcile.js';
import { newCheckout } from '#testing/checkout.js';
import { describeWithDb } from '#testing/engines.js';
import { leadsTo, pressAtBank } from '#testing/requests.js';
import { type TestKit, testKit } from '#testing/test-kit.js';
import { testClock, testCrypto } from '#testing/test-services.js';
import { checkConsistency } from '#testing/trust/check-consistency.js';
import { isSound } from '#testing/trust/figures.js';
import { randomFrom } from '#testing/trust/random.js';
import { type Intent, intentOf } from '#testing/trust/shopper.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const PURCHASES = 50;
/** Milliseconds; on two quiet cores it takes a tenth of it. */
const TIME = 600_000;

/** A clock that is right, an hour ahead or an hour behind, by chance, anew at each question that is asked of a provider. */
function jumpingClock(seed: number) {
  const [random, clock] = [randomFrom(seed), testClock()];
  let off = 0;
  const jumpTo = (next: number) => {
    clock.advance(next - off);
    off = next;
  };
  const jump = () => {
    jumpTo(([-HOUR, 0, HOUR] as const)[Math.floor(random() * 3)] ?? 0);
    return false;
  };
  return { clock, jump, settle: () => jumpTo(0) };
}

describeWithDb(
  'a purchase',
  (given) => {
    /** Whoever is signed out because a clock went forth signs in again. */
    const signInAgain = ({ clock }: TestKit) =>
      given.db.update(sessions).set({ lastSeenAt: clock.now(), endsAt: clock.now() + DAY });

    // Trust R16: 50 purchases while the clock jumps an hour at each question to a provider: each made once, paid once, and over in the end
    it(
      'is made once, and its money is either invested or back, however the clock jumps meanwhile',
      async () => {
        const { clock, jump, settle } = jumpingClock(1);
        const kit = testKit(given.db, { clock, faults: { loseRequest: jump, loseAnswer: jump } });
        const intents: Intent[] = [];
        const keys = new Map<string, string>();
        for (let left = PURCHASES; left > 0; left -= 1) {
          const checkout = await newCheckout(kit);
          const intent = intentOf(checkout.ucc, 5_000);
          intents.push(intent);
          intent.ordered = true;
          await signInAgain(kit);
          const key = newToken();
          // an order may be over by now: then nothing is paid
          const started = await checkout.startPaying(key).catch(() => null);
          if (started) {
            jump();
            await signInAgain(kit);
            // the same press again, at whatever time, starts no second payment
            const again = await checkout.startPaying(key).catch(() => started);
            keys.set(started.paymentId, again.paymentId);
            const back = await pressAtBank(kit.app, started.bankPage, 'pay');
            await leadsTo(kit.app, back.headers.get('location') ?? '').catch(() => '');
          }
          await kit.settle();
        }
        settle();
        for (const [first, second] of keys) expect(second).toBe(first);
        expect(keys.size).toBeGreaterThan(0);
        await kit.scheduler.advanceTo(clock, clock.now() + 8 * DAY);
        await kit.settle();
        const verdict = await checkConsistency(given.db, intents);
        expect(verdict).toMatchObject({ doubled: 0, lost: 0, contradicted: 0 });
        expect(isSound(verdict)).toBe(true);
        const states = await given.db.select({ state: orders.state, money: orders.paymentState }).from(orders);
        // whoever paid has units or their money, and nothing is under way for ever
        for (const { state, money } of states)
          expect([
            'allotted paid',
            'expired unpaid',
            'expired failed',
            'expired refunded',
            'cancelled refunded',
          ]).toContain(`${state} ${money}`);
        const stuck = sql`${queue.state} = 'parked' or ${queue.state} = 'pending' and ${queue.dueAt} < ${new Date(clock.now() - DAY).toISOString()}::timestamptz`;
        expect(await given.db.select({ kind: queue.kind, why: queue.lastError }).from(queue).where(stuck)).toEqual([]);
        // Trust R16, control: a purchase that was told as paid and was never made is found
        const invented = { ...intentOf(intents[0]?.ucc ?? '', 7_777), ordered: true, paid: true };
        expect(isSound(await checkConsistency(given.db, [...intents, invented]))).toBe(false);
        expect((await reconcile(given.db, 'all', testCrypto)).discrepancies).toEqual([]);
        expect(await given.db.$count(orders, eq(orders.state, 'allotted'))).toBeGreaterThan(0);
      },
      TIME,
    );
  },
  'seeded',
);
