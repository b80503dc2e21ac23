import { PxError } from '@prosperx/core/errors';
import { readSession, type Services } from '@prosperx/sdk/site';
import {
  cartWrites,
  configure,
  createServices,
  type Guest,
  makeVisitorName,
  mergeVisit,
  type Provider,
  SERVICES,
  sharedProvider,
} from '@prosperx/sdk/site/widgets';
import { shareCart } from '#session/share-cart.js';
import { joinTabs } from '#session/tabs.js';
import type { EmbedConfig } from './embed.js';

interface VisitorMessage {
  readonly name: string;
  /** Calls have been made under it. */
  readonly isUsed: boolean;
}

/** Milliseconds in which frames that are loaded together have heard of each other. */
const LONG_ENOUGH = 300;

/**
 * The name under which the frames of a partner act while nobody has signed in: they have one cart. Each makes one up and tells it; one that
 * is in use is taken by all who come, and of those who come together the first in the alphabet is. Nothing is stored.
 */
function shareVisitor(partner: string): () => Promise<string> {
  let name = makeVisitorName();
  let isUsed = false;
  const agreed = new Promise<string>((resolve) => {
    const tell = () => tabs.tell({ name, isUsed });
    const use = (given: string) => {
      name = given;
      isUsed = true;
      resolve(name);
    };
    const tabs = joinTabs<VisitorMessage>(`visitor-${partner}`, (heard) => {
      if (!isUsed && heard.isUsed) return use(heard.name);
      if (!isUsed && heard.name < name) name = heard.name;
      if (!heard.isUsed && heard.name !== name) tell();
    });
    tell();
    setTimeout(() => {
      if (isUsed) return;
      use(name);
      tell();
    }, LONG_ENOUGH);
  });
  return () => agreed;
}

type MakeServices = (provider: Provider) => Services;

function servicesOf({ apiBase, partner }: EmbedConfig, make: MakeServices): Services {
  return sharedProvider({ apiBase, partner }).get(SERVICES, make);
}

/** What says that the page names nobody: it is not there, or has no such function. */
const NAMES_NOBODY: readonly unknown[] = ['disconnected', 'method_unknown'];

/**
 * Asks the page to name the investor, only when a request needs the name. Rejects where the page's function failed, which is told of as in
 * the page itself, and so is what it gives in place of a text.
 */
async function tokenOfPage(guest: Guest): Promise<string | null> {
  try {
    return (await guest.call('getToken')) as string | null;
  } catch (error) {
    if (NAMES_NOBODY.includes((error as { readonly code?: unknown }).code)) return null;
    throw error;
  }
}

/**
 * Finds who the investor is: the person who signed in, or whom the page names. In a partner's page no frame has a cookie, not even one at a
 * neighbouring host, which could keep it: it would outlive the page and a logout there.
 */
export function joinSession(config: EmbedConfig, guest: Guest): void {
  const { apiBase, partner, agentCode, maxRate } = config;
  configure({ apiBase, partner, agentCode, maxRate, getToken: () => tokenOfPage(guest) });
  const make: MakeServices = (provider) =>
    createServices(provider, undefined, partner === null ? undefined : shareVisitor(partner));
  const services = servicesOf(config, make);
  shareCart(services.queryClient);
  // a loader of a fixed version may be from before pages named their loads
  const visit = new URLSearchParams(location.search).get('visit') ?? '';
  if (partner !== null) shareSession(services, `${partner}-${visit}`);
}

/** Any page may be around this frame: what is not public is refused here, as the server refuses it of such a page itself. */
export function goWithoutSession(config: EmbedConfig): void {
  const { apiBase, partner, agentCode, maxRate } = config;
  configure({ apiBase, partner, agentCode, maxRate });
  const publicOnly: typeof fetch = async (request, init) => {
    if (init?.credentials !== 'omit') throw new PxError('foreign_origin');
    return fetch(request, init);
  };
  servicesOf(config, (provider) => createServices(provider, publicOnly));
}

const hasFilledCart = ({ queryClient }: Services) =>
  queryClient
    .getMutationCache()
    .getAll()
    .some(({ options }) => options.scope?.id === cartWrites.scope.id);

type Message =
  /** A frame that has just been loaded asks the others. */
  | { readonly type: 'who' }
  | { readonly type: 'signed_in'; readonly token: string }
  | { readonly type: 'signed_out'; readonly token: string };

/**
 * The frames of one partner's page know who signed in to one of them, for as long as one stays. The token goes from frame to frame, never to
 * the page around them; browsers keep the frames of one site's pages apart from those of all others, and the name of their group those of
 * one tab from those of another: there the next person may have come.
 */
function shareSession(services: Services, group: string): void {
  const { session } = services;
  let sharedToken: string | null = null;
  const tabs = joinTabs<Message>(`frames-${group}`, (message) => {
    if (message.type === 'who' && sharedToken !== null) tabs.tell({ type: 'signed_in', token: sharedToken });
    else if (message.type === 'signed_in' && message.token !== sharedToken) void take((sharedToken = message.token));
    else if (message.type === 'signed_out' && message.token === sharedToken) session.getState().signedOut();
  });
  const take = async (token: string) => {
    session.setState({ token });
    await readSession(services);
    // what was under way had been asked without it
    if (session.getState().token === token && session.getState().status !== 'signed_in') await readSession(services);
    // what was added here before the news of the login came may have missed the merge that followed it
    if (session.getState().token === token && hasFilledCart(services)) await mergeVisit(services);
  };
  session.subscribe(({ token, user, advisor }) => {
    if (token === null && sharedToken !== null) {
      tabs.tell({ type: 'signed_out', token: sharedToken });
      sharedToken = null;
    } else if (token !== null && token !== sharedToken && (user ?? advisor)) {
      tabs.tell({ type: 'signed_in', token: (sharedToken = token) });
    }
  });
  tabs.tell({ type: 'who' });
}
