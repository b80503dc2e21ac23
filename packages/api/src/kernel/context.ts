import { PxError } from '@prosperx/core/errors';
import type { Language } from '@prosperx/core/language';
import type { SignOnScope } from '@prosperx/core/partner';
import type { Db } from '#db/db.js';
import type { LoginFactor } from '#log/security-log.js';
import type { Services } from './services.js';

/** The person or visitor who acts. */
export type Actor =
  | { readonly kind: 'visitor' }
  | { readonly kind: 'user'; readonly userId: string; readonly sessionId: string }
  | { readonly kind: 'advisor'; readonly agentCode: string; readonly sessionId: string }
  /** Somebody in a partner's dashboard. */
  | { readonly kind: 'partner'; readonly partnerId: string; readonly sessionId: string }
  /** Somebody in the operator's console. */
  | { readonly kind: 'operator'; readonly operatorId: string; readonly name: string; readonly sessionId: string }
  /** Whoever gives commands on the server itself. */
  | { readonly kind: 'command' }
  /** Jobs and the sandbox. */
  | { readonly kind: 'system' };

/** The account holder for whom the actor acts. */
export interface Subject {
  readonly userId: string;
  readonly profileId: string;
  readonly ucc: string;
  readonly taxStatus: string;
  readonly majorStatus: string | null;
  readonly registeredWithBse: number;
}

/** The registered business on whose page the call was made. */
export interface Partner {
  readonly id: string;
  readonly agentCode: string | null;
  /** The key by which its server is known; absent on a page. */
  readonly keyId?: string;
}

export interface Cookies {
  get(name: string): string | undefined;
  /** HttpOnly; without `maxAge` (seconds) until the browser is closed. */
  set(name: string, value: string, maxAge?: number): void;
  clear(name: string): void;
}

/** The context that every verb gets besides its input. */
export interface Context extends Services {
  readonly actor: Actor;
  readonly subject: Subject | null;
  readonly partner: Partner | null;
  /** What the session may do that a partner's server began; null where its person signed in themselves. */
  readonly scope: SignOnScope | null;
  /** true when the partner's server calls, known by its key: no browser does. */
  readonly isPartnerServer: boolean;
  /** The advisor who prepared what its owner approves by a link: the order names them as one that they place names them. Absent otherwise. */
  readonly preparedBy?: string;
  /**
   * Attribution only, never authority. Of a person who is signed in it is the agent whose customer they are; of a visitor the one whom
   * the page names.
   */
  readonly agentCode: string | null;
  /** The page is a partner's, or in a frame there, where no cookie counts: sessions go by token. */
  readonly crossSite: boolean;
  /** Names a visitor of such a page in place of a cookie. */
  readonly visitorToken: string | null;
  readonly cookies: Cookies;
  /** The key by which the client repeats a call that may have been answered already; null: it gave none. */
  readonly idempotencyKey: string | null;
  readonly requestId: string;
  /** Names the account that a login is about, to the security log. */
  noteAccount(userId: string): void;
  /** Names the account whose data a call of the console hands out. */
  noteProfile(profileId: string): void;
  /** Names to it by what a person signs in, right or not. */
  noteFactor(factor: LoginFactor): void;
  /** The client's address for rate limits: an IPv4 address, or the /64 network of an IPv6 one. */
  readonly address: string;
  /** The language of the page that calls; null: English. */
  readonly language: Language | null;
  /** What the browser says of itself; '' where it says nothing. */
  readonly userAgent: string;
  /** Inside a `money` call it is the transaction that also keeps the answer. */
  readonly db: Db;
  /** Runs once the call's transaction is kept, without delaying the answer, over the database itself; a failure is logged. */
  afterCommit(task: (services: Services) => Promise<unknown>): void;
}

/** The partner in whose dashboard a call is made. */
export function partnerAdminOf({ actor }: Pick<Context, 'actor'>): string {
  if (actor.kind !== 'partner') throw new PxError('signed_out');
  return actor.partnerId;
}

/** The operator who makes a call of the console. */
export function operatorOf({ actor }: Pick<Context, 'actor'>): Extract<Actor, { kind: 'operator' }> {
  if (actor.kind !== 'operator') throw new PxError('signed_out');
  return actor;
}

/** The account holder of a call that needs one. */
export function subjectOf(ctx: Context): Subject {
  if (!ctx.subject) throw new PxError('signed_out');
  return ctx.subject;
}

/** Names the caller who asks again for an answer that was lost on the way: by the session, else by the idempotency key. Returns null for a caller who cannot be distinguished from others. */
export function requesterOf({ actor, idempotencyKey }: Pick<Context, 'actor' | 'idempotencyKey'>): string | null {
  return actor.kind === 'user' || actor.kind === 'advisor' ? actor.sessionId : idempotencyKey;
}

/** The same context over a transaction. */
export function withDb(ctx: Context, db: Db): Context {
  return { ...ctx, db };
}
