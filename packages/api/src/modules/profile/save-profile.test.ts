import type { Failure } from '@prosperx/core/http';
import { blankNominee, chooseNomineeRules } from '@prosperx/core/nominee';
import { declarations, getProfileView, saveProfile } from '@prosperx/core/profile';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { consents, profiles } from '#db/schema/index.js';
import { type Applicant, newApplicant, soundAnswers } from '#testing/applicant.js';
import { describeWithDb } from '#testing/engines.js';
import { aNominee } from '#testing/exchange-client.js';
import { addSibling, newInvestor } from '#testing/new-investor.js';
import { type TestKit, testKit } from '#testing/test-kit.js';

const { personal, bank, occupation } = soundAnswers;
const nomineeOnWire = { ...aNominee, nomineePercentage: 100, isNomineeMinor: 'false' as const };

describeWithDb(
  'saveProfile',
  (given) => {
    let kit: TestKit;
    beforeEach(async () => {
      kit = testKit(given.db);
      await given.db.execute(sql`delete from throttles`);
    });

    const rowOf = async (profileId: string) =>
      (await given.db.select().from(profiles).where(eq(profiles.id, profileId)))[0]!;

    it('an input is kept step by step, and leads to the next', async () => {
      const { client, ucc } = await newApplicant(kit);
      const save = (body: object) => client.call(saveProfile, { query: { ucc }, body });
      expect((await client.call(getProfileView, { query: { ucc } })).onboardingStep).toBe('personal');
      expect(await save(personal)).toMatchObject({
        gender: 'F',
        dob: '1990-01-31',
        primaryEmail: 'applicant@example.com',
        emailDeclarationFlag: 'SP',
        address: '14 Lake View Road',
        pincode: '560001',
        city: 'Bengaluru',
        state: 'Karnataka',
        onboardingStep: 'bank',
        occupationType: null,
        optIn: null,
        aadhar: null,
      });
      expect(await save(bank)).toMatchObject({ bankAccountType: 'SB', gender: 'F' });
      const fatca = {
        ...occupation.fatca,
        birthPlace: ' New York',
        taxResidences: [{ country: 'US', tin: ' 123-45-6789', noTin: '' as const }],
      };
      expect(await save({ ...occupation, fatca, optIn: true, nomineeList: [nomineeOnWire] })).toMatchObject({
        occupationType: 'S',
        incomeSlab: '33',
        idType: 'Aadhaar',
        aadhar: '9012',
        fatca: {
          ...occupation.fatca,
          birthPlace: 'New York',
          taxResidences: [{ country: 'US', tin: '123-45-6789', noTin: '' }],
        },
        fatcaCompliant: true,
        optIn: true,
        nomineeList: [aNominee],
      });
    });

    it('the email of a person who is registered is not changed by an account that they have just begun', async () => {
      const investor = await newInvestor(kit);
      const { ucc, client } = await addSibling(kit, investor);
      const emailNow = async () =>
        (await investor.client.call(getProfileView, { query: { ucc: investor.ucc } })).primaryEmail;
      const before = await emailNow();
      const save = { query: { ucc }, body: { ...personal, primaryEmail: 'thief@example.com' } };
      expect((await client.fail(saveProfile, save)).fields).toEqual({ primaryEmail: 'email_of_registered' });
      expect(await emailNow()).toBe(before);
      const same = { query: { ucc }, body: { ...personal, primaryEmail: before ?? '' } };
      expect((await client.call(saveProfile, same)).gender).toBe('F');
    });

    it('an input is found again on another device', async () => {
      const { client, ucc, profileId } = await newApplicant(kit);
      const saved = await client.call(saveProfile, { query: { ucc }, body: personal });
      const elsewhere = kit.client();
      for (const [name, value] of client.cookies) elsewhere.cookies.set(name, value);
      expect(await elsewhere.call(getProfileView, { query: { ucc: profileId } })).toEqual(saved);
    });

    // Trust R4: personal data is sealed, and of an Aadhaar number the end alone is stored
    it('an input is encrypted where it is personal; of an Aadhaar number no more than the end is kept anywhere', async () => {
      const { client, ucc, profileId } = await newApplicant(kit);
      const body = { ...personal, ...occupation, optIn: true, nomineeList: [nomineeOnWire] };
      const answer = await client.send(saveProfile, { query: { ucc }, body });
      expect(answer.status).toBe(200);
      const stored = JSON.stringify(await rowOf(profileId));
      for (const secret of ['Lake View', 'Pune', '"IN"', 'Ira Rao', 'BBBPR5678B', '9012', '12345678'])
        expect(stored).not.toContain(secret);
      const everything = `${stored}${kit.log.lines.join('')}${await answer.text()}`;
      for (const aadhaar of ['123456789012', '1234-5678-9012']) expect(everything).not.toContain(aadhaar);
    });

    it.each([
      ['gender', { gender: 'X' }, 'gender_required'],
      ['dob', { dob: '' }, 'birth_required'],
      ['dob', { dob: '1990-01-31' }, 'birth_invalid'],
      ['dob', { dob: '17/11/2008' }, 'birth_too_young'],
      ['primaryEmail', { primaryEmail: '' }, 'email_required'],
      ['primaryEmail', { primaryEmail: 'nobody' }, 'email_invalid'],
      ['mobileDeclarationFlag', { mobileDeclarationFlag: 'ME' }, 'declaration_required'],
      ['emailDeclarationFlag', { emailDeclarationFlag: '' }, 'declaration_required'],
      ['address', { address: ' ' }, 'address_required'],
      ['address', { address: 'x'.repeat(41) }, 'address_too_long'],
      ['pincode', { pincode: '' }, 'pincode_required'],
      ['pincode', { pincode: '012345' }, 'pincode_unknown'],
      ['bankAccountType', { bankAccountType: 'NRE' }, 'account_type_required'],
      ['occupationType', { occupationType: '77' }, 'occupation_required'],
      ['incomeSlab', { incomeSlab: 'much' }, 'income_required'],
      ['aadhar', { aadhar: '1234-5678-901' }, 'aadhaar_invalid'],
      ['birthPlace', { fatca: { ...occupation.fatca, birthPlace: ' ' } }, 'birth_place_required'],
      [
        'taxResidences.0.tin',
        { fatca: { ...occupation.fatca, taxResidences: [{ country: 'US', tin: '', noTin: '' as const }] } },
        'tin_required',
      ],
      ['fatcaCompliant', { fatcaCompliant: true as const }, 'fatca_required'],
      ['nomineeList', { optIn: true, nomineeList: [] }, 'nominee_missing'],
      ['nomineeList', { nomineeList: [{ ...nomineeOnWire, nomineePercentage: 99 }] }, 'shares_not_whole'],
      ['nomineeList.0.nomineeEmail', { nomineeList: [{ ...nomineeOnWire, nomineeEmail: '' }] }, 'email_required'],
      [
        'nomineeList.0.nomineePincode',
        { nomineeList: [{ ...nomineeOnWire, nomineePincode: '999999' }] },
        'pincode_unknown',
      ],
    ])('an input with %s wrong (%j) is not kept, nor is what came with it', async (field, wrong, code) => {
      const { client, ucc, profileId } = await newApplicant(kit);
      const before = await rowOf(profileId);
      const body = { gender: 'M', address: 'Elsewhere 1', ...wrong };
      const { code: failure, fields } = await client.fail(saveProfile, { query: { ucc }, body });
      expect([failure, fields?.[field]]).toEqual(['invalid_input', code]);
      expect(await rowOf(profileId)).toEqual(before);
    });

    it('an input names all that is wrong at once', async () => {
      const { client, ucc } = await newApplicant(kit);
      const body = { gender: '', dob: '', address: '', nomineeList: [{ ...nomineeOnWire, nomineeName: '' }] };
      expect((await client.fail(saveProfile, { query: { ucc }, body })).fields).toEqual({
        gender: 'gender_required',
        dob: 'birth_required',
        address: 'address_required',
        'nomineeList.0.nomineeName': 'name_required',
      });
    });

    it('an input cannot name the investor as nominee, by name, PAN or Aadhaar, one of the same request too', async () => {
      const { client, ucc } = await newApplicant(kit);
      const fail = async (nominee: object, more: object = {}) => {
        const body = { ...more, nomineeList: [{ ...nomineeOnWire, ...nominee }] };
        return (await client.fail(saveProfile, { query: { ucc }, body })).fields;
      };
      const { name, pan } = await client.call(getProfileView, { query: { ucc } });
      expect(await fail({ nomineeIDNumber: pan ?? '' })).toEqual({ 'nomineeList.0.nomineeIDNumber': 'pan_own' });
      expect(Object.values((await fail({ nomineeName: name })) ?? {})).toHaveLength(1);
      const ownAadhaar = { nomineeIdentityType: '2', nomineeIDNumber: '9012' };
      expect(await fail(ownAadhaar, { aadhar: occupation.aadhar })).toEqual({
        'nomineeList.0.nomineeIDNumber': 'aadhaar_own',
      });
    });

    // Trust G5: judged by the rules of the day
    it('a nomination is judged by the operator’s rules of the day', async () => {
      const rules =
        chooseNomineeRules([{ version: 'spec-2025' }, { version: 'sebi-2026', most: 1, optOut: false }]) ?? [];
      kit = testKit(given.db, { config: { nomineeRules: rules } });
      const { client, ucc } = await newApplicant(kit);
      const query = { ucc };
      expect((await client.call(getProfileView, { query })).nomineeRules).toMatchObject({
        version: 'sebi-2026',
        most: 1,
      });
      const short = { ...nomineeOnWire, nomineeEmail: '', nomineeMobile: '', nomineeIDNumber: '' };
      await client.call(saveProfile, { query, body: { optIn: true, nomineeList: [short] } });
      const two = { optIn: true, nomineeList: [short, { ...short, nomineeName: 'Tara Rao' }] };
      const codes = async (body: object) => (await client.fail(saveProfile, { query, body })).fields;
      expect(await codes(two)).toEqual({ nomineeList: 'nominees_too_many' });
      expect(await codes({ optIn: false })).toEqual({ nomineeList: 'nominee_needed' });
    });

    it('an input records agreements with the version of their words, once each; opting in ends the opt-out', async () => {
      const { client, ucc, profileId } = await newApplicant(kit);
      const save = (body: object) => client.call(saveProfile, { query: { ucc }, body });
      await save({ fatca: occupation.fatca, fatcaCompliant: true, optIn: false });
      await save({ fatcaCompliant: true, optIn: false });
      const agreed = () => given.db.select().from(consents).where(eq(consents.profileId, profileId));
      expect((await agreed()).map(({ purpose, textVersion }) => [purpose, textVersion]).sort()).toEqual([
        ['fatca', declarations.fatca.version],
        ['nomination_opt_out', declarations.nominationOptOut.version],
      ]);
      expect((await save({ optIn: true, nomineeList: [nomineeOnWire] })).optIn).toBe(true);
      const optOut = (await agreed()).find(({ purpose }) => purpose === 'nomination_opt_out');
      expect(optOut?.withdrawnAt).not.toBeNull();
      expect((await save({ optIn: false })).nomineeList).toEqual([]);
    });

    it('an input is locked once the exchange has it, or is being sent it', async () => {
      for (const registeredWithBse of [1, 3]) {
        const { client, ucc, profileId } = await newApplicant(kit);
        await given.db.update(profiles).set({ registeredWithBse }).where(eq(profiles.id, profileId));
        const { code } = await client.fail(saveProfile, { query: { ucc }, body: { gender: 'F' } });
        expect(code).toBe('profile_locked');
        expect((await rowOf(profileId)).gender).toBeNull();
      }
    });

    it('an input is nobody else’s to read or change', async () => {
      const [one, other] = [await newApplicant(kit), await newApplicant(kit)];
      for (const ucc of [other.ucc, other.profileId, 'x']) {
        expect((await one.client.fail(getProfileView, { query: { ucc } })).code).toBe('other_account');
        expect((await one.client.fail(saveProfile, { query: { ucc }, body: personal })).code).toBe('other_account');
      }
      expect((await rowOf(other.profileId)).gender).toBeNull();
    });

    it('an input is not kept, not even in part, while pincode or registry do not answer', async () => {
      const { client, ucc, profileId } = await newApplicant(kit);
      const before = await rowOf(profileId);
      const down = () => Promise.reject(new Error('down'));
      const offline = testKit(given.db, { providers: { pincodes: { find: down } } });
      const through = offline.client();
      for (const [name, value] of client.cookies) through.cookies.set(name, value);
      expect((await through.fail(saveProfile, { query: { ucc }, body: personal })).code).toBe('pincode_unchecked');
      const kyc = { ...kit.services.providers.kyc, isAadhaarOf: down };
      const withoutRegistry = testKit(given.db, { providers: { kyc } }).client();
      for (const [name, value] of client.cookies) withoutRegistry.cookies.set(name, value);
      const { code } = await withoutRegistry.fail(saveProfile, {
        query: { ucc },
        body: { ...occupation, gender: 'F' },
      });
      expect(code).toBe('profile_not_updated');
      expect(await rowOf(profileId)).toEqual(before);
    });

    it('an input for a profile without a PAN is refused, since the KYC comes first', async () => {
      const { client, ucc } = await newInvestor(kit, false);
      const { fields } = await client.fail(saveProfile, { query: { ucc }, body: { aadhar: occupation.aadhar } });
      expect(fields).toEqual({ aadhar: 'pan_required' });
    });

    /** A server whose provider knows the Aadhaar number of `soundAnswers`, and what was asked of it. */
    function comparing() {
      const asked: string[] = [];
      const isAadhaarOf = (pan: string, aadhaar: string) => {
        asked.push(pan);
        return Promise.resolve(aadhaar.endsWith('9012'));
      };
      const { kyc } = kit.services.providers;
      return { asked, kit: testKit(given.db, { providers: { kyc: { ...kyc, isAadhaarOf } } }) };
    }
    /** The codes of saving Aadhaar numbers, one after another; '' where one is kept. */
    async function saved({ client, ucc }: Applicant, numbers: readonly string[]) {
      const codes = [];
      for (const aadhar of numbers)
        codes.push(
          await client.send(saveProfile, { query: { ucc }, body: { aadhar } }).then(async (answer) => {
            return answer.ok ? '' : ((await answer.json()) as Failure).error.code;
          }),
        );
      return codes;
    }
    const wrong = (count: number) => Array.from({ length: count }, (_, at) => `12345678${1_000 + at}`);
    const right = occupation.aadhar;

    it('an Aadhaar number is not compared with a PAN that anybody may have typed, and answered alike whichever it is', async () => {
      const { asked, kit: strict } = comparing();
      const applicant = await newApplicant(strict);
      await given.db.update(profiles).set({ panProvenAt: null }).where(eq(profiles.id, applicant.profileId));
      expect(await saved(applicant, [right, ...wrong(2)])).toEqual(Array(3).fill('invalid_input'));
      expect(asked).toEqual([]);
    });

    it('an Aadhaar number is guessed five times a day, and that of a PAN ten times a month, whoever guesses', async () => {
      const { asked, kit: strict } = comparing();
      const holder = async () => {
        const applicant = await newApplicant(strict);
        const { profileId } = applicant;
        const pan = strict.services.crypto.seal(profiles.pan, profileId, 'ABCPE9999F');
        await given.db.update(profiles).set({ pan }).where(eq(profiles.id, profileId));
        return applicant;
      };
      const refused = Array(5).fill('invalid_input');
      expect(await saved(await holder(), [...wrong(5), right])).toEqual([...refused, 'too_many_requests']);
      expect(await saved(await holder(), wrong(5))).toEqual(refused);
      expect(await saved(await holder(), [right])).toEqual(['too_many_requests']);
      expect(asked).toHaveLength(10);
    });

    it('an Aadhaar number is a look-up that is paid for, and counted as those of the KYC', async () => {
      const { asked, kit: strict } = comparing();
      expect(await saved(await newApplicant(strict), Array(21).fill(right))).toEqual([
        ...Array(20).fill(''),
        'too_many_requests',
      ]);
      expect(asked).toHaveLength(20);
    });

    it('an input with nominees from before that are not identified is kept only when they are corrected', async () => {
      const nisha = await kit.signedIn('9876500007');
      const { nomineeList, optIn } = await nisha.call(getProfileView, { query: { ucc: 'PX00000009' } });
      expect(optIn).toBe(true);
      expect(nomineeList).toEqual([
        {
          ...blankNominee,
          nomineeName: 'Arjun Verma',
          relationship: 'Brother',
          nomineePercentage: '100',
          nomineeIdentityType: '',
        },
      ]);
    });
  },
  'seeded',
);
