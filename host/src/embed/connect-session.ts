import {
  configure,
  createServices,
  type Guest,
  type Provider,
  PxError,
  type Services,
  SERVICES,
  sharedProvider,
} from '@prosperx/sdk/internal';
import { shareCart } from '#session/share-cart.js';
import type { EmbedConfig } from './embed-config.js';
import { keepsCookies } from './keeps-cookies.js';
import { shareSession } from './share-session.js';
import { shareVisitor } from './share-visitor.js';

type MakeServices = (provider: Provider) => Services;

function servicesOf({ apiBase, partner }: EmbedConfig, make: MakeServices): Services {
  return sharedProvider({ apiBase, partner }).get(SERVICES, make);
}

/** Who the investor is: he who signed in, by cookie where there are any; else he whom the page names. */
export function joinSession(config: EmbedConfig, guest: Guest): void {
  const { apiBase, partner } = config;
  // Told by the page when a session's cookie cannot reach a frame; not asked for before a request needs it.
  const getToken = async () => {
    const token = await guest.call('getToken').catch(() => null);
    return typeof token === 'string' ? token : null;
  };
  configure({ apiBase, partner, getToken });
  const isCookieless = partner !== null && !keepsCookies();
  const make: MakeServices = (provider) =>
    createServices(provider, undefined, isCookieless ? shareVisitor(partner) : undefined);
  const services = servicesOf(config, make);
  shareCart(services.queryClient);
  if (isCookieless) shareSession(services, partner);
}

/** Any page may be around this frame: what is not public is refused here, as the server refuses it of such a page itself. */
export function goWithoutSession(config: EmbedConfig): void {
  configure({ apiBase: config.apiBase, partner: config.partner });
  const publicOnly: typeof fetch = async (request, init) => {
    if (init?.credentials !== 'omit') throw new PxError('foreign_origin');
    return fetch(request, init);
  };
  servicesOf(config, (provider) => createServices(provider, publicOnly));
}
