import { errorKinds, PxError } from '@prosperx/core/errors';
import { ENGLISH, sayIn, type Words } from '@prosperx/core/language';
import { createProvider, createServices, SERVICES } from '@prosperx/sdk/site';
import { renderHooks, type setStyle, siteSheets, WordsContext } from '@prosperx/sdk/site/ui';
import { dehydrate, type QueryClient, type QueryKey, type QueryObserverOptions } from '@tanstack/react-query';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { options } from 'preact';
import { speak } from 'prosperx-words:site';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { askAsBefore, keepAsked } from './foreseen-queries.js';
import { standingMask } from './rendered-page.js';
import { createSite } from './router.js';
export { EARLY_SCRIPT } from './early-script.js';
export { NOTES_ID, STANDING_RULES, STYLE_ID, WHOLE_STYLE_ID } from './rendered-page.js';
import { BASE_PATH } from './site.js';

/** A page as the server renders it: the same for all who have the same `mayBeSignedIn`. */
export interface RenderedPage {
  readonly html: string;
  /** The style sheets of what is shown, in their order; the last one has the places and inks of single elements. */
  readonly sheets: readonly string[];
  /** Those of what stands alone: the page takes over without them. */
  readonly standingSheets: readonly string[];
  /** Names of the parts whose code the page needs before it can take over. */
  readonly parts: readonly string[];
  /** The parts that each thing which stands until somebody needs it needs besides, in the order of the page. */
  readonly standing: readonly (readonly string[])[];
  /** What its queries have read. */
  readonly queries: unknown;
  /** There is nothing to do on it but to read: the scripts may wait for a sign of the reader. */
  readonly isToRead: boolean;
}

export interface RenderOptions {
  /** Reaches the server's public calls. */
  readonly fetch: typeof globalThis.fetch;
  /** The reader has a session, or had one: in its place on the page stands what waits for it. */
  readonly mayBeSignedIn: boolean;
  /** The highest return in per cent a year of its calculators. */
  readonly maxRate: number;
  /** The language of the page. */
  readonly language: string;
}

/** Stands for the server's own origin, which pages leave out of their addresses. */
const OWN = 'http://own.invalid';

/** How often it renders at most: what was found may lead to more that is asked for. */
const ROUNDS = 6;

/** Names of the parts whose code is here. */
const loaded = new Set<string>();

interface Notes {
  /** The parts of what stands, of each by itself. */
  readonly standing: Set<string>[];
  readonly sheets: Set<string>;
  readonly standingSheets: Set<string>;
  readonly rules: Map<string, string>;
  readonly parts: Map<string, () => Promise<void>>;
}

/** What may not stand in a rule: it would end it, or the sheet. */
const ENDS_RULE = /[;{}<]/;

/** The root of what stands. */
const Numbered = ({ children }: { readonly children?: React.ReactNode }) => children;

/** Renders once, and returns what the components said meanwhile. Nothing waits, so no two renders meet. */
function renderOnce(app: React.ReactNode): Notes & { readonly html: string } {
  const notes: Notes = {
    sheets: new Set(siteSheets),
    standingSheets: new Set(),
    rules: new Map(),
    parts: new Map(),
    standing: [],
  };
  // one within another belongs to it
  let depth = 0;
  const atOnce = new Set<string>();
  const { vnode: before } = options;
  options.vnode = (vnode) => {
    before?.(vnode);
    const values = typeof vnode.type === 'string' && (vnode.ref as Partial<ReturnType<typeof setStyle>> | null)?.values;
    if (values) (vnode.props as Record<string, unknown>)['data-s'] = nameOfRule(notes.rules, values);
  };
  renderHooks.sheet = (text) => (depth > 0 ? notes.standingSheets : notes.sheets).add(text);
  renderHooks.part = (name, load) => {
    notes.parts.set(name, load);
    (depth > 0 ? notes.standing.at(-1) : atOnce)?.add(name);
  };
  renderHooks.standing = (by) => {
    if (by === 1 && depth === 0) notes.standing.push(new Set());
    depth += by;
  };
  let roots = 0;
  renderHooks.numbered = (children) =>
    depth > 0 ? children : Object.assign(createElement(Numbered, null, children), { __m: standingMask(++roots) });
  try {
    const html = renderToString(app);
    for (const parts of notes.standing) for (const name of atOnce) parts.delete(name);
    for (const sheet of notes.sheets) notes.standingSheets.delete(sheet);
    return { html, ...notes };
  } finally {
    Object.assign(options, { vnode: before });
    sayIn(ENGLISH);
    delete renderHooks.sheet;
    delete renderHooks.part;
    delete renderHooks.standing;
    delete renderHooks.numbered;
  }
}

/** The name of the rule that stands for what a script would set on an element. */
function nameOfRule(rules: Map<string, string>, values: ReturnType<typeof setStyle>['values']): string {
  const given = Object.entries(values).filter(([, value]) => value !== undefined && !ENDS_RULE.test(`${value}`));
  const rule = given.map(([name, value]) => `${name}:${value}`).join(';');
  const name = rules.get(rule) ?? `${rules.size}`;
  rules.set(rule, name);
  return name;
}

