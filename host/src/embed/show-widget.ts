import { languageOf } from '@prosperx/core/language';
import {
  connectGuest,
  type Contract,
  FILE_TAKER,
  type Guest,
  type JsonObject,
  pageUrl,
  privateOrigins,
  publicOrigins,
  allSheets,
  registerElement,
  sharedProvider,
  type widgets,
} from '@prosperx/sdk/site/widgets';
import { goWithoutSession, joinSession } from './connect-session.js';
import type { EmbedConfig } from './embed.js';

type Settable = Record<string, unknown>;

/** Props of the frame that come in addition to the widget's own. Where the server is and who the partner is come from the server alone, never from the page. */
const SHARED_PROPS = ['locale', 'theme', 'accent', 'radius', 'quiet'];

/** Gives the element what the page sent; a prop that the page no longer sends returns to its default, and a look to that of the partner. */
function applyProps(element: HTMLElement, contract: Contract, props: JsonObject, look: EmbedConfig['theme']): void {
  const own = element as unknown as Settable;
  for (const name of Object.keys(contract.props)) own[name] = Object.hasOwn(props, name) ? props[name] : undefined;
  for (const name of SHARED_PROPS) own[name] = props[name] ?? look[name];
  sayLanguage(props['locale']);
}

/** A frame holds one widget, whose language is its own: screen readers go by it, and calls that no widget makes. */
function sayLanguage(locale: unknown): void {
  document.documentElement.lang = languageOf(locale as string | undefined);
}

/** Names of properties that lead elsewhere: no address of a frame says where its reader goes. */
const LEADS_ELSEWHERE = /url$/i;

/**
 * A frame without the loader, as a page writes it that may hold no script, says in its own address what a public widget shows. What the
 * loader sends counts after it. A page by itself takes nothing: a link would put anybody's words under our name.
 */
function applyAddress(element: HTMLElement, { props }: Contract, search: string): void {
  if (window.parent === window) return;
  const plain = (name: string) => name.replaceAll('-', '').toLowerCase();
  const known = [...Object.keys(props), ...SHARED_PROPS].filter((name) => !LEADS_ELSEWHERE.test(name));
  for (const [given, value] of new URLSearchParams(search)) {
    const name = known.find((each) => plain(each) === plain(given));
    if (name) element.setAttribute(name.toLowerCase(), value);
  }
  sayLanguage(element.getAttribute('locale') ?? undefined);
}

/** Passes what the widget tells on to the page. */
function forwardEvents(element: HTMLElement, contract: Contract, guest: Guest): void {
  for (const name of [...Object.keys(contract.events), 'px-error', 'px-view', 'px-start']) {
    element.addEventListener(name, (event) => guest.event(name, (event as CustomEvent<JsonObject>).detail));
  }
}

/** Where the widget leads, the page may go itself; otherwise `open` is called. */
function forwardNavigation(element: HTMLElement, guest: Guest, open: (to: string, params: JsonObject) => void): void {
  element.addEventListener('px-navigate', (event) => {
    const { to, params } = (event as CustomEvent<{ to: string; params: JsonObject }>).detail;
    event.preventDefault();
    void guest.navigate(to, params).then((taken) => taken || open(to, params));
  });
}

type Row = (typeof widgets)[number];

/** Whom the frame greets: see the bridge's origins. */
function originsFor(contract: Contract, config: EmbedConfig): readonly string[] {
  const embedder = { ancestors: location.ancestorOrigins, referrer: document.referrer };
  if (contract.visibility === 'private') return privateOrigins(config.origins, embedder);
  return publicOrigins(new URLSearchParams(location.search).get('parent'), embedder);
}

/** Private widgets carry a session; of the public ones that which writes the cart does, where the page around it is a registered one. */
function carriesSession(
  { visibility, writesCart }: Contract,
  config: EmbedConfig,
  allowedOrigins: readonly string[],
): boolean {
  if (visibility === 'private') return true;
  return Boolean(writesCart) && allowedOrigins.some((origin) => config.origins.includes(origin));
}

/** Shows one widget in `content` and ties it to the page around the frame. A private one appears only when a registered page answered. */
export function showWidget({ contract, load }: Row, content: HTMLElement, config: EmbedConfig): void {
  const { apiBase } = config;
  const element = document.createElement(contract.tag);
  Object.assign(element, config.theme);
  if (contract.visibility === 'public') applyAddress(element, contract, location.search);
  let connected: () => void;
  const mayShow = new Promise<void>((resolve) => {
    connected = resolve;
    if (contract.visibility === 'public') resolve();
  });

  const origins = originsFor(contract, config);
  const guest = connectGuest({
    widget: contract.tag.slice('px-'.length),
    origins,
    content,
    onConnect: () => connected(),
    onProps: (props) => applyProps(element, contract, props, config.theme),
    onFocus: () => element.focus(),
    onClose: () => guest.close(),
    // For integrators who look for a fault: `await widget.call('diagnostics')`.
    methods: { diagnostics: () => ({ dropped: guest.dropped }) },
  });
  if (carriesSession(contract, config, origins)) joinSession(config, guest);
  else goWithoutSession(config);
  sharedProvider(config).get(FILE_TAKER, () => guest.download);

  void Promise.all([load(), mayShow]).then(([View]) => {
    registerElement(contract as Contract, View as never, allSheets);
    // it counts who listens from here on
    customElements.upgrade(element);
    forwardEvents(element, contract, guest);
    forwardNavigation(element, guest, (to, params) => {
      if (apiBase !== null) window.open(pageUrl(config, to, params as Record<string, string>), '_blank', 'noopener');
    });
    content.append(element);
    setTimeout(guest.ready);
  });
}
