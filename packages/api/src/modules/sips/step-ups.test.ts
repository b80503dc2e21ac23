import { sandboxMessages } from '@prosperx/core/sandbox';
import { getRunningSips, stepUpSip } from '@prosperx/core/sip';
import { businessDate, instantAt } from '@prosperx/core/time';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { sips } from '#db/schema/index.js';
import { profileTicket } from '#testing/applicant.js';
import { describeWithDb } from '#testing/engines.js';
import { signedInAgain } from '#testing/new-investor.js';
import { newRunningSip } from '#testing/running-sip.js';
import { type TestKit, testKit } from '#testing/test-kit.js';
import { sipChangeText } from './sip-notification.text.js';
import { applyStepUps } from './step-ups.js';

describeWithDb(
  'the yearly step-ups',
  (given) => {
    let kit: TestKit;
    beforeEach(() => {
      kit = testKit(given.db);
    });

    const key = () => crypto.randomUUID();

    /** An investor with a SIP of ₹2,000 on the 10th, next on 10 December; the clock stands on 16 November. */
    async function someone() {
      const investor = await newRunningSip(kit, {});
      const { sipId, ucc } = investor;
      const client = () => signedInAgain(kit, investor);
      const ticketFor = async (change: object) =>
        profileTicket({ ...investor, client: await client() }, { sipId, ...change });
      const view = async () => (await (await client()).call(getRunningSips)).sips[0]!;
      const to = `test-${Number(ucc.slice(4))}@example.com`;
      const notifications = () => kit.client().call(sandboxMessages, { query: { to } });
      return { sipId, client, ticketFor, view, notifications };
    }

    it('step up with the next instalment where the planned one has passed', async () => {
      const { client, sipId, ticketFor, view } = await someone();
      const by = { kind: 'percent' as const, amount: null, percent: 10 };
      await (await client()).call(stepUpSip, { key: key(), body: { sipId, ...by, ticket: await ticketFor(by) } });
      await given.db.update(sips).set({ stepUpAt: 1 }).where(eq(sips.id, sipId));
      await applyStepUps(kit.services);
      expect(await view()).toMatchObject({ change: { kind: 'step_up', amount: 220_000 } });
    });

    it('tell why a step-up is not made where the SIP ends before it', async () => {
      const { client, sipId, ticketFor, notifications } = await someone();
      const by = { kind: 'sum' as const, amount: 500, percent: null };
      await (await client()).call(stepUpSip, { key: key(), body: { sipId, ...by, ticket: await ticketFor(by) } });
      await given.db.update(sips).set({ stepUpAt: 2, instalments: 2 }).where(eq(sips.id, sipId));
      await applyStepUps(kit.services);
      await kit.settle();
      const refused = (await notifications()).find(({ subject }) => subject === 'Your SIP could not step up');
      expect(refused?.text).toContain(sipChangeText.tooLate);
      expect(refused?.text).not.toContain('mandate');
    });

    it('are told of at once, also at night, where their owner plans them, and in the morning where the night refuses them', async () => {
      kit.clock.advance(instantAt(businessDate('2026-11-17'), '00:30') - kit.clock.now());
      const { client, sipId, ticketFor, notifications } = await someone();
      const by = { kind: 'sum' as const, amount: 500, percent: null };
      const told = async () => {
        await kit.settle();
        return (await notifications()).filter(({ subject }) => /steps? up/.test(subject)).length;
      };
      await (await client()).call(stepUpSip, { key: key(), body: { sipId, ...by, ticket: await ticketFor(by) } });
      expect(await told()).toBe(1);
      await given.db.update(sips).set({ stepUpAt: 2, instalments: 2 }).where(eq(sips.id, sipId));
      await applyStepUps(kit.services);
      expect(await told()).toBe(1);
      kit.clock.advance(instantAt(businessDate('2026-11-17'), '09:00') - kit.clock.now());
      expect(await told()).toBe(2);
    });
  },
  'seeded',
);
