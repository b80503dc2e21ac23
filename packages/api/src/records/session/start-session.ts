import { PxError } from '@prosperx/core/errors';
import type { Language } from '@prosperx/core/language';
import type { SignOnScope } from '@prosperx/core/partner';
import type { Instant } from '@prosperx/core/time';
import { and, eq, isNull, type SQL } from 'drizzle-orm';
import { audit } from '#audit/audit.js';
import { newId, newToken } from '#crypto/new-id.js';
import type { Db } from '#db/db.js';
import { agents, credentials, sessions, users } from '#db/schema/index.js';
import { SESSION_COOKIE } from '#http/cookies.js';
import { ABSOLUTE_HOURS } from '#http/session.js';
import type { Actor, Context } from '#kernel/context.js';
import { deviceName } from './device-name.js';
import { checkWord, type PartnerWord } from './partner-word.js';

const ABSOLUTE_SECONDS = ABSOLUTE_HOURS * 3_600;

/** The owner of a session. */
type SessionOwner =
  | { readonly userId: string; readonly advisor?: never }
  | {
      readonly userId?: never;
      readonly advisor: {
        readonly agentCode: string;
        readonly partnerId: string | null;
        readonly keyId: string | null;
      };
    };

export type NewSession = SessionOwner & {
  /** null until one of several is chosen. */
  readonly profileId: string | null;
  /** The partner whose server began it, where the page does not name one, what it may do, and by which key it came. */
  readonly signedOn?: {
    readonly partnerId: string;
    readonly scope: SignOnScope | null;
    readonly keyId: string | null;
  };
  /** Hash of the password by which the owner proved who they are; once it has changed, it proves nothing. */
  readonly passwordHash?: string;
  /** The device on which its owner signed in. */
  readonly deviceId?: string | null;
};

export function sessionIdOf(actor: Actor): string | null {
  return actor.kind === 'user' || actor.kind === 'advisor' ? actor.sessionId : null;
}

function actorOf({ userId, advisor }: SessionOwner, sessionId: string): Actor {
  return advisor ? { kind: 'advisor', agentCode: advisor.agentCode, sessionId } : { kind: 'user', userId, sessionId };
}

export async function endSession(tx: Db, sessionId: string, now: Instant): Promise<void> {
  await tx
    .update(sessions)
    .set({ endedAt: now })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.endedAt)));
}

/** Ends other sessions as `endSession` does; returns how many. */
export async function endSessionsWhere(tx: Db, which: SQL | undefined, now: Instant): Promise<number> {
  const ended = await tx
    .update(sessions)
    .set({ endedAt: now })
    .where(and(isNull(sessions.endedAt), which))
    .returning({ id: sessions.id });
  return ended.length;
}

/** Ends all sessions of a user after a change of the password: anybody who knew the old one is out. */
export async function endSessionsOf(tx: Db, userId: string, now: Instant): Promise<void> {
  await endSessionsWhere(tx, eq(sessions.userId, userId), now);
}

/** Notifications to a person, or to an advisor, who has chosen no language are in that of the page on which they sign in. */
async function keepLanguage(tx: Db, { userId, advisor }: SessionOwner, language: Language): Promise<void> {
  if (advisor)
    await tx
      .update(agents)
      .set({ language })
      .where(and(eq(agents.code, advisor.agentCode), isNull(agents.language)));
  else
    await tx
      .update(users)
      .set({ language })
      .where(and(eq(users.id, userId), isNull(users.language)));
}

/** Holds a change of the password up until the session is there, and so is ended by it; throws `wrong_password` when the change came first. */
async function checkUnchanged(tx: Db, userId: string, passwordHash: string): Promise<void> {
  const [kept] = await tx.select().from(credentials).where(eq(credentials.userId, userId)).for('share');
  if (kept?.hash !== passwordHash) throw new PxError('wrong_password');
}

