import { useWords } from '#primitives/hooks/use-words.js';
import { useServices, useStore } from '#services/services.js';
import { audienceText, type AudienceWords } from './audience.text.js';

/** Returns to whom a view speaks: to the account holder, or to the advisor who invests for them. */
export type Audience = 'investor' | 'advisor';

/** An advisor's own session, or a partner's site with an agent code. Wording alone hangs on it. */
export function useAudience(): Audience {
  const { session, agent } = useServices();
  const { advisor } = useStore(session);
  const { code, onPartnerHost } = useStore(agent);
  return advisor !== null || (onPartnerHost && code !== null) ? 'advisor' : 'investor';
}

/** The words for the account holder that fit who reads. */
export function useAudienceWords(): AudienceWords {
  const text = useWords(audienceText);
  return text[useAudience()];
}
