import { PxError } from '@prosperx/core/errors';
import type { NomineeDraft } from '@prosperx/core/nominee';
import { declarations, type Fatca, INDIA, isFatcaDeclared, type Registration } from '@prosperx/core/profile';
import { isProfileLocked } from '@prosperx/core/registration';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Crypto } from '#crypto/crypto.js';
import { newId } from '#crypto/new-id.js';
import { type Db, preparedOnce } from '#db/db.js';
import { bankAccounts, consents, type Lookup, profiles, type Sealed, users } from '#db/schema/index.js';
import { type Context, type Subject, subjectOf } from '#kernel/context.js';

interface Consent {
  readonly profileId: string;
  readonly purpose: 'terms' | 'fatca' | 'nomination_opt_out' | 'kyc_shared' | 'whatsapp';
  /** The version of the words that were agreed to. */
  readonly textVersion: string;
  /** The hash of the answers that they are about. */
  readonly contentHash?: Lookup;
}

const isGiven = ({ profileId, purpose }: Pick<Consent, 'profileId' | 'purpose'>) =>
  and(eq(consents.profileId, profileId), eq(consents.purpose, purpose), isNull(consents.withdrawnAt));

/** Records what a person agreed to, in the transaction of what it allows. The same words are agreed to once; about other answers they are agreed to anew. */
export async function giveConsent(tx: Db, { clock }: Pick<Context, 'clock'>, consent: Consent): Promise<void> {
  const { textVersion, contentHash = null } = consent;
  const given = await tx
    .select({ textVersion: consents.textVersion, contentHash: consents.contentHash })
    .from(consents)
    .where(isGiven(consent));
  if (given.some((one) => one.textVersion === textVersion && one.contentHash === contentHash)) return;
  if (contentHash !== null && given.length > 0) await withdrawConsent(tx, { clock }, consent);
  await tx.insert(consents).values({ ...consent, contentHash, id: newId('con'), givenAt: clock.now() });
}

export async function withdrawConsent(
  tx: Db,
  { clock }: Pick<Context, 'clock'>,
  consent: Pick<Consent, 'profileId' | 'purpose'>,
): Promise<void> {
  await tx.update(consents).set({ withdrawnAt: clock.now() }).where(isGiven(consent));
}

export type ProfileRow = typeof profiles.$inferSelect;
export type BankRow = typeof bankAccounts.$inferSelect;

/** The name by which the exchange and a bank know an investor: that of the PAN; '' while none is known. */
export const nameOnPan = (profile: ProfileRow | undefined): string => profile?.kycName || profile?.name || '';

/** A profile with its person and the bank account into which it is paid out. */
export interface ProfileRows {
  readonly profile: ProfileRow;
  readonly user: typeof users.$inferSelect;
  readonly bank: BankRow | null;
}

const rowsOf = preparedOnce((db) =>
  db
    .select({ profile: profiles, user: users, bank: bankAccounts })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.userId))
    .leftJoin(bankAccounts, and(eq(bankAccounts.profileId, profiles.id), eq(bankAccounts.isDefault, true)))
    .where(eq(profiles.id, sql.placeholder('profileId')))
    .orderBy(desc(bankAccounts.createdAt))
    .limit(1)
    .prepare(''),
);

/** Throws `signed_out` where there is none any more. */
export async function readProfile(db: Db, profileId: string): Promise<ProfileRows> {
  const [row] = await rowsOf(db).execute({ profileId });
  if (!row) throw new PxError('signed_out');
  return row;
}

/** The profile, locked until the transaction ends: what is decided on it holds. Its keys stay, so that rows which name it are written meanwhile. */
export async function lockedProfile(tx: Db, profileId: string): Promise<ProfileRow> {
  const [row] = await tx.select().from(profiles).where(eq(profiles.id, profileId)).for('no key update');
  if (!row) throw new PxError('signed_out');
  return row;
}

/** The account holder of the session. Throws `other_account` when the call names another, by its id or its client code. */
export function ownProfile(ctx: Context, named: string): Subject {
  const subject = subjectOf(ctx);
  if (named !== subject.profileId && named !== subject.ucc) throw new PxError('other_account');
  return subject;
}

/** Nominees as they are stored: all of it is personal, so all of it is encrypted. null for none. */
export function sealNominees(crypto: Crypto, profileId: string, nominees: readonly NomineeDraft[]): Sealed | null {
  return nominees.length === 0 ? null : crypto.seal(profiles.nominees, profileId, JSON.stringify(nominees));
}

export function openNominees(crypto: Crypto, profile: Pick<ProfileRow, 'id' | 'nominees'>): NomineeDraft[] {
  return JSON.parse(crypto.open(profiles.nominees, profile) ?? '[]') as NomineeDraft[];
}

/** Answers as they were stored when there could be one country beside India. */
type FormerFatca = Omit<Fatca, 'taxResidences'> & { readonly taxResidence: string; readonly tin: string };

/** Opens the answers for FATCA; null while none are given. */
export function openFatca(crypto: Crypto, profile: Pick<ProfileRow, 'id' | 'fatca'>): Fatca | null {
  const stored = JSON.parse(crypto.open(profiles.fatca, profile) ?? 'null') as Fatca | FormerFatca | null;
  if (stored === null || 'taxResidences' in stored) return stored;
  const { taxResidence: country, tin, ...answers } = stored;
  return { ...answers, taxResidences: country === INDIA ? [] : [{ country, tin, noTin: '' }] };
}

/** Says whether an investor has declared what the exchange is told of them. */
export const isDeclared = (profile: ProfileRow): boolean =>
  isFatcaDeclared({ ...profile, fatcaCompliant: profile.fatcaDeclaredAt !== null });

/** The answers that the declaration for FATCA is about. */
export type FatcaAnswers = Pick<ProfileRow, 'id' | 'fatca' | 'occupationType' | 'incomeSlab'>;

/** Returns the answers as one text, by which they are compared. */
export const textOfAnswers = (crypto: Crypto, answers: FatcaAnswers): string =>
  JSON.stringify([openFatca(crypto, answers), answers.occupationType, answers.incomeSlab]);

/** Records, under the profile's lock, that an investor declares their answers for FATCA, as they stand there: other answers are declared anew. */
export async function declareFatca(
  tx: Db,
  ctx: Pick<Context, 'clock' | 'crypto'>,
  answers: FatcaAnswers,
): Promise<void> {
  const profileId = answers.id;
  await tx.update(profiles).set({ fatcaDeclaredAt: ctx.clock.now() }).where(eq(profiles.id, profileId));
  await giveConsent(tx, ctx, {
    profileId,
    purpose: 'fatca',
    textVersion: declarations.fatca.version,
    contentHash: ctx.crypto.lookup('fatca', textOfAnswers(ctx.crypto, answers)),
  });
}

/** Throws `profile_locked` once the exchange has the profile or is being sent it: onboarding does not change it then. */
export function checkUnlocked(profile: Pick<ProfileRow, 'registeredWithBse'>): void {
  if (isProfileLocked(profile)) throw new PxError('profile_locked');
}

/** Says whether the PAN of a profile was shown to be its holder's: by themselves, or to the exchange, which judged it before this was asked. */
export const isPanProven = (profile: Pick<ProfileRow, 'panProvenAt' | 'registeredWithBse'>): boolean =>
  profile.panProvenAt !== null || isProfileLocked(profile);

/** Returns how far a profile has come with the exchange. */
export function registrationOf({ registeredWithBse, exchangeRefusal }: ProfileRow): Registration {
  return { registeredWithBse: registeredWithBse as Registration['registeredWithBse'], exchangeRefusal };
}