const isMissing = (error: unknown) => error instanceof PxError && errorKinds[error.code].status === 404;

/** What belongs to a person is left to the browser: nobody is known here. */
const isOfPerson = ({ queryKey }: { readonly queryKey: QueryKey }) => queryKey[0] === 'my';

/** Asks what the page's queries want to know and nobody has asked yet. What is not there is shown so; what fails otherwise is left to the browser, which asks again. */
async function askQueries(client: QueryClient, failed: Set<string>): Promise<boolean> {
  const asked = client
    .getQueryCache()
    .findAll({
      predicate: (query) => query.state.data === undefined && !failed.has(query.queryHash) && !isOfPerson(query),
    })
    .filter((query) => (query.options as QueryObserverOptions).enabled !== false && query.options.queryFn);
  await Promise.all(
    asked.map((query) =>
      query.fetch().catch((error: unknown) => {
        failed.add(query.queryHash);
        if (!isMissing(error)) client.getQueryCache().remove(query);
      }),
    ),
  );
  return asked.length > 0;
}

/** All that the site says in a language, fetched once. */
const wordsIn = memoised(async (language): Promise<Words> => {
  const spoken = await speak(language);
  await spoken?.fetchAll();
  return spoken?.words ?? ENGLISH;
});

function memoised<Made>(make: (key: string) => Made): (key: string) => Made {
  const made = new Map<string, Made>();
  return (key) => {
    if (!made.has(key)) made.set(key, make(key));
    return made.get(key) as Made;
  };
}

/** Renders the page at an address below `/v1`, with all that its queries read; null where the site leads elsewhere. */
export async function renderPage(
  address: string,
  { fetch, mayBeSignedIn, maxRate, language }: RenderOptions,
): Promise<RenderedPage | null> {
  const provider = createProvider({
    apiBase: OWN,
    maxRate,
    locale: language,
    mayBeSignedIn: () => mayBeSignedIn,
  });
  const { queryClient } = provider.get(SERVICES, () => createServices(provider, fetch));
  const { queries } = queryClient.getDefaultOptions();
  // a render begins with what the one before has found, failures too
  queryClient.setDefaultOptions({ queries: { ...queries, retryOnMount: false } });
  const history = createMemoryHistory({ initialEntries: [BASE_PATH + address] });
  const router = createSite({ provider, agentInForce: () => null, history });
  await router.load();
  if (router.state.matches.length === 0) return null;
  const app = (
    <WordsContext.Provider value={await wordsIn(language)}>
      <RouterProvider router={router} />
    </WordsContext.Provider>
  );
  const failed = new Set<string>();
  const page = `${language} ${mayBeSignedIn} ${address}`;
  await askAsBefore(queryClient, page);
  for (let round = 0; round < ROUNDS; round += 1) {
    const { html, sheets, standingSheets, rules, parts, standing } = renderOnce(app);
    const missing = [...parts].filter(([name]) => !loaded.has(name));
    const loading = missing.map(([name, load]) => load().then(() => loaded.add(name)));
    const [hasAsked] = await Promise.all([askQueries(queryClient, failed), ...loading]);
    if (hasAsked || missing.length > 0) continue;
    keepAsked(queryClient, page);
    const asked = dehydrate(queryClient);
    // those who remember what was asked need no answers
    queryClient.clear();
    // stronger than what keeps the styles of a strange page out of widgets
    const own = [...rules].map(([rule, name]) => `[data-s="${name}"]:not(#_):not(#_){${rule}}`).join('');
    return {
      html: html.replaceAll(OWN, ''),
      sheets: [...sheets, own],
      // the inks of what stands are taken away with the rest's otherwise
      standingSheets: standing.length > 0 ? [...standingSheets, own] : [],
      parts: [...parts.keys()].filter((name) => !standing.some((later) => later.has(name))),
      standing: standing.map((later) => [...later]),
      queries: asked,
      isToRead: !mayBeSignedIn && router.state.matches.some(({ staticData }) => staticData.isToRead),
    };
  }
  throw new Error(`${address} asks for more and more`);
}

const map = createSite({
  provider: createProvider({}),
  agentInForce: () => null,
  history: createMemoryHistory({ initialEntries: [BASE_PATH] }),
});

/**
 * Returns the address of the page that stands at one below `/v1`, without what its route does not know, so that pages which are the same
 * have one; null where none stands. It is never the address of an advisor's link.
 */
export function pageAddress(address: string): string | null {
  const { pathname, search } = new URL(address, OWN);
  const last = map.matchRoutes(pathname, map.options.parseSearch(search)).at(-1);
  if (!last || last.routeId === '/$') return null;
  return pathname + map.options.stringifySearch(last._strictSearch as Record<string, unknown>);
}
