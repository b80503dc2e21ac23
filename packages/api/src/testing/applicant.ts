import {
  type ProfileOtpPurpose,
  saveProfile,
  sendOnboardingOtp,
  sendProfileOtp,
  verifyOnboardingOtp,
  verifyProfileOtp,
} from '@prosperx/core/profile';
import { REGISTRATION_STATE } from '@prosperx/core/registration';
import { businessDateAt } from '@prosperx/core/time';
import { eq } from 'drizzle-orm';
import { bankAccounts, consents, profiles, riskAnswers, riskAttempts, riskQuestionnaires } from '#db/schema/index.js';
import { type FileKind, storeFile } from '#records/file/store-file.js';
import { questionnaireInForce } from '#records/risk/repository.js';
import type { TestClient } from './client.js';
import { lastOtp } from './investing.js';
import { newInvestor, type TestInvestor } from './new-investor.js';
import type { TestKit } from './test-kit.js';

export type Applicant = TestInvestor & { readonly client: TestClient };

/** The inputs of onboarding of somebody who makes no mistakes. */
export const soundAnswers = {
  personal: {
    gender: 'F',
    dob: '31/01/1990',
    primaryEmail: 'applicant@example.com',
    mobileDeclarationFlag: 'SE',
    emailDeclarationFlag: 'SP',
    address: '14 Lake View Road',
    pincode: '560001',
  },
  bank: { bankAccountType: 'SB' },
  occupation: {
    occupationType: 'S',
    incomeSlab: '33',
    aadhar: '1234-5678-9012',
    optIn: false,
    fatca: { birthPlace: 'Pune', birthCountry: 'IN', taxResidences: [], pepStatus: 'N' as const },
    fatcaCompliant: true as const,
  },
};

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Puts a PAN with a KYC, and a linked account, into the database: the calls that do it have tests of their own. */
async function identify(kit: TestKit, investor: TestInvestor): Promise<void> {
  const { db, crypto } = kit.services;
  const { profileId, ucc } = investor;
  const pan = `ABCPE${ucc.slice(-4)}F`;
  await db
    .update(profiles)
    .set({
      pan: crypto.seal(profiles.pan, profileId, pan),
      panHash: crypto.lookup('pan', pan),
      kycStatus: 'KYC_VALIDATED_STATUS',
      panProvenAt: kit.clock.now(),
    })
    .where(eq(profiles.id, profileId));
  await linkBank(kit, investor);
}

/** Puts a verified bank account into the database, the default one unless `row` says otherwise; returns its id. */
export async function linkBank(
  { services }: Pick<TestKit, 'services'>,
  { profileId, ucc }: Pick<TestInvestor, 'profileId' | 'ucc'>,
  account = '501009876543',
  row: Partial<typeof bankAccounts.$inferInsert> = {},
): Promise<string> {
  const { db, crypto, clock } = services;
  const id = `bnk_${ucc}_${account}`;
  await db.insert(bankAccounts).values({
    id,
    profileId,
    account: crypto.seal(bankAccounts.account, id, account),
    accountHash: crypto.lookup('account', account),
    ifsc: 'HDFC0000001',
    bankName: 'HDFC Bank',
    isDefault: true,
    verifiedAt: clock.now(),
    redemptionsFrom: businessDateAt(clock.now()),
    createdAt: clock.now(),
    ...row,
  });
  return id;
}

/** Puts a finished risk profile into the database. */
export async function completeRiskProfile(
  { services: { db, clock } }: TestKit,
  { profileId, ucc }: TestInvestor,
): Promise<void> {
  await db.insert(riskQuestionnaires).values({ version: 1, content: {} }).onConflictDoNothing();
  const now = clock.now();
  const attempt = {
    id: `att_${ucc}`,
    profileId,
    version: 1,
    attemptNo: 1,
    classId: 3,
    createdAt: now,
    finishedAt: now,
  };
  await db.insert(riskAttempts).values(attempt);
}

