import { addCustomerNote, addCustomerTask, setCustomerTags } from '@prosperx/core/agent';
import { getKycDetails } from '@prosperx/core/kyc';
import { rupees } from '@prosperx/core/money';
import {
  getProfile,
  getProfileView,
  exportMyData,
  requestDeletion,
  sendProfileOtp,
  setLetterLanguage,
} from '@prosperx/core/profile';
import { saveRiskAnswer } from '@prosperx/core/risk';
import { OTP_RESEND_SECONDS } from '@prosperx/core/session';
import { getShortLink } from '@prosperx/core/share';
import { businessDate, businessDateAt } from '@prosperx/core/time';
import { and, eq, sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import {
  auditEntries,
  cartItems,
  carts,
  deletionRequests,
  orders,
  profiles,
  schemes,
  transferPlans,
} from '#db/schema/index.js';
import { completeApplicant, profileTicket } from '#testing/applicant.js';
import { newCheckout } from '#testing/checkout.js';
import { describeWithDb } from '#testing/engines.js';
import { advisorFor, advisorOfCode, newCustomer, newInvestor } from '#testing/new-investor.js';
import { propose } from '#testing/proposing.js';
import { type TestKit, testKit } from '#testing/test-kit.js';

/** The copy that an investor gets by the code that was sent to them. */
async function exported(investor: Parameters<typeof profileTicket>[0]) {
  const ticket = await profileTicket(investor, 'export');
  return investor.client.call(exportMyData, { query: { ucc: investor.ucc }, body: { ticket } });
}

describeWithDb(
  'exportMyData and requestDeletion',
  (given) => {
    let kit: TestKit;
    beforeEach(async () => {
      kit = testKit(given.db);
      await given.db.execute(sql`delete from throttles`);
    });

    it('the data is exported whole, unmasked, and readable', async () => {
      const applicant = await completeApplicant(kit);
      const { ucc, mobile } = applicant;
      await applicant.client.call(setLetterLanguage, { body: { language: 'hi' } });
      const data = await exported(applicant);
      expect(data.person).toMatchObject({ mobile, email: 'applicant@example.com', language: 'hi' });
      expect(data.profile).toMatchObject({
        ucc,
        address: '14 Lake View Road',
        aadhar: '9012',
        fatca: { birthPlace: 'Pune' },
      });
      expect(data.bankAccounts).toMatchObject([{ accountNumber: '501009876543', ifsc: 'HDFC0000001' }]);
      expect(data.consents.map(({ purpose }) => purpose).sort()).toEqual(['fatca', 'nomination_opt_out']);
      expect(data.files.map(({ kind }) => kind).sort()).toEqual(['signature']);
      expect(data.profile).toMatchObject({ primaryMobile: mobile, bankAccountNumber: '501009876543' });
      expect(data.madeAt).toBe('2026-11-16T04:30:00.000Z');
      const text = JSON.stringify(data);
      for (const kept of ['v2.', '/files/', '••']) expect(text).not.toContain(kept);
    });

    it('the data holds payments with their bank reference, and where the person has been signed in', async () => {
      const investor = await newCheckout(kit);
      await investor.payAtBank();
      const data = await exported(investor);
      expect(data.payments).toMatchObject([
        { state: 'paid', amount: 5_000, bankReference: expect.any(String) as unknown },
      ]);
      expect(data.refunds).toEqual([]);
      expect(data.sessions.length).toBeGreaterThan(0);
      expect(JSON.stringify(data)).not.toMatch(/tokenHash|publicKey|credentialId/);
    });

    it('the data holds the risk profile with its answers, and what was asked about the KYC', async () => {
      const investor = await newInvestor(kit, false);
      const { client, profileId } = investor;
      const answer = { questionNo: 1, answerOptionId: 2, riskProfileVersion: 1, totalQuestionsCount: 8 };
      await client.call(saveRiskAnswer, {
        query: { ucc: profileId },
        body: { ...answer, userAttemptId: 1, isCalculateRiskScore: false },
      });
      await client.call(getKycDetails, { body: { pan: 'UNDER0077A' } });
      const data = await exported(investor);
      expect(data.riskAttempts).toMatchObject([
        { attemptNo: 1, result: null, answers: [{ question: 'How old are you?', answer: '30 to 40' }] },
      ]);
      expect(data.kycChecks).toMatchObject([{ action: 'kyc.checked', status: 'KYC_UNDER_PROCESS_STATUS' }]);
    });

    it('the data holds the links that advisors sent to the person, and none that was for somebody else', async () => {
      const investor = await newInvestor(kit);
      const advisor = await advisorFor(kit, investor);
      for (const receiver of ['', 'Another customer'])
        await advisor.call(getShortLink, { body: { kind: 'nfo', url: '/v1/nfos', receiver } });
      expect((await exported(investor)).sharedLinks).toMatchObject([
        { kind: 'nfo', advisor: 'Sunita Kulkarni', receiver: null, openedAt: null, revokedAt: null },
      ]);
    });

    it('the data holds what an advisor keeps about the person, and did in their account', async () => {
      const investor = await newCustomer(kit, 'AG1001');
      const advisor = await advisorOfCode(kit, 'AG1001');
      const of = { encryptedId: investor.profileId };
      await advisor.call(setCustomerTags, { body: { ...of, tags: ['NRI'] } });
      await advisor.call(addCustomerNote, { body: { ...of, text: 'Weds in May' } });
      const dueOn = businessDateAt(kit.clock.now());
      await advisor.call(addCustomerTask, { body: { ...of, text: 'Call', dueOn } });
      await propose({ advisor: await advisorFor(kit, investor), folioNumber: '' }, 'lumpsum');
      const data = await exported(investor);
      const act = { advisor: 'Sunita Kulkarni', kind: 'approval', at: '2026-11-16T04:30:00.000Z' };
      expect(data.advisorActs).toEqual([act, act]);
      expect(data.proposals).toMatchObject([
        {
          advisor: 'Sunita Kulkarni',
          words: 'For your retirement.',
          items: [{ call: 'saveInvestment', answer: 'open' }],
        },
      ]);
      expect(data.advisorNotes).toMatchObject([
        { kind: 'tag', advisor: 'Sunita Kulkarni', text: 'NRI' },
        { kind: 'note', text: 'Weds in May' },
        { kind: 'task', text: 'Call', dueOn, doneAt: null },
      ]);
    });

    it('the data holds the open cart, and STP and SWP plans', async () => {
      const investor = await newInvestor(kit);
      const { profileId } = investor;
      const [from, to] = await given.db.select().from(schemes).limit(2);
      const now = kit.services.clock.now();
      const cart = { id: 'cart_own_data', profileId, status: 'active' as const, createdAt: now, changedAt: now };
      await given.db.insert(carts).values(cart).onConflictDoNothing();
      await given.db.insert(cartItems).values({
        id: 'item_own_data',
        cartId: cart.id,
        schemeId: from!.id,
        investmentType: 'LUMPSUM',
        frequency: 0,
        amount: rupees(5_000),
        createdAt: now,
      });
      await given.db.insert(transferPlans).values({
        id: 'plan_own_data',
        profileId,
        kind: 'STP',
        schemeId: from!.id,
        toSchemeId: to!.id,
        folioNumber: '1',
        amount: rupees(1_000),
        frequency: 1,
        instalments: 6,
        startDate: businessDate('2026-12-01'),
        firstOrderToday: false,
        status: 'ACTIVE',
        contentHash: kit.services.crypto.lookup('pan', 'AAAPA1111A'),
        clientRef: 'own-data',
        createdAt: now,
        changedAt: now,
      });
      const data = await exported(investor);
      expect(data.cart).toMatchObject([{ scheme: from!.name, investmentType: 'LUMPSUM', amount: 5_000 }]);
      expect(data.plans).toMatchObject([{ kind: 'STP', scheme: from!.name, toScheme: to!.name, amount: 1_000 }]);
    });

    it('the data holds what was invested, in rupees and units', async () => {
      const [row] = await given.db.select().from(profiles).where(eq(profiles.ucc, 'PX00000001'));
      const client = await kit.signedIn('9876500001');
      const [mobile, ucc] = ['9876500001', 'PX00000001'];
      const data = await exported({ client, mobile, ucc, profileId: row!.id, userId: row!.userId, token: '' });
      expect(data.holdings.length).toBeGreaterThan(3);
      expect(data.orders.every(({ amount }) => typeof amount === 'number')).toBe(true);
      expect(data.nominees).toMatchObject([{ nomineeName: 'Kiran Rao' }]);
      expect(data.mandates).toMatchObject([{ kind: 'enach', limit: 100_000, umrn: 'HDFC0000000000012345' }]);
    });

    it('the data is exported to its owner alone', async () => {
      const [one, other] = [await newInvestor(kit), await newInvestor(kit)];
      const ticket = await profileTicket(one, 'export');
      const answer = await one.client.fail(exportMyData, { query: { ucc: other.ucc }, body: { ticket } });
      expect(answer.code).toBe('other_account');
    });

    it('the data is exported by a code for just that, once, and again to a person whose answer was lost', async () => {
      const investor = await newInvestor(kit);
      const query = { ucc: investor.ucc };
      const send = (ticket: string) => investor.client.send(exportMyData, { query, body: { ticket } });
      for (const ticket of ['', 'invented', await profileTicket(investor, { primaryEmail: 'new@example.com' })])
        expect((await send(ticket)).status).toBe(403);
      kit.clock.advance(OTP_RESEND_SECONDS * 1_000);
      const ticket = await profileTicket(investor, 'export');
      expect([(await send(ticket)).status, (await send(ticket)).status]).toEqual([200, 200]);
      kit.clock.advance(11 * 60_000);
      expect((await send(ticket)).status).toBe(403);
      const noted = and(eq(auditEntries.action, 'data.exported'), eq(auditEntries.objectId, investor.profileId));
      expect(await given.db.$count(auditEntries, noted)).toBe(1);
    });

    it('the data of a customer is nothing for which an advisor has a code sent', async () => {
      const investor = await newInvestor(kit);
      const advisor = await advisorFor(kit, investor);
      const query = { encryptedId: investor.profileId, purpose: 'export' as const };
      expect((await advisor.fail(sendProfileOtp, { query, body: {} })).code).toBe('customer_approves');
    });

    it('the data is exported to a minor who has turned 18, who may change nothing', async () => {
      const client = await kit.signedIn('9876500006');
      const { encryptedId, ucc } = await client.call(getProfile);
      const query = { encryptedId, purpose: 'edit' as const };
      expect((await client.fail(sendProfileOtp, { query, body: {} })).code).toBe('forbidden');
      const minor = { client, mobile: '9876500006', ucc, profileId: encryptedId, userId: '', token: '' };
      expect((await exported(minor)).profile).toMatchObject({ ucc });
    });

    it('the data is deleted on request by OTP: the request is kept, and all sessions end', async () => {
      const investor = await newInvestor(kit);
      const { client, ucc, profileId } = investor;
      expect((await client.fail(requestDeletion, { query: { ucc }, body: {} })).code).toBe('otp_required');
      const ticket = await profileTicket(investor, 'deletion');
      expect(await client.call(requestDeletion, { query: { ucc }, body: { ticket } })).toEqual({
        requestedOn: '2026-11-16',
      });
      const asked = await given.db.select().from(deletionRequests).where(eq(deletionRequests.profileId, profileId));
      expect(asked).toHaveLength(1);
      expect((await client.fail(getProfile)).code).toBe('signed_out');
    });

    it('the data stays while units are held or orders are under way, which is said before a code is sent', async () => {
      const asha = await kit.signedIn('9876500001');
      const [row] = await given.db.select().from(profiles).where(eq(profiles.ucc, 'PX00000001'));
      const checkout = await newCheckout(kit);
      for (const { client, id, held } of [
        { client: asha, id: row!.id, held: ['units', 'sips'] },
        { client: checkout.client, id: checkout.profileId, held: ['orders'] },
      ]) {
        const query = { encryptedId: id, purpose: 'deletion' as const };
        const failure = await client.fail(sendProfileOtp, { query, body: {} });
        expect([failure.code, failure.data]).toEqual(['units_held', { held: expect.arrayContaining(held) as unknown }]);
        expect((await client.call(getProfile)).encryptedId).toBe(id);
      }
    });

    it('the data stays when units came between the code and the request', async () => {
      const investor = await newInvestor(kit);
      const { client, ucc, profileId } = investor;
      const ticket = await profileTicket(investor, 'deletion');
      const { profileId: other } = await newCheckout(kit);
      await given.db.update(orders).set({ profileId }).where(eq(orders.profileId, other));
      expect((await client.fail(requestDeletion, { query: { ucc }, body: { ticket } })).code).toBe('units_held');
    });

    it('the data shows the day of the request to its owner at the next login', async () => {
      const { client, ucc, profileId } = await newInvestor(kit);
      const dayOf = async () => (await client.call(getProfileView, { query: { ucc } })).deletionRequestedOn;
      expect(await dayOf()).toBeNull();
      await given.db.insert(deletionRequests).values({ profileId, requestedAt: kit.clock.now() });
      expect(await dayOf()).toBe('2026-11-16');
    });
  },
  'seeded',
);
