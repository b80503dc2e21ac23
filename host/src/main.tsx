import { languageOf } from '@prosperx/core/language';
import { createProvider, pageStorage, readAgentCode } from '@prosperx/sdk/site';
import { adoptStyles, preloadParts, renderHooks, siteSheets, WordsContext } from '@prosperx/sdk/site/ui';
import { RouterProvider } from '@tanstack/react-router';
import { render } from 'preact';
import { keepEntered } from './early-input.js';
import { SessionWatch } from './layout/lazy-regions.js';
import {
  clearContent,
  fetchWholeStyle,
  followEarlyLink,
  type PageNotes,
  pressIsThrough,
  readPageNotes,
  takeEarlyPress,
} from './rendered-page.js';
import { createSite } from './router.js';
import { launchTicket } from './session/arrival.js';
import { mayBeSignedIn, rememberLogout } from './session/session-hint.js';
import { holdStanding, StandingPart } from './standing.js';
import './styles/host.css';

const failed = new Set<string>();

// After a new release the files of the one before are gone. What has failed twice although the server answers comes with a fresh page;
// once, since that may not be the reason. Without an answer the page stays: it can be read.
addEventListener('vite:preloadError', ({ payload: { message } }) => {
  if (!failed.has(message)) return void failed.add(message);
  const key = `reloaded for ${message}`;
  if (sessionStorage.getItem(key) !== null) return;
  void fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => {
      if (!ok) return;
      sessionStorage.setItem(key, '1');
      location.reload();
    },
    () => undefined,
  );
});

const root = document.getElementById('app');
if (!root) throw new Error('index.html has no #app');

// the server writes it into its pages; where plain files are served there is none
const maxRate = Number(document.documentElement.dataset['maxReturn']) || undefined;
const language = languageOf(document.documentElement.lang);
const provider = createProvider({
  apiBase: '',
  agentFromPage: true,
  launchTicket,
  mayBeSignedIn,
  rememberLogout,
  maxRate,
  locale: language,
});
const router = createSite({ provider, agentInForce: () => readAgentCode(pageStorage()) });

/** The site in the reader's language; what parts say comes with them. */
async function siteInWords() {
  const app = <RouterProvider router={router} />;
  if (language === 'en') return app;
  const { speak } = await import('prosperx-words:site');
  const spoken = await speak(language);
  if (!spoken) return app;
  renderHooks.words = spoken.fetchPart;
  return <WordsContext.Provider value={spoken.words}>{app}</WordsContext.Provider>;
}

/** Fetches all that a page needs to take over. Rejects where something does not come. */
async function fetchForTakeOver({ parts, queries }: PageNotes) {
  // first, since a part brings its words
  const site = await siteInWords();
  const [adoptWholeStyle] = await Promise.all([
    fetchWholeStyle(),
    router.load(),
    preloadParts(parts),
    // a page that asked nothing takes over without the code that asks
    queries.queries.length > 0 && import('./take-answers.lazy.js').then((take) => take.takeAnswers(provider, queries)),
  ]);
  return { site, adoptWholeStyle };
}

/**
 * Takes over the page that the server has rendered, once all of its code is here; until then its links and forms work by themselves, and where
 * something does not come it is asked for again with the next thing that the reader does.
 * Preact's own `render` goes on with the elements that stand there and mends what is different for this reader; that of `preact/compat` clears them first.
 */
async function takeOver(root: HTMLElement, notes: PageNotes): Promise<void> {
  const fetched = await fetchForTakeOver(notes).catch(() => null);
  if (!fetched) {
    followEarlyLink();
    await nextSign();
    return takeOver(root, notes);
  }
  await pressIsThrough();
  const enterAgain = keepEntered(root);
  const standingRules = clearContent();
  adoptSiteSheets();
  renderHooks.Standing = StandingPart as unknown as NonNullable<typeof renderHooks.Standing>;
  const letStand = holdStanding(root, notes.standing);
  renderHooks.isTakingOver = true;
  try {
    render(fetched.site, root);
  } finally {
    renderHooks.isTakingOver = false;
    letStand();
  }
  const answerEarlyPress = takeEarlyPress();
  // after the rules of what they are made of
  if (standingRules) adoptStyles(document, standingRules);
  fetched.adoptWholeStyle();
  await enterAgain();
  answerEarlyPress();
}

/** Calls back once the reader does something, or the network is there again. Returns what ends that. */
function onNextSign(then: () => void): () => void {
  const signs = ['pointerdown', 'keydown', 'online'];
  for (const sign of signs) addEventListener(sign, then);
  return () => signs.forEach((sign) => removeEventListener(sign, then));
}

async function nextSign(): Promise<void> {
  let end = (): void => undefined;
  await new Promise<void>((resolve) => (end = onNextSign(resolve)));
  end();
}

/** Each sheet has the browser work out all styles anew: those of a page from the server come together with its own. */
function adoptSiteSheets(): void {
  for (const sheet of siteSheets) adoptStyles(document, sheet);
}

renderHooks.onNextSign = onNextSign;
const notes = readPageNotes();
if (notes) renderHooks.takenOver = takeOver(root, notes);
else {
  adoptSiteSheets();
  // better in English than not at all
  void siteInWords()
    .catch(() => <RouterProvider router={router} />)
    .then((site) => render(site, root));
}
// who may be signed in is asked for together with the page's own code, not after it: all regions come with it
if (!notes || mayBeSignedIn()) void SessionWatch.preload();
