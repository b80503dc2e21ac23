type GetToken = () => string | null | Promise<string | null>;

/** What a page tells all its widgets of one server and partner. */
export interface ProviderOptions {
  /** Origin of the server, such as `https://invest.example`, or '' for the page's own. Without it no widget sends a request. */
  readonly apiBase?: string | null | undefined;
  /** Id under which this page's owner is registered. */
  readonly partner?: string | null | undefined;
  /** Gives the session's token where cookies do not reach, called before each request so that it may be refreshed; or a sign-on ticket of the partner's server (`pxt_…`), called by the first calls, which may begin together, and not again until its session ends. Another function is another customer, of whom nothing is known yet, unless `customer` says whose it is. */
  readonly getToken?: GetToken | null | undefined;
  /** Your own name for whoever is logged in with you: another name is another customer, and `getToken` may then be a new function at any time. With null nobody is, and `getToken` is not called. It never leaves the page. */
  readonly customer?: string | null | undefined;
  /** Code of the agent who is credited with what is done on this page, and on the site where its widgets lead: attribution, never authority. */
  readonly agentCode?: string | null | undefined;
  /** Language of the widgets, such as `hi`; without it they speak that of their page (`lang`). English, where they do not speak it. */
  readonly locale?: string | null | undefined;
  /** Widgets tell neither that a reader saw them (`px-view`) nor that one began to use them (`px-start`). */
  readonly quiet?: boolean | undefined;
  /** Highest return in per cent a year that calculators take; a widget's own `maxRate` may be lower. */
  readonly maxRate?: number | undefined;
  /** The page's own address, cookies and session storage tell the agent code (`agentCode`), and keep it: for a site that is the advisors' own. */
  readonly agentFromPage?: boolean | undefined;
  /** The launch ticket with which an advisor arrives from a partner's app; exchanged, once, before anything is asked about who is signed in. */
  readonly launchTicket?: string | null | undefined;
  /** Where the codes and tickets of a GET travel: in a body (without it), or in the query, for a server that knows nothing else. Counts until the first widget asks. */
  readonly secretsIn?: 'body' | 'query' | undefined;
}

/** What the site says of its own pages when it makes their provider. */
export interface SiteOptions extends ProviderOptions {
  /** Says whether there may be a session at all; nobody asks who is signed in before it does. */
  readonly mayBeSignedIn?: (() => boolean) | undefined;
  /** Called after a logout that did not reach the server: leaves word for it with the next request. */
  readonly rememberLogout?: (() => void) | undefined;
}

/** What widgets of the same server and partner have in common. Others never meet. */
export interface Provider {
  readonly apiBase: string | null;
  readonly partner: string | null;
  /** As given last; read it at the time of use. */
  readonly getToken: GetToken | null;
  /** As given last; undefined: the page names nobody, and its `getToken` stands for its customer. */
  readonly customer?: string | null | undefined;
  /** As given last, or as the site has it. */
  readonly agentCode: string | null;
  /** As given last. */
  readonly locale: string | null;
  readonly quiet: boolean;
  /** As given last. */
  readonly maxRate?: number | undefined;
  readonly agentFromPage?: boolean | undefined;
  readonly launchTicket?: string | null | undefined;
  /** As the site gave it; left out: the page cannot tell. */
  readonly mayBeSignedIn?: SiteOptions['mayBeSignedIn'];
  /** As the site gave it; left out: there is no way to leave word. */
  readonly rememberLogout?: SiteOptions['rememberLogout'];
  readonly secretsIn?: 'body' | 'query' | undefined;
  /** The thing kept under `key`, made by the first who asks: session store, cart, query client. */
  get<Kept>(key: string, create: (provider: Provider) => Kept): Kept;
  /** Takes over what is given, but for server and partner, which stay. `launchTicket` and `agentFromPage` count until the first widget asks. */
  configure: (options: ProviderOptions) => void;
}

/** Fired on the document after each `configure`. */
export const CONFIGURED = 'px-configured';

/** Lays what is said over what was said before; what is undefined is not said. */
function lay(kept: object, said: object): void {
  for (const [name, value] of Object.entries(said))
    if (value !== undefined) (kept as Record<string, unknown>)[name] = value;
}

/** The origin of a server, or nothing for the page's own. */
export const ORIGIN = /^(https?:\/\/[\w.:[\]-]+|)\/?$/;

/** The server of an address, as it is asked; what is no origin stands for none. */
const serverOf = (address: string | null | undefined) => ORIGIN.exec(address as string)?.[1] ?? null;

/** A provider of its own. Elements get theirs from the page's registry. */
export function createProvider({ apiBase, partner = null, ...options }: SiteOptions): Provider {
  const kept = new Map<string, unknown>();
  const provider: Provider = {
    apiBase: serverOf(apiBase),
    partner,
    getToken: null,
    agentCode: null,
    locale: null,
    quiet: false,
    get<Kept>(key: string, create: (provider: Provider) => Kept): Kept {
      if (!kept.has(key)) kept.set(key, create(provider));
      return kept.get(key) as Kept;
    },
    configure({ apiBase: _server, partner: _partner, ...changed }) {
      lay(provider, changed);
    },
  };
  provider.configure(options);
  return provider;
}

interface Registry {
  readonly providers: Map<string, Provider>;
  /** What elements without attributes of their own use, and what was said to all widgets of the page. */
  readonly defaults: ProviderOptions;
}

// Kept on the document, so that widgets from separately loaded files meet. The number rises when its shape changes.
const KEY = Symbol.for('prosperx.registry.2');

function registryOf(page: Document & { [KEY]?: Registry }): Registry {
  page[KEY] ??= { providers: new Map(), defaults: {} };
  return page[KEY];
}

/** The provider that elements of this server and partner share on this page. What is left out comes from `configure`. */
export function sharedProvider(own: Pick<ProviderOptions, 'apiBase' | 'partner'>): Provider {
  const { providers, defaults } = registryOf(document);
  const apiBase = serverOf(own.apiBase ?? defaults.apiBase);
  const partner = own.partner ?? defaults.partner;
  const key = JSON.stringify([apiBase, partner]);
  let provider = providers.get(key);
  if (!provider) providers.set(key, (provider = createProvider({ ...defaults, apiBase, partner })));
  return provider;
}

/**
 * Tells the widgets of this page where their server is and who asks, and how they are to be. Call it before or after they stand on the
 * page, and as often as there is something to say: what a call leaves out stays. With `apiBase` or `partner` it tells the widgets of
 * these, which count from then on for elements without `api-base` and `partner` of their own. With neither, `agentCode`, `locale`,
 * `quiet` and `maxRate` hold for all widgets of the page, and the rest for those of the server and partner that were named last.
 */
export function configure(options: ProviderOptions): void {
  if (typeof document === 'undefined') return;
  const { providers, defaults } = registryOf(document);
  const { apiBase, partner, agentCode, locale, quiet, maxRate } = options;
  const isNamed = apiBase !== undefined || partner !== undefined;
  const said = isNamed ? { apiBase, partner } : { agentCode, locale, quiet, maxRate };
  lay(defaults, said);
  providers.forEach((provider) => provider.configure(said));
  sharedProvider(options).configure(options);
  document.dispatchEvent(new Event(CONFIGURED));
}
