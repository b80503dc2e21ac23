import { rupees } from '@prosperx/core/money';
import { sandboxMessages } from '@prosperx/core/sandbox';
import { type BusinessDate, businessDate, instantAt } from '@prosperx/core/time';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it, vi } from 'vitest';
import { newId } from '#crypto/new-id.js';
import { mandates, sipChanges, sips, users } from '#db/schema/index.js';
import { housekeeping } from '#housekeeping/housekeeping.js';
import type { Job } from '#queue/queue.js';
import { ownerNotices } from '#records/profile/owner-notice.text.js';
import { linkBank } from '#testing/applicant.js';
import { describeWithDb } from '#testing/engines.js';
import { EQUITY, notificationsTo, schemeOf } from '#testing/investing.js';
import { newInvestor } from '#testing/new-investor.js';
import { addMandate, haltSips, newRunningSip, type RunningSip } from '#testing/running-sip.js';
import { type TestKit, testKit } from '#testing/test-kit.js';
import { scheduleEndNotices } from './end-notice.js';
import { endNoticeText } from './end-notice.text.js';

const END = businessDate('2026-12-20');

describeWithDb(
  'the notice that a mandate ends',
  (given) => {
    let kit: TestKit;
    beforeEach(() => {
      kit = testKit(given.db);
    });
    const goTo = async (date: string, time: string) => {
      kit.clock.advance(instantAt(businessDate(date), time) - kit.clock.now());
      await kit.settle();
    };

    /** An investor with a SIP that is due on 10 December and 11 January, and a mandate that ends between. */
    async function someone(wanted: RunningSip & { readonly end?: BusinessDate; readonly there?: string } = {}) {
      const { end = END, there = null } = wanted;
      const investor = await newRunningSip(kit, { limit: null, ...wanted });
      await haltSips(given.db);
      const mandateId = await addMandate(kit.services, investor.profileId, 50_000, there, end);
      const told = async () =>
        (await notificationsTo(kit, investor)).filter(({ subject }) => subject === endNoticeText.subject(end));
      return { ...investor, mandateId, told };
    }

    /** A change of a SIP of someone's that is on its way, and holds from the instalment of January on. */
    async function changeOf(sipId: string, wanted: Partial<typeof sipChanges.$inferInsert>): Promise<string> {
      const id = newId('chg');
      const [amount, date, at] = [rupees(2_000), businessDate('2027-01-11'), kit.clock.now()];
      const former = { formerAmount: amount, formerDate: 10, formerNumber: null };
      const begins = { instalment: 3, date, start: businessDate('2027-01-10'), createdAt: at, changedAt: at };
      const terms = { kind: 'terms' as const, amount, sipDate: 10, state: 'registered' as const };
      await given.db
        .insert(sipChanges)
        .values({ id, sipId, clientRef: newId('ref'), ...former, ...begins, ...terms, ...wanted });
      return id;
    }

    /** What the night arranges for, and the morning after it sends. */
    async function night(date: string, between: () => PromiseLike<unknown> = () => Promise.resolve()) {
      await goTo(date, '03:30');
      await scheduleEndNotices(kit.services, kit.clock.now());
      await between();
      await goTo(date, '07:59');
      await goTo(date, '08:00');
    }

    it('goes out by day thirty days before its last one and again seven days before, each once', async () => {
      const { told } = await someone();
      const counts: number[] = [];
      for (const date of ['2026-11-19', '2026-11-20', '2026-11-21', '2026-12-12', '2026-12-13', '2026-12-14']) {
        await night(date);
        counts.push((await told()).length);
      }
      expect(counts).toEqual([0, 1, 1, 1, 2, 2]);
    });

    it('is arranged for by the night, and waits for the morning', async () => {
      const { told } = await someone();
      await goTo('2026-11-20', '03:30');
      await housekeeping(kit.services, {} as Job);
      await goTo('2026-11-20', '07:59');
      expect(await told()).toEqual([]);
      await goTo('2026-11-20', '08:00');
      expect(await told()).toHaveLength(1);
    });

    it('reads all mandates together, and none for which an earlier night has arranged', async () => {
      await given.db.update(mandates).set({ endDate: null });
      for (let count = 0; count < 3; count++) await someone();
      await goTo('2026-11-20', '03:30');
      const select = vi.spyOn(kit.services.db, 'select');
      const reads = async () => {
        select.mockClear();
        await scheduleEndNotices(kit.services, kit.clock.now());
        return select.mock.calls.length;
      };
      // the mandates, what is arranged for; then the approved ones, the SIPs and their changes
      expect([await reads(), await reads()]).toEqual([5, 2]);
      select.mockRestore();
    });

    it('names the mandate by its bank, account and limit, its last day, the SIPs that it leaves, and where to set up another', async () => {
      const { told, ...investor } = await someone();
      await linkBank(kit, investor);
      await night('2026-11-20');
      const text = (await told())[0]?.text ?? '';
      expect(text).toMatch(
        /This AutoPay mandate ends on 20 December 2026: \S.* Bank \d{3}••••\d{3}, limit ₹50,000\.00\./,
      );
      expect(text).toContain(`${schemeOf(EQUITY).name}: ₹2,000.00, from the instalment of 11 January 2027 on`);
      expect(text).toMatch(/http\S+\/v1\/profile\/mandates\n/);
    });

    it('comes at the next night of one that ends sooner, once', async () => {
      const { told } = await someone({ nextDate: '2026-12-10', end: businessDate('2026-11-20') });
      await night('2026-11-18');
      await night('2026-11-19');
      await night('2026-11-20');
      await night('2026-11-21');
      expect(await told()).toHaveLength(1);
    });

    it('comes too where the next instalment is already after the last day', async () => {
      const { told } = await someone({ end: businessDate('2026-12-09') });
      await night('2026-12-04');
      expect((await told())[0]?.text).toContain('from the instalment of 10 December 2026 on');
    });

    it('is none where another mandate pays for all of them, and names those alone that it does not', async () => {
      const { told, profileId, sipId } = await someone();
      const other = await addMandate(kit.services, profileId, 50_000);
      await night('2026-11-20');
      expect(await told()).toEqual([]);
      await given.db
        .update(mandates)
        .set({ limit: rupees(1_500) })
        .where(eq(mandates.id, other));
      const [sip] = await given.db.select().from(sips).where(eq(sips.id, sipId));
      const small = { id: newId('sip'), registrationNumber: newId('xsip'), amount: rupees(1_000) };
      await given.db.insert(sips).values({ ...sip!, ...small });
      await night('2026-11-21');
      const [notice] = await told();
      expect(notice?.text).toContain('₹2,000.00');
      expect(notice?.text).not.toContain('₹1,000.00');
    });

    it('is none where another mandate is approved, or it is cancelled, before the morning', async () => {
      const [covered, over] = [await someone(), await someone()];
      const cancelled = { state: 'cancelled' } as const;
      await night('2026-11-20', async () => {
        await addMandate(kit.services, covered.profileId, 50_000);
        await given.db.update(mandates).set(cancelled).where(eq(mandates.id, over.mandateId));
      });
      expect([await covered.told(), await over.told()]).toEqual([[], []]);
    });

    it('is none of one that has ended at its bank, whose owner reads that', async () => {
      const investor = await someone({ there: newId('man') });
      const { mandates: provider } = kit.services.providers;
      const status = () => Promise.resolve({ state: 'cancelled', reason: 'Cancelled by investor.' } as const);
      Object.assign(kit.services.providers, { mandates: { ...provider, status } });
      await night('2026-11-20');
      expect(await investor.told()).toEqual([]);
      const subjects = (await notificationsTo(kit, investor)).map(({ subject }) => subject);
      expect(subjects).toContain(ownerNotices.subject('mandate_cancelled_there'));
    });

    it('is none without a SIP, nor of SIPs that end before it', async () => {
      const without = await newInvestor(kit);
      await addMandate(kit.services, without.profileId, 50_000, null, END);
      const { told } = await someone({ instalments: 2 });
      await night('2026-11-20');
      expect(await told()).toEqual([]);
      const subjects = (await notificationsTo(kit, without)).map(({ subject }) => subject);
      expect(subjects).not.toContain(endNoticeText.subject(END));
    });

    /** Someone with a SIP that is registered with the mandate that ends, at an exchange that debits by that alone. */
    async function bound(end: BusinessDate = END) {
      const { exchange } = kit.services.providers;
      Object.assign(kit.services.providers, { exchange: { ...exchange, debitsInstalments: true } });
      const someoneBound = await someone({ end });
      const { mandateId, sipId } = someoneBound;
      await given.db.update(sips).set({ mandateId }).where(eq(sips.id, sipId));
      return someoneBound;
    }

    it('names the change alone where a SIP is bound to its mandate and another one can pay, and by when it is asked for', async () => {
      const { told, profileId } = await bound();
      await addMandate(kit.services, profileId, 50_000);
      await night('2026-11-20');
      const text = (await told())[0]?.text ?? '';
      expect(text).toContain('from the instalment of 11 January 2027 on; to be changed by 11 December 2026');
      expect(text).toMatch(/You have one that can pay: choose it for each SIP under “Change” in “My SIPs”, by the day/);
      expect(text).toMatch(/http\S+\/v1\/running-sips\n/);
      expect(text).not.toContain('/v1/profile/mandates');
    });

    it('names no other mandate that can pay where the other SIPs of the day leave no room in it', async () => {
      const { told, profileId, sipId } = await bound();
      const full = await addMandate(kit.services, profileId, 3_000);
      const [sip] = await given.db.select().from(sips).where(eq(sips.id, sipId));
      const later = { id: newId('sip'), registrationNumber: null, mandateId: full, createdAt: sip!.createdAt + 1 };
      await given.db.insert(sips).values({ ...sip!, ...later });
      await night('2026-11-20');
      const text = (await told())[0]?.text ?? '';
      expect(text).toContain('to be changed by 11 December 2026');
      expect(text).not.toContain('You have one that can pay');
      expect(text).toMatch(/http\S+\/v1\/profile\/mandates\n/);
    });

    it.each([
      ['names another one that has room for', 4_000, true],
      ['asks for a new one where none has room for', 3_000, false],
    ])('%s all SIPs together that the mandate leaves', async (_, limit, canPay) => {
      const { told, profileId, sipId } = await bound();
      await addMandate(kit.services, profileId, limit);
      const [sip] = await given.db.select().from(sips).where(eq(sips.id, sipId));
      const sibling = { id: newId('sip'), registrationNumber: null, createdAt: sip!.createdAt + 1 };
      await given.db.insert(sips).values({ ...sip!, ...sibling });
      await night('2026-11-20');
      const text = (await told())[0]?.text ?? '';
      expect(text.includes('You have one that can pay')).toBe(canPay);
      expect(text.includes('/v1/profile/mandates')).toBe(!canPay);
    });

    it('comes sixty days before where SIPs are bound, and says that a new mandate is set up and then chosen', async () => {
      const end = businessDate('2027-01-20');
      const [free, { told }] = [await someone({ end }), await bound(end)];
      await night('2026-11-20');
      expect(await told()).toEqual([]);
      await night('2026-11-21');
      const text = (await told())[0]?.text ?? '';
      expect(text).toContain('from the instalment of 10 February 2027 on; to be changed by 11 January 2027');
      expect(text).toMatch(/set it up in time:\nhttp\S+\/v1\/profile\/mandates\n\nNo SIP moves to it by itself\./);
      // a SIP whose mandate is not known is paid by any
      expect((await free.told())[0]?.text).not.toContain('to be changed by');
    });

    it('says so where a change would come too late for the first instalment without a mandate', async () => {
      const { told } = await bound();
      await night('2026-12-13');
      const text = (await told())[0]?.text ?? '';
      expect(text).toContain('it is too late to change this instalment');
      expect(text).not.toContain('by the day given above');
    });

    it('names no day to change a SIP of which a change is on its way, and says that it is', async () => {
      const { told, profileId, sipId } = await bound();
      await addMandate(kit.services, profileId, 50_000);
      await changeOf(sipId, { amount: rupees(2_500) });
      await night('2026-11-20');
      const text = (await told())[0]?.text ?? '';
      expect(text).toContain('a change to this SIP is on its way, and once it is done, you can make another');
      expect(text).not.toContain('to be changed by');
      expect(text).not.toContain('by the day given above');
    });

    it('goes by the change of a SIP that is on its way: by its mandate where the exchange debits by that alone', async () => {
      const { told, profileId, sipId } = await bound();
      const other = await addMandate(kit.services, profileId, 50_000);
      const changeId = await changeOf(sipId, { mandateId: other });
      await night('2026-11-20');
      expect(await told()).toEqual([]);
      await given.db.update(sipChanges).set({ state: 'refused' }).where(eq(sipChanges.id, changeId));
      await night('2026-11-21');
      expect(await told()).toHaveLength(1);
    });

    it('goes by the amount to which a step-up that is on its way raises the SIP', async () => {
      const { told, profileId, sipId } = await someone();
      await addMandate(kit.services, profileId, 2_200);
      await night('2026-11-20');
      expect(await told()).toEqual([]);
      await changeOf(sipId, { kind: 'step_up', amount: rupees(2_500) });
      await night('2026-11-21');
      const [notice] = await told();
      expect(notice?.text).toContain(`${schemeOf(EQUITY).name}: ₹2,500.00, from the instalment of 11 January 2027 on`);
    });

    it('is in the language of its owner, and a line by SMS where their address is not verified', async () => {
      const { userId, mobile, ...investor } = await someone();
      await given.db.update(users).set({ language: 'hi' }).where(eq(users.id, userId));
      await night('2026-11-20');
      const [mail] = await notificationsTo(kit, { userId });
      expect(mail?.subject).toBe('आपका ऑटोपे मैंडेट 20 दिसंबर 2026 को खत्म होगा');
      expect(mail?.text).toContain('11 जनवरी 2027 की किस्त से');
      await given.db.update(users).set({ language: null, emailVerifiedAt: null }).where(eq(users.id, userId));
      await night('2026-12-13');
      const sent = await investor.client.call(sandboxMessages, { query: { to: mobile } });
      expect(sent[0]?.text).toMatch(
        /^ProsperX: Your AutoPay mandate ends on 20 December 2026\. http\S+\/v1\/profile\/mandates$/,
      );
    });
  },
  'seeded',
);
