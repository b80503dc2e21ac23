import { errorText } from '@prosperx/core/errors';
import { unwatchFund, watchFunds } from '@prosperx/core/fund';
import { requestKyc } from '@prosperx/core/kyc';
import { cancelMandate, downloadMandate, getRegisteredMandate } from '@prosperx/core/mandate';
import { toNomineePayload, updateNominees } from '@prosperx/core/nominee';
import { saveProfile, updateProfile, withdrawDeletion } from '@prosperx/core/profile';
import { chooseProfile, getCurrentUser } from '@prosperx/core/session';
import { getRunningSips, pauseSip, skipInstalment, stopSip } from '@prosperx/core/sip';
import { cancelPlan } from '@prosperx/core/stp';
import { and, eq, isNotNull } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { newToken } from '#crypto/new-id.js';
import { consents, mandates, profiles, sessions } from '#db/schema/index.js';
import { namedSchemes } from '#sandbox/catalogue/scheme.js';
import { catalogueId } from '#sandbox/catalogue/seed-catalogue.js';
import { newApplicant, soundAnswers } from '#testing/applicant.js';
import { describeWithDb } from '#testing/engines.js';
import { aNominee } from '#testing/exchange-client.js';
import { investorWithBank } from '#testing/mandate-setup.js';
import { newInvestor, onPartnersPage, type TestInvestor } from '#testing/new-investor.js';
import { newRunningSip } from '#testing/running-sip.js';
import { type TestKit, testKit } from '#testing/test-kit.js';

describeWithDb(
  'a session that a partner began to invest',
  (given) => {
    let kit: TestKit;
    beforeEach(() => {
      kit = testKit(given.db);
    });

    /** The partner's page, where its server has signed an investor in by a ticket. */
    async function signedOn(investor: Pick<TestInvestor, 'userId' | 'profileId'>) {
      const headers = await onPartnersPage(kit, investor);
      const begun = and(eq(sessions.userId, investor.userId), isNotNull(sessions.partnerId));
      await given.db.update(sessions).set({ scope: 'invest' }).where(begun);
      return headers;
    }

    it('ends nothing that runs: no AutoPay, no SIP, no plan; what asks for a code waits for that of the customer', async () => {
      const investor = await newRunningSip(kit);
      const { client, sipId, profileId, ucc } = investor;
      const [mandate] = await given.db.select().from(mandates).where(eq(mandates.profileId, profileId));
      const before = await client.call(getRunningSips);
      const headers = await signedOn(investor);
      const page = kit.client();
      const key = newToken();
      const mandateId = mandate?.id ?? '';
      const refused = [
        await page.fail(cancelMandate, { headers, body: { mandateId } }),
        await page.fail(downloadMandate, { headers, body: { mandateId, mandateAmount: 10_000 } as never }),
        await page.fail(pauseSip, { headers, key, body: { sipId, instalments: 1 } }),
        await page.fail(skipInstalment, { headers, key, body: { sipId, instalment: 2 } }),
        await page.fail(cancelPlan, { headers, query: { ucc }, body: { txnRegNo: '1', txnType: 'STP' } }),
        await page.fail(withdrawDeletion, { headers, query: { ucc }, body: {} }),
      ];
      expect(refused.map(({ code }) => code)).toEqual(refused.map(() => 'own_login_required'));
      expect(new Set(refused.map(({ message }) => message))).toEqual(new Set([errorText.own_login_required]));
      expect(await client.call(getRunningSips)).toEqual(before);
      const [after] = await given.db.select().from(mandates).where(eq(mandates.id, mandateId));
      expect(after).toEqual(mandate);
      const body = { primaryEmail: 'else@example.com', ticket: 'x' };
      expect((await page.fail(updateProfile, { headers, query: { ucc }, body })).code).not.toBe('own_login_required');
      expect((await page.fail(stopSip, { headers, key, body: { sipId, ticket: 'x' } })).code).not.toBe(
        'own_login_required',
      );
    });

    it('says so to its page, which knows nothing of it in a session of their own', async () => {
      const investor = await newInvestor(kit);
      const headers = await signedOn(investor);
      expect((await kit.client().call(getCurrentUser, { headers })).user?.signedOnTo).toBe('invest');
      const chosen = await kit.client().call(chooseProfile, { headers, body: { encryptedId: investor.profileId } });
      expect(chosen.user.signedOnTo).toBe('invest');
      expect((await investor.client.call(getCurrentUser)).user).not.toHaveProperty('signedOnTo');
    });

    it('begins AutoPay online alone: a form on paper names the whole account', async () => {
      const investor = await investorWithBank(kit);
      const headers = await signedOn(investor);
      const page = kit.client();
      const query = { type: 'X', mandateAmount: '25000' } as const;
      const refused = await page.fail(getRegisteredMandate, { headers, query });
      expect(refused.code).toBe('own_login_required');
      expect(await given.db.$count(mandates, eq(mandates.profileId, investor.profileId))).toBe(0);
      const online = { type: 'N', mandateAmount: '25000' } as const;
      expect((await page.call(getRegisteredMandate, { headers, query: online })).mandateId).toBeTruthy();
    });

    it('watches funds, those too that were watched before the login', async () => {
      const headers = await signedOn(await newInvestor(kit));
      const page = kit.client();
      const [schemeId = ''] = namedSchemes.map(({ isin }) => catalogueId(isin));
      expect(await page.call(watchFunds, { headers, body: { schemeIds: [schemeId] } })).toEqual([schemeId]);
      expect(await page.call(unwatchFund, { headers, body: { schemeId } })).toEqual([]);
    });

    it('gives no word of the customer’s: no declaration, no consent, no nominees before there is a code', async () => {
      const applicant = await newApplicant(kit);
      const { ucc, profileId } = applicant;
      const headers = await signedOn(applicant);
      const page = kit.client();
      const person = { pancard: 'ABCPR1234F', email: 'test@example.com', name: 'Test', mobile: '' };
      const callbackUrl = 'http://localhost:8080/v1/signzy-callback';
      const none = toNomineePayload({ optIn: false, nominees: [] });
      const one = toNomineePayload({ optIn: true, nominees: [aNominee] });
      const query = { encryptedId: profileId };
      const answers = { ...soundAnswers.occupation, fatcaCompliant: true } as const;
      const refused = [
        await page.fail(saveProfile, { headers, query: { ucc }, body: answers }),
        await page.fail(requestKyc, { headers, body: { ...person, callbackUrl, device: 'web' } }),
        await page.fail(updateNominees, { headers, query, body: none }),
        await page.fail(updateNominees, { headers, query, body: one }),
      ];
      expect(refused.map(({ code }) => code)).toEqual(refused.map(() => 'own_login_required'));
      expect(new Set(refused.map(({ message }) => message))).toEqual(new Set([errorText.own_login_required]));
      const [profile] = await given.db.select().from(profiles).where(eq(profiles.id, profileId));
      expect(profile).toMatchObject({ fatcaDeclaredAt: null, nomineesWanted: null, gender: null });
      expect(await given.db.$count(consents, eq(consents.profileId, profileId))).toBe(0);
    });
  },
  'seeded',
);
