import { requestRedemption } from '@prosperx/core/sale';
import { toUnitsNumber, unitsFromScaled } from '@prosperx/core/money';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { newToken } from '#crypto/new-id.js';
import { sales } from '#db/schema/index.js';
import { reconcile } from '#modules/orders/reconcile/reconcile.js';
import { countOf } from '#testing/count-of.js';
import { describeWithDb } from '#testing/engines.js';
import { EQUITY } from '#testing/investing.js';
import { signedInAgain } from '#testing/new-investor.js';
import { confirmSale, goTo, holdingOf, newHolder, saleBody } from '#testing/selling.js';
import { testKit } from '#testing/test-kit.js';
import { randomFrom } from './random.js';
import { doubleClick, type Line } from './retry.js';

const SELLERS = countOf({ test: 1, trust: 40 });

/** Milliseconds; on two busy cores it takes a third of it. */
const TIME = 300_000;

/** Its naive twin is that of `placeSale`, in modules/orders/sell/race.test.ts: without the lock of the folio both sessions sell. */
describeWithDb(
  'people who redeem most of a folio by double clicks in two sessions at once, while three answers of ten are lost',
  (given) => {
    it(
      'sell it once, and the books of all agree',
      async () => {
        const random = randomFrom(1);
        // they buy over a line that holds
        let isSelling = false;
        const faults = {
          loseRequest: () => isSelling && random() < 0.05,
          loseAnswer: () => isSelling && random() < 0.3,
        };
        const kit = testKit(given.db, { faults });
        const line: Line = { random, loss: 0.3, pause: () => kit.scheduler.runDue().then(() => undefined) };
        const holders = [];
        for (let number = 0; number < SELLERS; number++) holders.push(await newHolder(kit));
        await goTo(kit, '2026-11-18', '10:00');
        isSelling = true;
        for (const holder of holders) {
          const { units: held, folioNumber } = await holdingOf(kit, holder.profileId, EQUITY);
          // two codes, each for its own part: both together are more than there is
          const sessions = [];
          for (const part of [0.6, 0.5]) {
            const units = unitsFromScaled(Math.floor((held * part) / 10) * 10);
            const body = saleBody(folioNumber, { redeemType: 'units', units: toUnitsNumber(units), allRedeem: 'N' });
            const client = await signedInAgain(kit, holder);
            await confirmSale(client, holder.mobile, body);
            sessions.push({ client, body });
            kit.clock.advance(31_000);
          }
          const statuses = await Promise.all(
            sessions.map(async ({ client, body }) => {
              const key = newToken();
              const send = () => client.send(requestRedemption, { key, body: body as never });
              const [one, two] = await doubleClick(line, send);
              expect(one.status).toBe(two.status);
              if (one.status === 200) expect(one.text).toBe(two.text);
              return one.status;
            }),
          );
          expect(statuses.filter((status) => status === 200)).toHaveLength(1);
          expect(await given.db.$count(sales, eq(sales.profileId, holder.profileId))).toBe(1);
        }
        await goTo(kit, '2026-11-27', '10:00');
        const states = (await given.db.select().from(sales)).map(({ state }) => state);
        expect(new Set(states)).toEqual(new Set(['settled']));
        expect((await reconcile(given.db)).findings).toEqual([]);
      },
      TIME,
    );
  },
  'seeded',
);
