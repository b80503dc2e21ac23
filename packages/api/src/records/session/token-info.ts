import { IDLE_SECONDS, type TokenInfo } from '@prosperx/core/session';
import { type Profile } from './repository.js';

/** Returns a profile as the client knows it after a login, with all profiles of its person. */
export function tokenInfo(
  profile: Profile,
  agentCode: string | null,
  token: string | null,
  profiles: readonly Profile[],
): TokenInfo {
  return {
    token,
    user: {
      encryptedId: profile.id,
      name: profile.name,
      taxStatus: profile.taxStatus,
      majorStatus: profile.majorStatus,
      mintAgentCode: agentCode,
      registeredWithBse: profile.registeredWithBse,
    },
    idleSeconds: IDLE_SECONDS,
    profiles: profiles.map(({ id, name, taxStatus }) => ({ encryptedId: id, name, taxStatus })),
  };
}
