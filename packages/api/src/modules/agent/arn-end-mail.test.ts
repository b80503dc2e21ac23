import { getOwnAgent, MORNING_MAIL_AT } from '@prosperx/core/agent';
import { requestApproval } from '@prosperx/core/cart';
import { sandboxMessages } from '@prosperx/core/sandbox';
import { addDays, businessDate, businessDateAt, instantAt } from '@prosperx/core/time';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { agentCertificates, agents } from '#db/schema/index.js';
import { scheduleHousekeeping } from '#housekeeping/housekeeping.js';
import { describeWithDb } from '#testing/engines.js';
import { fillCart, lumpsum } from '#testing/investing.js';
import { advisorFor, newInvestor } from '#testing/new-investor.js';
import { type TestKit, testKit } from '#testing/test-kit.js';

const [CODE, ARN] = ['AG1001', 'ARN-100101'];
const LAST = businessDate('2027-01-15');

describeWithDb(
  'the end of an ARN',
  (given) => {
    let kit: TestKit;
    let email = '';
    let count = 0;
    beforeEach(async () => {
      kit = testKit(given.db);
      email = `ends${count++}@example.com`;
      const morningMail = kit.services.crypto.seal(agents.morningMail, CODE, email);
      await given.db.update(agents).set({ morningMail, language: null }).where(eq(agents.code, CODE));
      const row = {
        agentCode: CODE,
        isNismCertified: true,
        isArnHolder: true,
        arnCode: ARN,
        euin: 'E100101',
        arnFrom: businessDate('2024-01-16'),
        arnTo: LAST,
        verifiedTo: null,
        savedAt: kit.clock.now(),
      };
      await given.db
        .insert(agentCertificates)
        .values(row)
        .onConflictDoUpdate({ target: agentCertificates.agentCode, set: row });
    });

    const subjects = async () =>
      (await kit.client().call(sandboxMessages, { query: { to: email } })).map(({ subject }) => subject);
    /** Goes through the nights before some mornings, each so many days after the last day. */
    const untilMorningsOf = async (...days: readonly number[]) => {
      for (const day of days) {
        kit.clock.advance(instantAt(addDays(LAST, day - 1), '10:00') - kit.clock.now());
        await scheduleHousekeeping(given.db, kit.clock.now());
        kit.clock.advance(instantAt(addDays(LAST, day), MORNING_MAIL_AT) - kit.clock.now());
        await kit.settle();
      }
      return subjects();
    };

    it('is told by mail a month and a week before it, and once it has come, each once', async () => {
      expect(await untilMorningsOf(-31)).toEqual([]);
      const soon = `${ARN} ends on 15 January 2027`;
      expect(await untilMorningsOf(-30, -29, -8)).toEqual([soon]);
      expect(await untilMorningsOf(-7, 0)).toEqual([soon, soon]);
      const [ended, ...before] = await untilMorningsOf(1, 2);
      expect([ended, before]).toEqual([`${ARN} ended on 15 January 2027`, [soon, soon]]);
    });

    it('is not told where other days of it wait, nor where no mail is wanted', async () => {
      const waiting = { arnTo: businessDate('2030-01-15'), verifiedTo: LAST };
      await given.db.update(agentCertificates).set(waiting).where(eq(agentCertificates.agentCode, CODE));
      expect(await untilMorningsOf(-5)).toEqual([]);
      await given.db.update(agentCertificates).set({ arnTo: LAST, verifiedTo: null });
      await given.db.update(agents).set({ morningMail: null }).where(eq(agents.code, CODE));
      expect(await untilMorningsOf(-3)).toEqual([]);
    });

    it('is named on their home and in what is refused from then on', async () => {
      const days = (from: number) => instantAt(addDays(LAST, from), '10:00') - kit.clock.now();
      kit.clock.advance(days(-10));
      const near = await advisorFor(kit, await newInvestor(kit));
      const end = { arn: ARN, on: LAST };
      expect(await near.call(getOwnAgent)).toMatchObject({ arnState: 'verified', arnEnd: { ...end, isOver: false } });
      kit.clock.advance(days(1));
      expect(businessDateAt(kit.clock.now())).toBe('2027-01-16');
      const advisor = await advisorFor(kit, await newInvestor(kit));
      expect(await advisor.call(getOwnAgent)).toMatchObject({ arnState: 'missing', arnEnd: { ...end, isOver: true } });
      const { encryptedCartId: cartId, version } = await fillCart(advisor, lumpsum(5_000));
      const refused = await advisor.fail(requestApproval, { body: { cartId, version } });
      expect([refused.code, refused.message]).toEqual(['certificates_ended', expect.stringContaining('has ended')]);
    });
  },
  'seeded',
);
