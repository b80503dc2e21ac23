import { SIGN_ON_TICKET_PREFIX } from '@prosperx/core/partner';
import type { ApiClient } from './client.js';
import { getTokenText } from './client.text.js';

/** The exchange of a ticket, and what came of it. */
interface Held {
  readonly exchange: Promise<string | null>;
  token?: string | null;
}

/** A token is one word: a page that a redirect led to, or a message, is none, and spoils the header of every call. */
const TOKEN = /^[!-~]*$/;

type GetToken = () => string | null | Promise<string | null>;

/**
 * Understands a `getToken` that gives sign-on tickets in place of a session's token: one is exchanged, and the token held until it is
 * forgotten, since the server says that its session is over or the page has another customer.
 */
export function createSignOn(client: ApiClient) {
  let held: Held | null = null;
  /** Grows as customers change. */
  let turn = 0;
  return {
    /** `language`: that of the widget which asks, in which a person who has chosen none is written to. */
    async token(getToken: GetToken, language?: string): Promise<string | null> {
      const [early, own] = [held, turn];
      if (early) return early.exchange;
      const answer = await getToken();
      const given = typeof answer === 'string' ? answer.trim() : answer;
      if (given && !TOKEN.test(given)) throw new TypeError(getTokenText.noToken);
      // another call may have exchanged a ticket meanwhile: one that came now expires by itself
      if (held && own === turn) return held.exchange;
      if (!given?.startsWith(SIGN_ON_TICKET_PREFIX)) return given;
      const exchange = import('./exchange-ticket.lazy.js').then(({ exchangeTicket }) =>
        exchangeTicket(client, given, language),
      );
      // asked for the customer of before: good for that one call
      if (own !== turn) return exchange;
      const now: Held = (held = { exchange });
      exchange.then(
        (token) => (now.token = token),
        () => held === now && (held = null),
      );
      return exchange;
    },
    /** Without a token all is forgotten; a token that the server refused is, unless a newer one is held already. */
    forget(refused?: string | null): void {
      if (refused === undefined) turn += 1;
      if (refused === undefined || held?.token === refused) held = null;
    },
  };
}
