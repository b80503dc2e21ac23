import { cancelMandate, getMandates, uploadMandate } from '@prosperx/core/mandate';
import { sandboxMessages } from '@prosperx/core/sandbox';
import { businessDate, businessDateAt, instantAt } from '@prosperx/core/time';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { auditEntries, mandates, payments, queue, sandboxMandates } from '#db/schema/index.js';
import { requeueStalledMandates } from '#modules/mandate/mandate-jobs.js';
import { receiveMandateEvent } from '#modules/mandate/receive-mandate-event.js';
import type { MandateOutcome } from '#providers/mandate/port.js';
import { ProviderUnknown } from '#providers/providers.js';
import { CANCEL_MANDATE, CHECK_MANDATE } from '#queue/job-kinds.js';
import { operate } from '#queue/operate.js';
import { bookedMandate, sandboxMandateProvider, signMandateEvent } from '#sandbox/sandbox-mandates.js';
import { signatureOf } from '#sandbox/signed-messages.js';
import { allInTrust, itInTrust } from '#testing/count-of.js';
import { describeWithDb } from '#testing/engines.js';
import { atBank, investorWithBank, mandateOf, registered } from '#testing/mandate-setup.js';
import { advisorFor, signedInAgain } from '#testing/new-investor.js';
import { jpeg } from '#testing/pictures.js';
import { TEST_ORIGIN } from '#testing/requests.js';
import { newRunningSip, traceOf } from '#testing/running-sip.js';
import { type TestKit, testKit } from '#testing/test-kit.js';

const DAY = 86_400_000;

