import type { CodeAtLogin } from '@prosperx/core/session';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { agentCustomers, credentials, profiles, type Sealed, users } from '#db/schema/index.js';
import type { Services } from '#kernel/services.js';

export interface FoundUser {
  readonly id: string;
  /** Ten digits. */
  readonly mobile: string;
  readonly passwordHash: string | null;
  readonly email: Sealed | null;
  /** Says when they want to be asked for a code besides the password. */
  readonly codeAtLogin: CodeAtLogin;
  /** The agent whose customer the user is. */
  readonly agent: { readonly code: string; readonly direct: boolean } | null;
}

export type Profile = typeof profiles.$inferSelect;

/** Finds the user who signs in with a mobile; none whose accounts are all closed. */
export async function findUser(
  { db, crypto }: Pick<Services, 'db' | 'crypto'>,
  mobile: string,
): Promise<FoundUser | null> {
  const [row] = await db
    .select({ user: users, hash: credentials.hash, customer: agentCustomers })
    .from(users)
    .leftJoin(credentials, eq(credentials.userId, users.id))
    .leftJoin(agentCustomers, eq(agentCustomers.userId, users.id))
    .where(and(eq(users.mobileHash, crypto.lookup('mobile', mobile)), isNull(users.disabledAt)));
  if (!row) return null;
  const { user, hash, customer } = row;
  const agent = customer && { code: customer.agentCode, direct: customer.direct };
  return {
    id: user.id,
    mobile,
    passwordHash: hash,
    email: user.email,
    codeAtLogin: user.codeAtLogin,
    agent,
  };
}

/** Returns a user's open profiles in the order in which they are offered. */
export function profilesOf({ db }: Pick<Services, 'db'>, userId: string): Promise<Profile[]> {
  return db
    .select()
    .from(profiles)
    .where(and(eq(profiles.userId, userId), isNull(profiles.closedAt)))
    .orderBy(asc(profiles.position), asc(profiles.id));
}

/** Says whether a user may not sign in here: under the code of another agent, or under none though they are an agent's customer alone. */
export function isMappedToOtherAgent({ agent }: FoundUser, agentCode: string | null): boolean {
  if (!agent) return false;
  return agentCode === null ? !agent.direct : agent.code !== agentCode;
}
