import { PxError } from '@prosperx/core/errors';
import type { Access } from '@prosperx/core/http';
import type { SignOnScope } from '@prosperx/core/partner';
import { isGrownMinor } from '@prosperx/core/session';
import type { Actor, Subject } from '#kernel/context.js';
import type { Route } from './serve.js';

/** The error of a call whose session is over. Its cookie ends with the answer, so that the next call is a visitor's. */
export class SessionOver extends PxError {
  constructor(
    /** The `Set-Cookie` lines of the answer. */
    readonly cookies: readonly string[],
  ) {
    super('signed_out');
  }
}

/** The parts of a caller that decide about access. */
export interface Caller {
  readonly actor: Actor;
  readonly subject: Subject | null;
  /** What a session may do that a partner's server began; null where its person signed in themselves. */
  readonly scope: SignOnScope | null;
  /** The agent whose customer the account holder is; null for nobody's. */
  readonly ownAgent: string | null;
  /** true when the call came with the token of a session that is over. */
  readonly hasEnded: boolean;
}

function holds(role: Access, { actor, subject }: Caller, route: Route): boolean {
  const withoutProfile = route.options.withoutProfile ?? false;
  switch (role) {
    case 'public':
    case 'visitor':
      return true;
    case 'investor':
      return actor.kind === 'user' && (subject ? !isGrownMinor(subject) : withoutProfile);
    case 'minor':
      return actor.kind === 'user' && (subject ? isGrownMinor(subject) : withoutProfile);
    case 'advisor':
      return actor.kind === 'advisor';
    case 'advisor_for_customer':
      return actor.kind === 'advisor' && subject !== null && (!isGrownMinor(subject) || isForGrown(route));
    case 'partner_admin':
      return actor.kind === 'partner';
    case 'operator':
      return actor.kind === 'operator';
  }
}

/** Says whether an advisor may call it in the account of a minor who has turned 18: what only looks, or the account holder may too. */
const isForGrown = (route: Route): boolean =>
  route.endpoint.effect === 'read' || route.endpoint.access.includes('minor') || isAboutSession(route);

/**
 * A login, a logout and a change of profile begin or end a session, and change nothing else; what any visitor may do, such as to answer by
 * a link, needs none.
 */
const isAboutSession = (route: Route): boolean => route.endpoint.path.startsWith('/login/') || !isPersonal(route);

/** Says whether a call is about the person who is signed in, such as one about a cart: a person who believes to be signed in must not be answered as a visitor. */
export function isPersonal({ endpoint: { access } }: Route): boolean {
  return access.some((role) => role !== 'public' && role !== 'visitor');
}

/** Says whether a session that a partner's server began may make a call: one that only looks, and to invest what its customer agreed to, or confirms by a code of their own. */
function isWithin(scope: SignOnScope, route: Route): boolean {
  const { effect, byOwner, toInvest } = route.endpoint;
  if (effect === 'read' || isAboutSession(route)) return true;
  return scope === 'invest' && (toInvest ?? byOwner ?? false);
}

/**
 * Throws `signed_out` for a caller without a session (or without a chosen profile), `forbidden` for one who may not call,
 * `own_login_required` for a person whom a partner's server signed in and who may not call there, and `customer_approves` for an advisor
 * who would use an OTP or a link of an account holder.
 */
export function checkAccess(route: Route, caller: Caller): void {
  const { access, byOwner, inPerson } = route.endpoint;
  if (byOwner && caller.actor.kind === 'advisor') throw new PxError('customer_approves');
  if (!access.some((role) => holds(role, caller, route))) {
    const nobodyYet = caller.actor.kind === 'visitor' || (caller.actor.kind === 'user' && !caller.subject);
    throw new PxError(nobodyYet ? 'signed_out' : 'forbidden');
  }
  // what they may, once they have signed in themselves
  if (caller.scope !== null && (inPerson || !isWithin(caller.scope, route))) throw new PxError('own_login_required');
}
