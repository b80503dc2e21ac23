import {
  configure,
  connectGuest,
  createServices,
  pageUrl,
  privateOrigins,
  publicOrigins,
  registerElement,
  SERVICES,
  sharedProvider,
  type Contract,
  type Provider,
  type widgets,
} from '@prosperx/sdk/internal';
import type { EmbedConfig } from './embed-config.js';
import { applyProps, focusFirst, forwardEvents, forwardNavigation } from './frame-element.js';
import { keepsCookies } from './keeps-cookies.js';
import { shareSession } from './share-session.js';

type Row = (typeof widgets)[number];

/** Whom the frame greets: see the bridge's origins. */
function originsFor(contract: Contract, config: EmbedConfig): readonly string[] {
  const around = { ancestors: location.ancestorOrigins, referrer: document.referrer };
  if (contract.visibility === 'private') return privateOrigins(config.origins, around);
  return publicOrigins(new URLSearchParams(location.search).get('parent'), around);
}

/** Shows one widget in `content` and ties it to the page around the frame. A private one appears only when a registered page answered. */
export function showWidget({ contract, load }: Row, content: HTMLElement, config: EmbedConfig): void {
  const { apiBase, partner } = config;
  const element = document.createElement(contract.tag);
  let connected: () => void;
  const mayShow = new Promise<void>((resolve) => {
    connected = resolve;
    if (contract.visibility === 'public') resolve();
  });

  const guest = connectGuest({
    widget: contract.tag.slice('px-'.length),
    origins: originsFor(contract, config),
    content,
    onConnect: () => connected(),
    onProps: (props) => applyProps(element, contract, props),
    onFocus: () => focusFirst(element),
    onClose: () => guest.close(),
    // For integrators who look for a fault: `await widget.call('diagnostics')`.
    methods: { diagnostics: () => ({ dropped: guest.dropped }) },
  });
  // Told by the page when a session's cookie cannot reach a frame; not asked for before a request needs it.
  const getToken = async () => {
    const token = await guest.call('getToken').catch(() => null);
    return typeof token === 'string' ? token : null;
  };
  if (contract.visibility === 'private') connectSession(config, getToken);
  else configure({ apiBase, partner });

  forwardEvents(element, contract, guest);
  forwardNavigation(element, guest, (to, params) => {
    if (apiBase !== null) window.open(pageUrl(apiBase, to, params as Record<string, string>), '_blank', 'noopener');
  });

  void Promise.all([load(), mayShow]).then(([View]) => {
    registerElement(contract as Contract, View as never);
    content.append(element);
    setTimeout(guest.ready);
  });
}

/** Who the investor is: he who signed in, by cookie where there are any; else he whom the page names. */
function connectSession({ apiBase, partner }: EmbedConfig, getToken: () => Promise<string | null>): void {
  configure({ apiBase, partner, getToken });
  if (keepsCookies()) return;
  const withoutCookies = (provider: Provider) => createServices(provider, undefined, 'everywhere');
  const services = sharedProvider({ apiBase, partner }).get(SERVICES, withoutCookies);
  if (partner !== null) shareSession(services, partner);
}
