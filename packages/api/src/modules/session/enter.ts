import type { TokenInfo } from '@prosperx/core/session';
import type { Context } from '#context.js';
import { type FoundUser, profilesOf } from './find-user.js';
import { startSession } from './start-session.js';
import { tokenInfo } from './token-info.js';

type Entering = Pick<FoundUser, 'id' | 'agent'> & Partial<Pick<FoundUser, 'passwordHash'>>;

/** Signs a person in who has proved who he is, by the password whose hash is given if by any: his only profile is chosen, several are offered. */
export async function enter(ctx: Context, user: Entering): Promise<TokenInfo[]> {
  const profiles = await profilesOf(ctx, user.id);
  const only = profiles.length === 1 ? profiles[0] : undefined;
  const by = user.passwordHash ? { passwordHash: user.passwordHash } : {};
  const token = await startSession(ctx, { userId: user.id, profileId: only?.id ?? null, ...by });
  return profiles.map((profile) => tokenInfo(profile, user.agent?.code ?? null, token));
}
