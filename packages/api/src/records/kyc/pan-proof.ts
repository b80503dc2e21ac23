import { isSameName } from '@prosperx/core/bank';
import { PxError } from '@prosperx/core/errors';
import { parseDateNumeric } from '@prosperx/core/format';
import { mayOnboard } from '@prosperx/core/kyc';
import { REGISTRATION_STATE } from '@prosperx/core/registration';
import { DAY } from '@prosperx/core/time';
import { and, eq, inArray, isNotNull, ne, or, sql } from 'drizzle-orm';
import { type Lookup, profiles, users } from '#db/schema/index.js';
import type { Context, Subject } from '#kernel/context.js';
import type { KycAnswer, SharedIdentity } from '#providers/kyc/port.js';
import { linkedAccount } from '#records/bank/repository.js';
import { consumeLimit, type Limit, releaseLimit, throttleKey } from '#throttle/throttle.js';

/** What shows that a PAN is the account holder's: the date of birth in its record, the bank, which names its holder alike, or the identity provider. */
export interface PanProof {
  readonly by: 'birth' | 'bank' | 'provider';
  /** The record, where it was opened. */
  readonly record: SharedIdentity | null;
}

/** A person who has only typed a PAN does not keep it from its owner: they have proven that it is theirs, or the exchange knows them by it. */
const isHeld = or(
  isNotNull(profiles.panProvenAt),
  inArray(profiles.registeredWithBse, [REGISTRATION_STATE.pending, REGISTRATION_STATE.registered]),
);

/** Returns another person who holds a PAN. One proof of a PAN is kept after another: two accounts that prove one at the same time would both find it free. */
export async function otherHolderOf(tx: Context['db'], subject: Pick<Subject, 'userId'>, panHash: Lookup) {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${panHash}))`);
  const [other] = await tx
    .select({ user: users })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.userId))
    .where(and(eq(profiles.panHash, panHash), ne(profiles.userId, subject.userId), isHeld))
    .limit(1);
  return other?.user ?? null;
}

/** The limits of wrong guesses at what is known of a PAN: of an account, and of a PAN, which strangers could try from many accounts. */
const WRONG_GUESSES: Readonly<Record<'profile' | 'pan', Limit>> = {
  profile: { most: 5, within: DAY },
  pan: { most: 10, within: 30 * DAY },
};

/** Counts a guess before it is judged; returns what takes that back where it was right, or nobody judged it. */
export async function countGuess(
  ctx: Context,
  { profileId }: Subject,
  pan: string,
  what: 'birth-of-pan' | 'aadhaar-of-pan',
): Promise<() => Promise<void>> {
  const [ofProfile, ofPan] = [throttleKey(ctx, what, 'profile', profileId), throttleKey(ctx, what, 'pan', pan)];
  await consumeLimit(ctx, ofProfile, WRONG_GUESSES.profile);
  await consumeLimit(ctx, ofPan, WRONG_GUESSES.pan);
  return async () => {
    for (const key of [ofProfile, ofPan]) await releaseLimit(ctx, key);
  };
}

/** Opens the record of a PAN by a date of birth as it is typed. */
async function openRecord(ctx: Context, subject: Subject, pan: string, typed: string): Promise<SharedIdentity> {
  const release = await countGuess(ctx, subject, pan, 'birth-of-pan');
  const born = parseDateNumeric(typed);
  const record =
    born &&
    (await ctx.providers.kyc.openRecord(pan, born).catch(async (cause: unknown) => {
      await release();
      throw new PxError('unavailable', { cause });
    }));
  if (!record) throw new PxError('invalid_input', { fields: { dob: 'birth_not_of_pan' } });
  await release();
  return record;
}

/**
 * Returns what shows now that a PAN is the account holder's; null where nothing does. Throws `invalid_input` for a date of birth that is
 * not that of the record, and `too_many_requests` after too many of them.
 */
export async function findProof(
  ctx: Context,
  subject: Subject,
  pan: string,
  dob: string | null,
  answer: KycAnswer,
): Promise<PanProof | null> {
  if (!mayOnboard(answer.status)) return null;
  if (dob !== null) return { by: 'birth', record: await openRecord(ctx, subject, pan, dob) };
  const holder = (await linkedAccount(ctx, subject))?.holderName ?? '';
  return isSameName(holder, answer.name) ? { by: 'bank', record: null } : null;
}