describeWithDb(
  'a mandate',
  (given) => {
    let kit: TestKit;
    beforeEach(() => {
      kit = testKit(given.db);
    });
    type Investor = Awaited<ReturnType<typeof investorWithBank>>;

    const goTo = (date: string) => kit.scheduler.advanceTo(kit.clock, instantAt(businessDate(date), '15:00'));
    const seen = async (investor: Investor, mandateId: string) =>
      mandateOf(await signedInAgain(kit, investor), mandateId);
    const actionsOn = async (mandateId: string) =>
      (
        await given.db
          .select({ action: auditEntries.action })
          .from(auditEntries)
          .where(eq(auditEntries.objectId, mandateId))
          .orderBy(auditEntries.seq)
      ).map(({ action }) => action);
    const bookOf = async (mandateId: string) => {
      const [row] = await given.db.select().from(mandates).where(eq(mandates.id, mandateId));
      return (await bookedMandate(kit.services, { clientRef: row!.clientRef }))!;
    };
    const subjectsTo = async ({ client, mobile }: Investor) =>
      (await client.call(sandboxMessages, { query: { to: mobile } })).map(({ subject }) => subject);
    /** What the provider is asked, besides what it answers as usual. */
    const withProvider = (parts: object) =>
      Object.assign(kit.services.providers, { mandates: { ...sandboxMandateProvider(kit.services), ...parts } });

    it('is approved by its bank after two working days, and its owner is told', async () => {
      const investor = await investorWithBank(kit);
      const { mandateId, press } = await atBank(kit, investor.client);
      await press('approve');
      expect(await mandateOf(investor.client, mandateId)).toMatchObject({ status: 'Processing', reason: '' });
      await goTo('2026-11-17');
      expect((await seen(investor, mandateId)).status).toBe('Processing');
      await goTo('2026-11-18');
      expect((await seen(investor, mandateId)).status).toBe('Approved');
      expect(await actionsOn(mandateId)).toEqual(['mandate.created', 'mandate.authorised', 'mandate.approved']);
      expect(await subjectsTo(investor)).toContain('Your AutoPay mandate is approved');
      expect(await given.db.$count(queue, sql`${queue.state} = 'pending' and ${queue.kind} = ${CHECK_MANDATE}`)).toBe(
        0,
      );
    });

    it('by UPI is approved at once', async () => {
      const { client } = await investorWithBank(kit);
      const { mandateId, press } = await atBank(kit, client, { method: 'upi' });
      await press('approve');
      expect(await mandateOf(client, mandateId)).toMatchObject({ status: 'Approved', method: 'upi' });
    });

    it('is rejected by its holder at once, and by its bank when that has decided', async () => {
      const investor = await investorWithBank(kit);
      const first = await atBank(kit, investor.client);
      await first.press('reject');
      expect(await mandateOf(investor.client, first.mandateId)).toMatchObject({
        status: 'Rejected',
        reason: 'You rejected it at your bank.',
      });
      const second = await atBank(kit, investor.client, { rupees: 50_013 });
      await second.press('approve');
      await goTo('2026-11-18');
      expect((await seen(investor, second.mandateId)).reason).toBe('The bank could not debit this account by mandate.');
    });

    itInTrust('that was abandoned at the bank waits, can be gone on with, and ends after a week', async () => {
      const investor = await investorWithBank(kit);
      const { mandateId, page, press } = await atBank(kit, investor.client);
      expect(await press('abandon')).toContain('setup-mandate');
      expect((await mandateOf(investor.client, mandateId)).status).toBe('New Mandate');
      const again = await atBank(kit, investor.client);
      expect([again.mandateId, again.page]).toEqual([mandateId, page]);
      await goTo('2026-11-24');
      const { status, reason } = await seen(investor, mandateId);
      expect([status, reason]).toEqual(['Rejected', 'It was not confirmed with the bank in time.']);
      // the page at the bank cannot bring it back
      await press('approve');
      expect((await seen(investor, mandateId)).status).toBe('Rejected');
      expect((await bookOf(mandateId)).state).toBe('cancelled');
    });

    itInTrust('on paper is approved fifteen days after its form', async () => {
      const investor = await investorWithBank(kit);
      const mandateId = await registered(investor.client, { method: 'paper', rupees: 25_00_000 });
      await goTo('2026-11-20');
      const client = await signedInAgain(kit, investor);
      await client.call(uploadMandate, { query: { mandateId }, body: { file: jpeg([], '') } });
      await goTo('2026-12-04');
      expect((await seen(investor, mandateId)).status).toBe('Processing');
      await goTo('2026-12-08');
      expect(await seen(investor, mandateId)).toMatchObject({ status: 'Approved', type: 'X', endDate: '2056-11-16' });
    });

    it.each(
      allInTrust([
        ['netBanking', '2026-11-27'],
        ['paper', '2027-01-01'],
      ] as const),
    )('of a bank that never answers ends by itself: %s', async (method, end) => {
      const investor = await investorWithBank(kit);
      const wanted = { method, rupees: 30_023 };
      let mandateId: string;
      if (method === 'paper') {
        mandateId = await registered(investor.client, wanted);
        await investor.client.call(uploadMandate, { query: { mandateId }, body: { file: jpeg([], '') } });
      } else {
        const bank = await atBank(kit, investor.client, wanted);
        await bank.press('approve');
        ({ mandateId } = bank);
      }
      await goTo(end);
      expect(await seen(investor, mandateId)).toMatchObject({
        status: 'Rejected',
        reason: 'The bank did not answer in time.',
      });
      expect((await bookOf(mandateId)).state).toBe('cancelled');
      expect(await subjectsTo(investor)).toEqual([]);
    });

    itInTrust('ends in time though its provider is out of reach all the while', async () => {
      const investor = await investorWithBank(kit);
      const { mandateId, press } = await atBank(kit, investor.client);
      await press('approve');
      withProvider({ status: () => Promise.reject(new ProviderUnknown('down')) });
      await goTo('2026-11-27');
      expect((await seen(investor, mandateId)).reason).toBe('The bank did not answer in time.');
    });

    it('is counted once of a bank that answers twice, and not taken back by its second answer', async () => {
      const investor = await investorWithBank(kit);
      const { mandateId, press } = await atBank(kit, investor.client, { method: 'upi' });
      await press('approve');
      const { body, signature } = signMandateEvent(kit.services, await bookOf(mandateId));
      for (let left = 3; left > 0; left -= 1)
        expect(await receiveMandateEvent(kit.services, body, signature)).toBe(true);
      const say = (eventId: string, outcome: MandateOutcome) => {
        const text = JSON.stringify({ ...(JSON.parse(body) as object), eventId, outcome });
        return receiveMandateEvent(kit.services, text, signatureOf(kit.services, 'sandbox-mandates', text));
      };
      await say('again', { state: 'approved', umrn: 'OTHER' });
      await say('other', { state: 'rejected', reason: 'no' });
      expect(await mandateOf(investor.client, mandateId)).toMatchObject({ status: 'Approved', reason: '' });
      expect((await actionsOn(mandateId)).filter((action) => action === 'mandate.approved')).toHaveLength(1);
      await kit.settle();
      expect((await subjectsTo(investor)).filter((one) => one === 'Your AutoPay mandate is approved')).toHaveLength(1);
    });

    it('that is approved after it was cancelled stays cancelled, and is cancelled at the bank', async () => {
      const investor = await investorWithBank(kit);
      const { client } = investor;
      const { mandateId, press } = await atBank(kit, client, { method: 'upi' });
      const cancelled: string[] = [];
      const usual = sandboxMandateProvider(kit.services);
      // the first message is lost, and the bank approves meanwhile
      withProvider({
        cancel: (mandate: { mandateId: string }) => {
          cancelled.push(mandate.mandateId);
          return cancelled.length === 1 ? Promise.reject(new ProviderUnknown('lost')) : usual.cancel(mandate as never);
        },
      });
      await client.call(cancelMandate, { body: { mandateId } });
      await press('approve');
      await kit.settle();
      expect(await mandateOf(client, mandateId)).toMatchObject({
        status: 'Rejected',
        reason: 'You cancelled it.',
        cancelledOn: businessDateAt(kit.clock.now()),
      });
      const [inHindi] = await client.call(getMandates, { headers: { 'Accept-Language': 'hi' } });
      expect(inHindi?.reason).toMatch(/^[\u0900-\u097f]/);
      expect(cancelled.length).toBeGreaterThanOrEqual(2);
      expect((await bookOf(mandateId)).state).toBe('cancelled');
    });

    it.each(['retry', 'drop'] as const)('says when a person has ended it at the exchange: %s', async (act) => {
      const investor = await investorWithBank(kit);
      const { mandateId, press } = await atBank(kit, investor.client, { method: 'upi' });
      await press('approve');
      await kit.settle();
      const reason = `by hand, ${act}`;
      withProvider({ cancel: () => Promise.resolve({ cancelled: false, reason }) });
      await investor.client.call(cancelMandate, { body: { mandateId } });
      await kit.settle();
      const cancelledOn = businessDateAt(kit.clock.now());
      expect(await mandateOf(investor.client, mandateId)).toMatchObject({ cancelledOn, endedOn: null });
      // somebody has ended it there
      const book = eq(sandboxMandates.clientRef, (await bookOf(mandateId)).clientRef);
      if (act === 'retry') await given.db.update(sandboxMandates).set({ state: 'cancelled' }).where(book);
      await goTo('2026-11-19');
      const [job] = await given.db.select().from(queue).where(eq(queue.lastError, reason));
      await operate(kit.services, { act, seq: job!.seq });
      await kit.settle();
      expect(await seen(investor, mandateId)).toMatchObject({ cancelledOn, endedOn: '2026-11-19' });
    });

    it('is cancelled by its owner alone, who reads before what hangs on it; its SIPs are debited no more', async () => {
      const { client, ...someone } = await newRunningSip(kit, { limit: 50_000, rupees: 2_000, nextDate: '2026-12-10' });
      const [mandate] = await client.call(getMandates);
      expect(mandate?.sips).toEqual({ count: 1, uncovered: 1, nextDate: '2026-12-10' });
      const body = { mandateId: mandate!.bseMandateId };
      const advisor = await advisorFor(kit, someone);
      expect((await advisor.fail(cancelMandate, { body })).code).toBe('forbidden');
      for (let left = 2; left > 0; left -= 1) expect(await client.call(cancelMandate, { body })).toBeNull();
      expect((await actionsOn(mandate!.bseMandateId)).filter((one) => one === 'mandate.cancelled')).toHaveLength(1);
      await goTo('2026-12-11');
      const { orders, payments: paid } = await traceOf(given.db, someone);
      expect([orders.map(({ state }) => state), paid]).toEqual([['cancelled'], []]);
    });

    it('leaves its SIPs to another one that covers them, which debits once', async () => {
      const { client, ...someone } = await newRunningSip(kit, { limit: 50_000, nextDate: '2026-12-10' });
      const [{ bseMandateId: first } = { bseMandateId: '' }] = await client.call(getMandates);
      await given.db.insert(mandates).values({
        ...(await given.db.select().from(mandates).where(eq(mandates.id, first)))[0]!,
        id: `${first}b`,
        clientRef: `${first}b`,
      });
      expect((await mandateOf(client, first)).sips).toMatchObject({ count: 1, uncovered: 0 });
      await client.call(cancelMandate, { body: { mandateId: first } });
      await goTo('2026-12-11');
      const paid = await given.db.select().from(payments).where(eq(payments.profileId, someone.profileId));
      expect(paid).toMatchObject([{ mode: 'mandate', state: 'paid' }]);
    });

    it('is registered once though the answer was lost, and is Processing until it is found', async () => {
      const investor = await investorWithBank(kit);
      const failing = { find: () => Promise.reject(new ProviderUnknown('down')) };
      withProvider(failing);
      const mandateId = await registered(investor.client, { rupees: 40_017 });
      const lost = { status: 'Processing', exchangeMandateId: null };
      expect(await mandateOf(investor.client, mandateId)).toMatchObject(lost);
      withProvider({});
      await kit.scheduler.advanceTo(kit.clock, kit.clock.now() + 60_000);
      const found = await mandateOf(investor.client, mandateId);
      expect(found).toMatchObject({ status: 'New Mandate', exchangeMandateId: expect.stringMatching(/^\d{7}$/) });
      const { clientRef } = await bookOf(mandateId);
      expect(await given.db.$count(sandboxMandates, eq(sandboxMandates.clientRef, clientRef))).toBe(1);
    });

    it('that is cancelled while the answer to its registration is lost is cancelled at the exchange too', async () => {
      const investor = await investorWithBank(kit);
      withProvider({ find: () => Promise.resolve(null) });
      const mandateId = await registered(investor.client, { rupees: 40_117 });
      await investor.client.call(cancelMandate, { body: { mandateId } });
      await kit.settle();
      expect((await bookOf(mandateId)).state).toBe('waiting');
      withProvider({});
      kit.clock.advance(DAY);
      await kit.settle();
      expect((await bookOf(mandateId)).state).toBe('cancelled');
      expect(await seen(investor, mandateId)).toMatchObject({ reason: 'You cancelled it.', cancelledOn: '2026-11-16' });
    });

    it('that is cancelled and set up anew over the same amount is not cancelled in place of the other', async () => {
      const { client } = await investorWithBank(kit);
      const usual = sandboxMandateProvider(kit.services);
      const lost = { register: () => Promise.reject(new ProviderUnknown('lost')), find: () => Promise.resolve(null) };
      withProvider(lost);
      const first = await registered(client, { rupees: 40_200 });
      await client.call(cancelMandate, { body: { mandateId: first } });
      kit.clock.advance(1_000);
      withProvider({});
      const second = await registered(client, { rupees: 40_200 });
      const { clientRef } = await bookOf(second);
      // as an exchange that goes by person and amount
      withProvider({ find: (asked: object) => usual.find({ ...asked, clientRef } as never) });
      await kit.scheduler.advanceTo(kit.clock, kit.clock.now() + 60_000);
      expect((await bookOf(second)).state).toBe('waiting');
      expect((await mandateOf(client, first)).exchangeMandateId).toBeNull();
      expect(kit.log.lines.filter((line) => line.includes('job_failed'))).toEqual([]);
    });

    it('believes no message that is forged, old, or about nobody’s mandate', async () => {
      const { client } = await investorWithBank(kit);
      const { mandateId } = await atBank(kit, client, { method: 'upi' });
      const { clientRef } = await bookOf(mandateId);
      const body = JSON.stringify({ eventId: 'e', clientRef, outcome: { state: 'approved', umrn: null } });
      const post = (text: string, signature: string) =>
        kit.app.hono.request(`${TEST_ORIGIN}/prosperx-api/webhooks/mandate`, {
          method: 'POST',
          body: text,
          headers: { 'X-Signature': signature },
        });
      expect((await post(body, 't=1,v1=00')).status).toBe(401);
      const signature = signatureOf(kit.services, 'sandbox-mandates', body);
      kit.clock.advance(6 * 60_000);
      expect((await post(body, signature)).status).toBe(401);
      expect((await post(body, signatureOf(kit.services, 'sandbox-gateway', body))).status).toBe(401);
      expect((await mandateOf(client, mandateId)).status).toBe('New Mandate');
      const nobodys = body.replace(clientRef, 'ref_nobody');
      expect((await post(nobodys, signatureOf(kit.services, 'sandbox-mandates', nobodys))).status).toBe(204);
      expect((await post(body, signatureOf(kit.services, 'sandbox-mandates', body))).status).toBe(204);
      expect((await mandateOf(client, mandateId)).status).toBe('Approved');
    });

    it('that has lost its question is asked about again at night', async () => {
      const { client } = await investorWithBank(kit);
      const { mandateId, press } = await atBank(kit, client);
      await press('approve');
      await given.db.delete(queue).where(eq(queue.kind, CHECK_MANDATE));
      kit.clock.advance(3 * DAY);
      expect(await requeueStalledMandates(given.db, kit.clock.now())).toBeGreaterThanOrEqual(1);
      await kit.settle();
      const [row] = await given.db.select().from(mandates).where(eq(mandates.id, mandateId));
      expect(row?.state).toBe('approved');
    });

    it('that its exchange does not cancel is put before a person', async () => {
      const { client } = await investorWithBank(kit);
      const mandateId = await registered(client);
      withProvider({ cancel: () => Promise.resolve({ cancelled: false, reason: 'by hand' }) });
      await client.call(cancelMandate, { body: { mandateId } });
      await kit.settle();
      const [job] = await given.db
        .select()
        .from(queue)
        .where(sql`${queue.kind} = ${CANCEL_MANDATE} and ${queue.payload} ->> 'mandateId' = ${mandateId}`);
      expect(job).toMatchObject({ state: 'parked', lastError: 'by hand' });
    });
  },
  'seeded',
);