/** Puts a risk profile into the database of which the last question alone has no answer. */
export async function answerRiskButLast(kit: TestKit, { profileId, ucc }: TestInvestor): Promise<void> {
  const { db, clock } = kit.services;
  const { questions, riskProfileVersion: version } = await questionnaireInForce(db);
  const attemptId = `att_${ucc}`;
  await db.insert(riskAttempts).values({ id: attemptId, profileId, version, attemptNo: 1, createdAt: clock.now() });
  const answers = questions.slice(0, -1).map(({ questionNo, options }) => {
    return { attemptId, questionNo, answerOptionId: options[0]!.answerOptionId };
  });
  await db.insert(riskAnswers).values(answers);
}

function storePicture({ services }: TestKit, profileId: string, kind: FileKind): Promise<string> {
  const ctx = { ...services, actor: { kind: 'system' }, subject: null } as const;
  return storeFile(ctx, { profileId, kind, mediaType: 'image/png', bytes: PNG });
}

/** An investor whose KYC is validated and whose bank account is linked; they have entered nothing else. */
export async function newApplicant(kit: TestKit): Promise<Applicant> {
  const investor = await newInvestor(kit, false);
  await identify(kit, investor);
  return investor;
}

/** An applicant who has only to confirm. */
export async function completeApplicant(kit: TestKit): Promise<Applicant> {
  const applicant = await newApplicant(kit);
  await completeRiskProfile(kit, applicant);
  await storePicture(kit, applicant.profileId, 'signature');
  const { personal, bank, occupation } = soundAnswers;
  await applicant.client.call(saveProfile, {
    query: { ucc: applicant.ucc },
    body: { ...personal, ...bank, ...occupation },
  });
  return applicant;
}

/** An applicant whom the exchange has registered, put into the database: the call that does it has tests of its own. */
export async function registeredApplicant(kit: TestKit): Promise<Applicant> {
  const applicant = await completeApplicant(kit);
  const registered = { registeredWithBse: REGISTRATION_STATE.registered };
  await kit.services.db.update(profiles).set(registered).where(eq(profiles.id, applicant.profileId));
  return applicant;
}

/** The versions of the words that anybody agreed to, for a purpose. */
export async function agreedVersions({ services: { db } }: TestKit, purpose: string): Promise<string[]> {
  const rows = await db.select().from(consents).where(eq(consents.purpose, purpose));
  return rows.map(({ textVersion }) => textVersion);
}

/** Makes an investor one of those who were registered before the FATCA declaration was asked for. */
export async function forgetDeclaration({ services: { db } }: TestKit, profileId: string): Promise<void> {
  const undeclared = { fatca: null, fatcaDeclaredAt: null, occupationType: null, incomeSlab: null };
  await db.update(profiles).set(undeclared).where(eq(profiles.id, profileId));
}

/** The ticket that an OTP of onboarding gives. */
export async function onboardingTicket({ client, ucc, mobile }: Applicant): Promise<string> {
  await client.call(sendOnboardingOtp, { query: { ucc }, body: {} });
  const otp = await lastOtp(client, mobile);
  return (await client.call(verifyOnboardingOtp, { query: { ucc }, body: { otp } })).ticket;
}

/** The ticket that an OTP of the profile gives: for a purpose, or for a change, which is the body of the call that will make it. */
export async function profileTicket(
  { client, profileId, mobile }: TestInvestor & { readonly client: TestClient },
  what: Exclude<ProfileOtpPurpose, 'edit'> | object,
): Promise<string> {
  const [purpose, body] = typeof what === 'string' ? [what, {}] : ['edit' as const, { change: { ...what } }];
  const query = { encryptedId: profileId, purpose };
  await client.call(sendProfileOtp, { query, body });
  const { ticket } = await client.call(verifyProfileOtp, { query, body: { otp: await lastOtp(client, mobile) } });
  return ticket ?? '';
}
