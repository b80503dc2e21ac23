import { sandboxMessages } from '@prosperx/core/sandbox';
import { pauseSip, readSkipLink, skipByLink } from '@prosperx/core/sip';
import { businessDate, instantAt } from '@prosperx/core/time';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { mandates, sips, users } from '#db/schema/index.js';
import { ownerNotices } from '#records/profile/owner-notice.text.js';
import { describeWithDb } from '#testing/engines.js';
import { notificationsTo } from '#testing/investing.js';
import { signedInAgain } from '#testing/new-investor.js';
import { newRunningSip, type RunningSip as Wanted, traceOf } from '#testing/running-sip.js';
import { type TestKit, testKit } from '#testing/test-kit.js';

describeWithDb(
  'the reminder of a debit',
  (given) => {
    let kit: TestKit;
    beforeEach(() => {
      kit = testKit(given.db);
    });

    const goTo = (date: string, time = '12:00') =>
      kit.scheduler.advanceTo(kit.clock, instantAt(businessDate(date), time));

    /** An investor with a SIP that is due on 10 December, and what they were sent of it. */
    async function someone(wanted: Wanted = {}) {
      const investor = await newRunningSip(kit, wanted);
      const sentTo = async (to: string) =>
        (await kit.client().call(sandboxMessages, { query: { to } })).filter(({ text }) => text.includes('skip'));
      const address = `test-${Number(investor.ucc.slice(4))}@example.com`;
      const mails = () => sentTo(address);
      const linkToken = async () => /#token=(\S+)/.exec((await mails())[0]?.text ?? '')?.[1] ?? '';
      return { ...investor, mails, texts: () => sentTo(investor.mobile), linkToken };
    }

    it('goes out by mail and SMS five working days before, once, with a link that skips', async () => {
      const { mails, texts } = await someone();
      await goTo('2026-12-03', '09:59');
      expect([(await mails()).length, (await texts()).length]).toEqual([0, 0]);
      await goTo('2026-12-08');
      expect([(await mails()).length, (await texts()).length]).toEqual([1, 1]);
      expect((await mails())[0]?.subject).toBe('Your SIP instalment is due on 10 December 2026');
      expect((await texts())[0]?.text).toContain('₹2,000.00');
    });

    it('goes to nobody but the mobile, with all notifications of the SIP, where the address is not verified', async () => {
      const { mails, texts, ...investor } = await someone();
      await given.db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, investor.userId));
      await goTo('2026-12-08');
      expect([(await mails()).length, (await texts()).length]).toEqual([0, 1]);
      const client = await signedInAgain(kit, investor);
      await client.call(pauseSip, { key: crypto.randomUUID(), body: { sipId: investor.sipId, instalments: 1 } });
      await kit.settle();
      const sent = await client.call(sandboxMessages, { query: { to: investor.mobile } });
      expect(sent[0]?.text).toMatch(/^ProsperX: Your SIP is paused\. http\S+\/v1\/running-sips$/);
      expect(await mails()).toEqual([]);
    });

    it('promises no debit by a mandate that its owner has cancelled at the bank, and says so', async () => {
      const { mails, ...investor } = await someone();
      const ours = eq(mandates.profileId, investor.profileId);
      await given.db.update(mandates).set({ exchangeMandateId: 'man_there' }).where(ours);
      const { mandates: provider } = kit.services.providers;
      const status = () => Promise.resolve({ state: 'cancelled', reason: 'Cancelled by investor.' } as const);
      Object.assign(kit.services.providers, { mandates: { ...provider, status } });
      await goTo('2026-12-08');
      expect(await mails()).toEqual([]);
      expect((await given.db.select().from(mandates).where(ours))[0]?.state).toBe('cancelled');
      const subjects = (await notificationsTo(kit, investor)).map(({ subject }) => subject);
      expect(subjects).toContain(ownerNotices.subject('mandate_cancelled_there'));
    });

    it('skips by its link without a login, once, and says so when it is opened again', async () => {
      const { linkToken, ...investor } = await someone();
      await goTo('2026-12-04');
      const body = { token: decodeURIComponent(await linkToken()) };
      const stranger = kit.client();
      expect(await stranger.call(readSkipLink, { body })).toMatchObject({
        state: 'open',
        amount: 200_000,
        date: '2026-12-10',
        until: '2026-12-08',
        next: '2027-01-11',
      });
      const answers = await Promise.all([1, 2, 3].map(() => stranger.call(skipByLink, { body })));
      expect(answers.map(({ state }) => state)).toEqual(['skipped', 'skipped', 'skipped']);
      expect(await stranger.call(readSkipLink, { body })).toMatchObject({ state: 'skipped', next: '2027-01-11' });
      await goTo('2027-01-13');
      const { orders, payments, sip } = await traceOf(given.db, investor);
      expect(orders.map(({ isSkipped }) => isSkipped)).toEqual([true, false]);
      expect([payments.length, sip?.skipCount]).toEqual([1, 1]);
    });

    it('skips by its link what a later pause does not count as its own', async () => {
      const { linkToken, ...investor } = await someone();
      await goTo('2026-12-04');
      await kit.client().call(skipByLink, { body: { token: decodeURIComponent(await linkToken()) } });
      await goTo('2026-12-11');
      const client = await signedInAgain(kit, investor);
      await client.call(pauseSip, { key: crypto.randomUUID(), body: { sipId: investor.sipId, instalments: 3 } });
      await kit.settle();
      const texts = (await notificationsTo(kit, investor)).map(({ text }) => text);
      const paused = 'is paused from 11 January 2027 on. It skips 3 instalments';
      expect(texts.find((text) => text.includes(paused))).toContain('Your next instalment is on 12 April 2027.');
    });

    it('is too late two working days before, and its link ends with the day of the debit', async () => {
      const { linkToken, ...investor } = await someone();
      await goTo('2026-12-09');
      const body = { token: decodeURIComponent(await linkToken()) };
      expect(await kit.client().call(skipByLink, { body })).toMatchObject({ state: 'late' });
      await goTo('2026-12-10');
      expect(await kit.client().call(readSkipLink, { body })).toMatchObject({ state: 'late', next: '2027-01-11' });
      await goTo('2026-12-11', '09:00');
      expect((await kit.client().fail(readSkipLink, { body })).code).toBe('skip_link_invalid');
      expect((await traceOf(given.db, investor)).payments).toHaveLength(1);
    });

    it('has a link by which an instalment that no mandate covers on its day is not debited', async () => {
      const { linkToken, profileId } = await someone();
      await goTo('2026-12-09');
      const body = { token: decodeURIComponent(await linkToken()) };
      await given.db.update(mandates).set({ state: 'cancelled' }).where(eq(mandates.profileId, profileId));
      await goTo('2026-12-10');
      expect(await kit.client().call(readSkipLink, { body })).toMatchObject({ state: 'gone' });
    });

    it('has a link that nobody can make or change', async () => {
      const { linkToken, sipId } = await someone();
      await goTo('2026-12-04');
      const real = decodeURIComponent(await linkToken());
      const signature = real.split('.').at(-1) ?? '';
      for (const forged of [
        '',
        'x',
        `${real}x`,
        `${sipId}.3.2026-12-10.${signature}`,
        `${sipId}.2.2026-12-31.${signature}`,
        `${sipId}.2.2026-99-99.${signature}`,
      ])
        expect((await kit.client().fail(skipByLink, { body: { token: forged } })).code).toBe('skip_link_invalid');
    });

    it('is not sent of an instalment that a pause leaves out, that no mandate covers, or of a SIP that is stopped', async () => {
      const [paused, bare, stopped] = [await someone(), await someone({ limit: null }), await someone()];
      const client = await signedInAgain(kit, paused);
      await client.call(pauseSip, { key: crypto.randomUUID(), body: { sipId: paused.sipId, instalments: 1 } });
      await given.db.update(sips).set({ state: 'cancelled', nextDate: null }).where(eq(sips.id, stopped.sipId));
      await goTo('2026-12-08');
      for (const each of [paused, bare, stopped]) expect(await each.texts()).toEqual([]);
    });
  },
  'seeded',
);
