/** What a sign-on ticket may do: look, or also fill the cart and place orders. Each payment, redemption and change of the profile asks the customer for a code in any case. */
export const SIGN_ON_SCOPES = ['read', 'invest'] as const;
export type SignOnScope = (typeof SIGN_ON_SCOPES)[number];

/** Begins every sign-on ticket, so that `getToken` can tell one from a session's token. */
export const SIGN_ON_TICKET_PREFIX = 'pxt_';
