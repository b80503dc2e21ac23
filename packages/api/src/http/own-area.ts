import type { Access } from '@prosperx/core/http';
import type { Clock } from '@prosperx/core/time';
import type { Crypto } from '#crypto/crypto.js';
import type { Db } from '#db/db.js';
import type { Actor } from '#kernel/context.js';
import { OPERATOR_COOKIE } from './cookies.js';
import { findOperatorSession, isOperatorSessionBegun } from './operator-session.js';
import { findPartnerSession, isPartnerSessionBegun, PARTNER_COOKIE } from './partner-session.js';
import type { Route } from './serve.js';

/** Whose token came with a call of such an area. */
export interface AreaQuestion {
  readonly db: Db;
  readonly clock: Clock;
  readonly crypto: Crypto;
  readonly token: string | undefined;
  /** true when no person made the call. */
  readonly background: boolean;
}

/** An area with sessions of its own: it is known by its cookie alone, and its cookie by its calls alone. */
interface OwnArea {
  readonly cookie: string;
  /** Returns who is signed in there; null for a token that is unknown, idle for too long, over or ended. */
  find(question: AreaQuestion): Promise<Actor | null>;
  /** Says whether a token is that of a session there, as `begunSessions` does. */
  isBegun(question: Pick<AreaQuestion, 'db' | 'crypto'> & { readonly token: string }): Promise<boolean>;
}

const areas: Partial<Record<Access, OwnArea>> = {
  partner_admin: { cookie: PARTNER_COOKIE, find: findPartnerSession, isBegun: isPartnerSessionBegun },
  operator: { cookie: OPERATOR_COOKIE, find: findOperatorSession, isBegun: isOperatorSessionBegun },
};

/** Returns the area of a call; undefined for the calls of people who invest and of advisors. */
export function ownAreaOf({ endpoint: { access } }: Pick<Route, 'endpoint'>): OwnArea | undefined {
  const role = access.find((each) => areas[each] !== undefined);
  return role && areas[role];
}
