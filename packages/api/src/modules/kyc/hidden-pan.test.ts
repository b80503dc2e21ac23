import { maskPan } from '@prosperx/core/format';
import { getKycDetails } from '@prosperx/core/kyc';
import { createAofUrl, getProfile } from '@prosperx/core/profile';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { profiles } from '#db/schema/index.js';
import { completeApplicant } from '#testing/applicant.js';
import { describeWithDb } from '#testing/engines.js';
import { givePan } from '#testing/give-pan.js';
import { advisorFor, newCustomer } from '#testing/new-investor.js';
import { type TestKit, testKit } from '#testing/test-kit.js';

const PAN = 'HIDPN1234F';
/** The date of birth of everybody in the sandbox's registry. */
const BORN = '31/01/1990';

describeWithDb(
  'the PAN of a registered customer',
  (given) => {
    let kit: TestKit;
    beforeEach(() => {
      kit = testKit(given.db);
    });

    async function customerWithPan(own = PAN) {
      const customer = await newCustomer(kit, 'AG1001');
      await givePan(kit, customer.profileId, own);
      return { ...customer, advisor: await advisorFor(kit, customer) };
    }

    // Trust A10: the hidden digits of a PAN, of which ten thousand tries would tell, are told to no advisor by tries
    it('is not told to their advisor by tries: the right one is answered as a wrong one', async () => {
      const { advisor, client } = await customerWithPan();
      const answerTo = async (pan: string) => {
        const { status, data, code, fields } = await advisor.fail(getKycDetails, { query: { pan } });
        return { status, data, code, fields };
      };
      const wrong = await answerTo('HIDPN1235F');
      expect(wrong).toMatchObject({ code: 'profile_locked' });
      expect(await answerTo(PAN)).toEqual(wrong);
      expect(await answerTo(` hidpn 1234f`)).toEqual(wrong);
      // a text with a dot is the masked form or no PAN
      for (const dotted of [
        (pan: string) => `${pan}•`,
        (pan: string) => `•${pan}`,
        (pan: string) => `${pan.slice(0, 5)}•${pan.slice(5)}`,
      ]) {
        const answer = await answerTo(dotted(PAN));
        expect(answer).toMatchObject({ code: 'invalid_input', fields: { pan: 'pan_invalid' } });
        expect(answer).toEqual(await answerTo(dotted('HIDPN1235F')));
      }
      // the masked form stands for it, and its owner types it as ever
      const { pan } = await advisor.call(getProfile);
      expect(pan).toBe(maskPan(PAN));
      expect((await advisor.call(getKycDetails, { query: { pan: pan ?? '' } })).status).toMatch(/^KYC_/);
      expect((await client.call(getKycDetails, { query: { pan: PAN } })).status).toMatch(/^KYC_/);
    });

    it('tells their advisor no date of birth: none is compared with that of its record, nor uses up its tries', async () => {
      const { advisor, client } = await customerWithPan('HIDPN1236F');
      const pan = (await advisor.call(getProfile)).pan ?? '';
      for (const dob of [BORN, ...[1, 2, 3, 4, 5].map((day) => `0${day}/01/1980`)])
        expect((await advisor.fail(getKycDetails, { query: { pan, dob } })).code).toBe('profile_locked');
      const query = { pan: 'HIDPN1236F', dob: BORN };
      expect((await client.call(getKycDetails, { query })).isPanProven).toBe(true);
    });

    it('is not told to their advisor by the form of the account, which has it in full until then', async () => {
      const applicant = await completeApplicant(kit);
      const advisor = await advisorFor(kit, applicant);
      expect((await advisor.call(createAofUrl, { body: {} })).aofUrl).not.toBe('');
      await given.db.update(profiles).set({ registeredWithBse: 3 }).where(eq(profiles.id, applicant.profileId));
      expect((await advisor.fail(createAofUrl, { body: {} })).code).toBe('profile_locked');
      expect((await applicant.client.call(createAofUrl, { body: {} })).aofUrl).not.toBe('');
    });
  },
  'seeded',
);
