/** What a sign-on ticket may do: look, or also fill the cart and place orders. Each payment, redemption and change of the profile asks the customer for a code in any case. */
export const SIGN_ON_SCOPES = ['read', 'invest'] as const;
/** One of `SIGN_ON_SCOPES`. */
export type SignOnScope = (typeof SIGN_ON_SCOPES)[number];

/** Begins every sign-on ticket, so that `getToken` can tell one from a session's token. */
export const SIGN_ON_TICKET_PREFIX = 'pxt_';

/** Begins every request to connect a customer, so that nothing else is taken for one: a name of theirs least of all. */
export const CONNECTION_REQUEST_PREFIX = 'pxc_';

/** `server`: a partner's server is known by it. `ticket`: it signs launch tickets with it. */
export const PARTNER_KEY_KINDS = ['server', 'ticket'] as const;
/** One of `PARTNER_KEY_KINDS`. */
export type PartnerKeyKind = (typeof PARTNER_KEY_KINDS)[number];

/** Keys of a kind that are good at a time: two are enough to roll one, and the others are for a second server. */
export const MOST_KEYS = 5;

/** Origins of a partner's pages. */
export const MOST_ORIGINS = 50;

/** Deliveries that a dashboard shows. */
export const EVENTS_SHOWN = 100;

/** What a reader did with a widget: saw it, began to use it, made orders by it. */
export const WIDGET_ACTS = ['view', 'start', 'order'] as const;
/** One of `WIDGET_ACTS`. */
export type WidgetAct = (typeof WIDGET_ACTS)[number];

/** The path at which widgets on a partner's page tell it. */
export const COUNT_USE_PATH = '/api/v1/partner/count-use';

/** Days of which a dashboard counts orders. */
export const ORDER_DAYS = 30;

/** Minutes for which a link to a dashboard is good, once. */
export const PARTNER_LINK_MINUTES = 15;

/** Hosts that give names below them to anybody. A page there is its owner's own only by its whole name. */
const SHARED_HOSTS =
  'amazonaws.com appspot.com azurestaticapps.net azurewebsites.net blogspot.com cloudfront.net codesandbox.io firebaseapp.com fly.dev github.io gitlab.io glitch.me herokuapp.com myshopify.com netlify.app ngrok-free.app ngrok.io onrender.com pages.dev repl.co replit.app stackblitz.io surge.sh trycloudflare.com up.railway.app vercel.app web.app webflow.io weebly.com wixsite.com wordpress.com workers.dev'.split(
    ' ',
  );

/** Returns whether a host gives names beside this one to anybody: whoever registers it should own the whole name, for as long as it is registered. */
export const isSharedHost = (hostname: string): boolean =>
  SHARED_HOSTS.some((shared) => hostname === shared || hostname.endsWith(`.${shared}`));