/** The word of a partner by which a session begins; null for who signs in themselves. */
function wordOf({ advisor }: SessionOwner, signedOn: NewSession['signedOn']): PartnerWord | null {
  if (advisor) return advisor.partnerId === null ? null : { ...advisor, partnerId: advisor.partnerId };
  return signedOn && signedOn.keyId !== null ? { partnerId: signedOn.partnerId, keyId: signedOn.keyId } : null;
}

/** Sets a token as a cookie, or returns it where cookies do not travel. */
function handOver({ crossSite, cookies }: Context, token: string): string | null {
  if (crossSite) return token;
  cookies.set(SESSION_COOKIE, token, ABSOLUTE_SECONDS);
  return null;
}

/**
 * Ends the session whose cookie came with the call although it was over by itself. A call that is under way with that cookie then leaves the
 * one of the next session alone (`hasJustEnded`).
 */
async function endOverSession({ cookies, crypto }: Context, tx: Db, now: Instant): Promise<void> {
  const token = cookies.get(SESSION_COOKIE);
  if (token !== undefined) await endSessionsWhere(tx, eq(sessions.tokenHash, crypto.lookup('session', token)), now);
}

/**
 * Begins a session under a token that was never sent before, and ends the one the call came with: a token planted in the
 * browser is worth nothing. Returns the token where cookies do not travel; else it is set as a cookie.
 */
export async function startSession(
  ctx: Context,
  { profileId, passwordHash, signedOn, deviceId, ...owner }: NewSession,
): Promise<string | null> {
  const now = ctx.clock.now();
  const token = newToken();
  const id = newId('ses');
  await ctx.db.transaction(async (tx) => {
    if (owner.userId && passwordHash) await checkUnchanged(tx, owner.userId, passwordHash);
    const word = wordOf(owner, signedOn);
    if (word) await checkWord(tx, word);
    const before = sessionIdOf(ctx.actor);
    if (before) await endSession(tx, before, now);
    else await endOverSession(ctx, tx, now);
    await tx.insert(sessions).values({
      id,
      tokenHash: ctx.crypto.lookup('session', token),
      userId: owner.userId ?? null,
      profileId,
      partnerId: owner.advisor?.partnerId ?? signedOn?.partnerId ?? ctx.partner?.id ?? null,
      scope: signedOn?.scope ?? null,
      keyId: owner.advisor?.keyId ?? signedOn?.keyId ?? null,
      agentCode: owner.advisor?.agentCode ?? ctx.agentCode,
      deviceId: deviceId ?? null,
      browser: deviceName(ctx.userAgent),
      createdAt: now,
      lastSeenAt: now,
      endsAt: now + ABSOLUTE_SECONDS * 1_000,
    });
    if (ctx.language) await keepLanguage(tx, owner, ctx.language);
    const actor = actorOf(owner, id);
    await audit({ ...ctx, db: tx, actor }, { action: 'session.started', objectId: id });
  });
  return handOver(ctx, token);
}

/**
 * Continues the session of a call in another account, under another token and id, with the same end; throws `signed_out` where it was ended
 * meanwhile. Its row goes on and a copy of it ends: whoever ends the owner's sessions at this moment finds the row, waits for it, and ends
 * what it has become. A new row beside an ended one they would not see.
 */
export async function continueSession(ctx: Context, profileId: string | null): Promise<string | null> {
  const now = ctx.clock.now();
  const [token, id] = [newToken(), newId('ses')];
  const [tokenHash, browser] = [ctx.crypto.lookup('session', token), deviceName(ctx.userAgent)];
  await ctx.db.transaction(async (tx) => {
    const isLive = and(eq(sessions.id, sessionIdOf(ctx.actor) ?? ''), isNull(sessions.endedAt));
    const [before] = await tx.select().from(sessions).where(isLive).for('update');
    if (!before) throw new PxError('signed_out');
    const next = { id, tokenHash, profileId, browser, createdAt: now, lastSeenAt: now };
    await tx.update(sessions).set(next).where(eq(sessions.id, before.id));
    await tx.insert(sessions).values({ ...before, endedAt: now });
    await audit({ ...ctx, db: tx }, { action: 'session.started', objectId: id });
  });
  return handOver(ctx, token);
}
