import { PxError } from '@prosperx/core/errors';
import { getCurrentUser } from '@prosperx/core/session';
import type { SessionStore } from '#stores/stores.js';
import { type ApiClient, type ApiClientOptions, createApiClient } from './client.js';
import { tokenOfCustomer } from './customer-watch.js';
import type { Provider } from './provider-registry.js';
import { createSignOn } from './sign-on.js';

export type PageSession = ReturnType<typeof createPageSession>;

/** The session that a page gives by `getToken`; nobody else loads a byte of it. */
export function createPageSession(provider: Provider, session: SessionStore, reached: ApiClientOptions) {
  const signOn = createSignOn(createApiClient(reached));
  /** That of the session by which is known who is here. */
  let knownToken: string | null = null;
  const askPage = async (language?: string) => {
    const getToken = tokenOfCustomer(provider);
    return (knownToken = getToken && (await signOn.token(getToken, language)));
  };
  const renewal = shared(() => renewSession(createApiClient({ ...reached, getToken: () => askPage() }), session));
  return {
    /** Another token may be another person's: nothing is done in their session as long as the page shows the former. */
    async token(isSamePerson: () => boolean, language?: string): Promise<string | null> {
      if (!isSamePerson()) throw new PxError('signed_out');
      const former = knownToken;
      const { status, user, advisor } = session.getState();
      const token = await askPage(language);
      if (token === former || status === 'unknown') return token;
      const isSame = await renewal();
      if ((user ?? advisor) && !isSame) throw new PxError('signed_out');
      return token;
    },
    /** Goes on after a token was refused. Returns whether the same person has another session. */
    async renew(refused: string | null, failure: PxError): Promise<boolean> {
      signOn.forget(refused);
      const { user, advisor, expire } = session.getState();
      if (user ?? advisor) return renewal();
      expire();
      // the page took somebody for signed in
      if (refused !== null) session.setState({ failure });
      return false;
    },
    forget: () => signOn.forget(),
  };
}

/** Those who ask while it is under way wait for the same answer. */
function shared<Answer>(task: () => Promise<Answer>): () => Promise<Answer> {
  let underWay: Promise<Answer> | null = null;
  return () => (underWay ??= task().finally(() => (underWay = null)));
}

/**
 * Asks who is here by what `getToken` gives now, after the session of a person who is signed in was refused. Returns whether it is the same
 * person, whose calls may be made again; where there is no session any more theirs has expired. Rejects where nobody can say.
 */
async function renewSession(api: ApiClient, session: SessionStore): Promise<boolean> {
  const { generation } = session.getState();
  const isSamePerson = () => session.getState().generation === generation;
  try {
    const { responseData } = await api(getCurrentUser);
    if (isSamePerson()) session.getState().signedIn(responseData);
    return isSamePerson();
  } catch (error) {
    if (!(error instanceof PxError) || error.code !== 'signed_out') throw error;
    if (isSamePerson()) session.getState().expire(error);
    return false;
  }
}
