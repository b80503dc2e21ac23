import { IDLE_SECONDS, type TokenInfo } from '@prosperx/core/session';
import type { Profile } from './find-user.js';

/** A profile as the client knows it after a login. */
export function tokenInfo(profile: Profile, agentCode: string | null, token: string | null): TokenInfo {
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
  };
}
