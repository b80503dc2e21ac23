import { verifyBankAccount } from '@prosperx/core/bank';
import { getKycDetails } from '@prosperx/core/kyc';
import { autoPopulate, getProfileView, saveUser } from '@prosperx/core/profile';
import { setSandboxKyc } from '@prosperx/core/sandbox';
import { businessDate } from '@prosperx/core/time';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { auditEntries, kycRequests, profiles } from '#db/schema/index.js';
import { housekeeping } from '#housekeeping/housekeeping.js';
import type { Job } from '#queue/queue.js';
import { completeApplicant } from '#testing/applicant.js';
import { describeWithDb } from '#testing/engines.js';
import { newInvestor, signedInAgain } from '#testing/new-investor.js';
import { type TestKit, testKit } from '#testing/test-kit.js';

/** The date of birth of everybody in the sandbox's registry. */
const BORN = '31/01/1990';
const DAY = 24 * 3_600_000;
let count = 0;
/** A PAN that nobody has. */
const newPan = () => `PROOF${String((count += 1)).padStart(4, '0')}Z`;

describeWithDb(
  'The proof of a PAN',
  (given) => {
    let kit: TestKit;
    let opened: string[];
    beforeEach(async () => {
      await given.db.execute(sql`delete from throttles`);
      kit = testKit(given.db);
      opened = [];
      const { kyc } = kit.services.providers;
      const lookUp = async (...asked: Parameters<typeof kyc.lookUp>) => ({
        ...(await kyc.lookUp(...asked)),
        name: 'MS SARLA DEVI NAIR',
      });
      const openRecord = (...asked: Parameters<typeof kyc.openRecord>) => {
        opened.push(asked[1]);
        return kyc.openRecord(...asked);
      };
      Object.assign(kit.services.providers, { kyc: { ...kyc, lookUp, openRecord } });
    });

    const person = async () => {
      const investor = await newInvestor(kit, false);
      await given.db.update(profiles).set({ dateOfBirth: null }).where(eq(profiles.id, investor.profileId));
      const { client, ucc } = investor;
      return {
        ...investor,
        check: (pan: string, dob?: string) => client.call(getKycDetails, { query: { pan, ...(dob && { dob }) } }),
        fail: (pan: string, dob: string) => client.fail(getKycDetails, { query: { pan, dob } }),
        view: () => client.call(getProfileView, { query: { ucc } }),
      };
    };
    const bankSays = (holderName: string) =>
      Object.assign(kit.services.providers, {
        bankVerification: { verify: () => Promise.resolve({ kind: 'verified', holderName }) },
      });
    const account = (accNo: string) => ({ body: { accNo, ifsc: 'SBIN0000300' } });

    it('is missing to a stranger who types a PAN: they see and keep nothing of its record but the status', async () => {
      const stranger = await person();
      const pan = newPan();
      const answer = await stranger.check(pan);
      expect(answer).toEqual({
        status: 'KYC_VALIDATED_STATUS',
        rawStatus: 'KYC VALIDATED',
        isPanProven: false,
        kycName: '',
        formerName: null,
        error: null,
        duplicateMobNo: null,
      });
      expect(await stranger.view()).toMatchObject({
        pan,
        isPanProven: false,
        name: expect.stringContaining('Test Investor') as string,
        dob: null,
        address: null,
        pincode: null,
        city: null,
        state: null,
        prefilled: [],
      });
      const [row] = await given.db.select().from(profiles).where(eq(profiles.id, stranger.profileId));
      expect(row).toMatchObject({ kycName: null, panProvenAt: null, dateOfBirth: null, address: null });
      expect(opened).toEqual([]);
    });

    it('is the date of birth in the record, which fills in name and details and is noted', async () => {
      const owner = await person();
      const pan = newPan();
      const { fields } = await owner.fail(pan, '30/01/1990');
      expect(fields).toEqual({ dob: 'birth_not_of_pan' });
      expect((await owner.view()).pan).toBeNull();
      expect(await owner.check(pan, BORN)).toMatchObject({ isPanProven: true, kycName: 'SARLA DEVI NAIR' });
      expect(await owner.view()).toMatchObject({
        isPanProven: true,
        name: 'SARLA DEVI NAIR',
        dob: '1990-01-31',
        address: '12 Residency Road',
        prefilled: ['dob', 'address', 'pincode'],
      });
      const entries = await given.db.select().from(auditEntries).where(eq(auditEntries.subject, owner.profileId));
      expect(entries.map(({ details }) => details)).toContainEqual(expect.objectContaining({ provenBy: 'birth' }));
      expect(await owner.check(pan)).toMatchObject({ isPanProven: true, kycName: 'SARLA DEVI NAIR' });
    });

    it('is the account’s date of birth from then on, also where another was typed before', async () => {
      const owner = await person();
      const dateOfBirth = businessDate('1990-01-13');
      await given.db.update(profiles).set({ dateOfBirth }).where(eq(profiles.id, owner.profileId));
      await owner.check(newPan(), BORN);
      const view = await owner.view();
      expect(view.dob).toBe('1990-01-31');
      expect(view.prefilled).toContain('dob');
    });

    it('by the bank, which takes seconds, takes no PAN back that its holder has given meanwhile', async () => {
      const { check, client, profileId } = await person();
      const [first, second] = [newPan(), newPan()];
      await check(first);
      bankSays('Sarla Devi Nair');
      const { kyc } = kit.services.providers;
      const lookUp: typeof kyc.lookUp = async (...asked) => {
        Object.assign(kit.services.providers, { kyc });
        await check(second, BORN);
        return kyc.lookUp(...asked);
      };
      Object.assign(kit.services.providers, { kyc: { ...kyc, lookUp } });
      await client.call(verifyBankAccount, account('701009876543'));
      const [row] = await given.db.select().from(profiles).where(eq(profiles.id, profileId));
      expect(row).toMatchObject({ panHash: kit.services.crypto.lookup('pan', second), kycName: 'SARLA DEVI NAIR' });
    });

    it.each([
      ['', 'birth_required'],
      ['31/02/1990', 'birth_no_date'],
      ['1990', 'birth_invalid'],
    ])('is not asked of the registry with the date %j', async (dob, code) => {
      const { fail } = await person();
      expect((await fail(newPan(), dob)).fields).toEqual({ dob: code });
      expect(opened).toEqual([]);
    });

    it('is not found by guessing from one account: five dates a day are tried', async () => {
      const guesser = await person();
      const dates = Array.from({ length: 9 }, (_, index) => `0${index + 1}/01/1990`);
      const codes = await Promise.all(dates.map(async (dob) => (await guesser.fail(newPan(), dob)).code));
      expect(codes.filter((code) => code === 'too_many_requests')).toHaveLength(4);
      expect(opened).toHaveLength(5);
      kit.clock.advance(DAY);
      const client = await signedInAgain(kit, guesser);
      expect(await client.call(getKycDetails, { query: { pan: newPan(), dob: BORN } })).toMatchObject({
        isPanProven: true,
      });
    });

    it('is not found by guessing from many accounts: ten dates a month are tried of a PAN, however many there are', async () => {
      const pan = newPan();
      for (let day = 1; day <= 4; day += 1) {
        const guesser = await person();
        for (let guess = 1; guess <= 4; guess += 1) await guesser.fail(pan, `0${day}/0${guess}/1980`);
      }
      expect(opened).toHaveLength(10);
      kit.clock.advance(4 * DAY);
      await housekeeping(kit.services, {} as Job);
      expect(await (await person()).fail(pan, BORN)).toMatchObject({ code: 'too_many_requests' });
      kit.clock.advance(27 * DAY);
      expect(await (await person()).check(pan, BORN)).toMatchObject({ isPanProven: true });
    });

    it('is found by guessing where tries are not counted (naive twin)', async () => {
      const { kyc } = kit.services.providers;
      let found = null;
      for (let day = 1; day <= 31 && !found; day += 1)
        found = await kyc.openRecord(newPan(), `1990-01-${String(day).padStart(2, '0')}` as never);
      expect(found).toMatchObject({ address: '12 Residency Road' });
    });

    it('costs no try where the date is right or the registry is silent', async () => {
      const owner = await person();
      const pan = newPan();
      for (let time = 0; time < 6; time += 1) await owner.check(pan, BORN);
      const { kyc } = kit.services.providers;
      Object.assign(kit.services.providers, { kyc: { ...kyc, openRecord: () => Promise.reject(new Error('down')) } });
      for (let time = 0; time < 6; time += 1) expect((await owner.fail(pan, BORN)).code).toBe('unavailable');
    });

    it('is the name at the bank where it is that of the PAN, whichever is told first', async () => {
      bankSays('SARLA D NAIR');
      const [first, second] = [await person(), await person()];
      await first.check(newPan());
      expect(await first.client.call(verifyBankAccount, account('501001230009'))).toMatchObject({
        nameMatches: true,
        loggedInUserName: 'SARLA DEVI NAIR',
      });
      expect(await first.view()).toMatchObject({ isPanProven: true, name: 'SARLA DEVI NAIR', address: null });
      await second.client.call(verifyBankAccount, account('501001230010'));
      expect(await second.check(newPan())).toMatchObject({ isPanProven: true, kycName: 'SARLA DEVI NAIR' });
    });

    it('is not the account of somebody else: the exchange is sent nothing, and the KYC is next', async () => {
      bankSays('RAKESH SHARMA');
      const applicant = await completeApplicant(kit);
      const { client, ucc, profileId } = applicant;
      await given.db.update(profiles).set({ panProvenAt: null }).where(eq(profiles.id, profileId));
      const view = () => client.call(getProfileView, { query: { ucc } });
      expect(await view()).toMatchObject({ isPanProven: false, onboardingStep: 'kyc' });
      expect(await client.fail(saveUser, { body: { ticket: '' } })).toMatchObject({
        code: 'not_onboarded',
        data: { onboardingStep: 'kyc' },
      });
      const { pan } = await view();
      await client.call(getKycDetails, { query: { pan: pan ?? '', dob: BORN } });
      expect((await view()).onboardingStep).not.toBe('kyc');
    });

    it('is what the identity provider shared under a request for this PAN, and for no other; of another PAN than the present one nothing is filled in', async () => {
      const proven = [];
      for (const [asked, shared] of [
        ['own', 'own'],
        ['other', 'other'],
        ['own', 'other'],
      ] as const) {
        const owner = await person();
        const pans = { own: newPan(), other: newPan() };
        await owner.check(pans.own);
        const { kyc } = kit.services.providers;
        const record = await kyc.openRecord(pans.own, '1990-01-31' as never);
        Object.assign(kit.services.providers, {
          kyc: { ...kyc, result: () => Promise.resolve({ ...record, pan: pans[shared] }) },
        });
        const panHash = kit.services.crypto.lookup('pan', pans[asked]);
        const requestId = `kyc_${owner.ucc}`;
        await given.db
          .insert(kycRequests)
          .values({ requestId, profileId: owner.profileId, panHash, createdAt: kit.clock.now() });
        await owner.client.call(autoPopulate, { query: { ucc: owner.ucc, requestId } });
        const { isPanProven, address } = await owner.view();
        proven.push([isPanProven, address !== null]);
      }
      expect(proven).toEqual([
        [true, true],
        [false, false],
        [false, false],
      ]);
    });

    it('lets the owner in whose PAN a stranger typed before, and tells neither of the other until it is given', async () => {
      const pan = newPan();
      const [stranger, owner] = [await person(), await person()];
      await stranger.check(pan);
      expect(await owner.check(pan, BORN)).toMatchObject({ status: 'KYC_VALIDATED_STATUS', isPanProven: true });
      expect(await stranger.check(pan)).toMatchObject({ status: 'KYC_VALIDATED_STATUS', duplicateMobNo: null });
      expect(await stranger.check(pan, BORN)).toMatchObject({
        status: 'KYC_DUPLICATE_PAN_STATUS',
        isPanProven: false,
        kycName: '',
        duplicateMobNo: `••••••${owner.mobile.slice(-4)}`,
      });
      expect(await stranger.view()).toMatchObject({ isPanProven: false, address: null });
      expect(await owner.check(pan)).toMatchObject({ status: 'KYC_VALIDATED_STATUS', isPanProven: true });
    });

    it('keeps a PAN with the account that the exchange knows by it, though it was registered before proofs were asked', async () => {
      const pan = newPan();
      const [registered, other] = [await person(), await person()];
      await registered.check(pan);
      await given.db.update(profiles).set({ registeredWithBse: 3 }).where(eq(profiles.id, registered.profileId));
      expect((await other.check(pan, BORN)).status).toBe('KYC_DUPLICATE_PAN_STATUS');
      expect(await registered.check(pan)).toMatchObject({ isPanProven: true, status: 'KYC_VALIDATED_STATUS' });
    });

    it('makes a PAN that many prove at once one account’s', async () => {
      const pan = newPan();
      await kit.client().call(setSandboxKyc, { body: { pan, status: 'KYC_REGISTERED_STATUS' } });
      const many = await Promise.all(Array.from({ length: 6 }, person));
      const answers = await Promise.all(many.map(({ check }) => check(pan, BORN)));
      expect(answers.filter(({ isPanProven }) => isPanProven)).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 'KYC_DUPLICATE_PAN_STATUS')).toHaveLength(5);
    });

    it('makes a PAN that of two accounts without the lock (naive twin)', async () => {
      const panHash = kit.services.crypto.lookup('pan', newPan());
      const both = [await person(), await person()];
      let [arrived, go] = [0, () => {}];
      const bothRead = new Promise<void>((resolve) => (go = resolve));
      await Promise.all(
        both.map(async ({ profileId }) => {
          const owners = await given.db.select().from(profiles).where(eq(profiles.panHash, panHash));
          if ((arrived += 1) === 2) go();
          await bothRead;
          if (owners.length === 0) await given.db.update(profiles).set({ panHash }).where(eq(profiles.id, profileId));
        }),
      );
      expect(await given.db.$count(profiles, eq(profiles.panHash, panHash))).toBe(2);
    });
  },
  'seeded',
);
