import { SIGN_ON_TICKET_PREFIX } from '@prosperx/core/partner';
import type { ApiClient } from './client.js';

type GetToken = () => string | null | Promise<string | null>;

/**
 * Understands a `getToken` that gives sign-on tickets in place of a session's token: one is exchanged, and the token held until the server
 * says that its session is over, or the page gives another `getToken`, as it does when its customer changes.
 */
export function createSignOn(client: ApiClient) {
  let held: { readonly by: GetToken; readonly token: Promise<string | null> } | null = null;
  return {
    async token(getToken: GetToken): Promise<string | null> {
      if (held?.by === getToken) return held.token;
      const given = await getToken();
      if (!given?.startsWith(SIGN_ON_TICKET_PREFIX)) return given;
      // another call may have exchanged a ticket meanwhile: this one expires by itself
      if (held?.by === getToken) return held.token;
      const token = import('./exchange-ticket.lazy.js').then(({ exchangeTicket }) => exchangeTicket(client, given));
      const exchanged = (held = { by: getToken, token });
      token.catch(() => {
        if (held === exchanged) held = null;
      });
      return token;
    },
    forget(): void {
      held = null;
    },
  };
}
