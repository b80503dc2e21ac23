// The page in the frame of a playground: the widget alone, with the events that it fires handed on. Its address says who is signed in and how the server behaves.
import './preview.css';
import type { ServerState, Shown, Told } from './preview-messages.js';
import { isSandbox, people, signIn } from './sign-in.js';

const query = new URLSearchParams(location.search);
const server = (query.get('server') ?? 'none') as ServerState;
const wanted = query.get('person') ?? '';
// a link may be anybody's: only the sandbox's own people, in the frame of a playground, on a server that is a sandbox
const mayBeSomebody = Object.hasOwn(people, wanted) && parent !== window && (await isSandbox());
const person = mayBeSomebody ? wanted : '';
const events = (query.get('events') ?? '').split(',').filter(Boolean);

const tell = (message: Told) => parent.postMessage(message, location.origin);

const SLOW = 3000;
const ask = window.fetch.bind(window);

/** The calls of the widget, and no others, meet the server as the reader chose: this is the frame of a playground alone. */
function fetchAsChosen(...[input, init]: Parameters<typeof fetch>): Promise<Response> {
  const asStranger = person === '' ? { ...init, credentials: 'omit' as const } : init;
  if (server === 'down') return Promise.reject(new TypeError('The server of this preview is down.'));
  if (server === 'slow')
    return new Promise((resolve, reject) => {
      setTimeout(() => void ask(input, asStranger).then(resolve, reject), SLOW);
    });
  return ask(input, asStranger);
}

let element: HTMLElement | null = null;
let latest: Shown | null = null;

/** Shows the element with exactly these attributes; one that stands there is changed, so that its state stays. Of what was asked for while its script came, the last counts. */
async function show(wanted: Shown) {
  latest = wanted;
  const { tag, file, attributes, pageTheme } = wanted;
  document.documentElement.dataset['theme'] = pageTheme;
  try {
    await import(/* @vite-ignore */ `/sdk/latest/${file}.js`);
  } catch {
    return tell({ kind: 'failed', reason: 'script' });
  }
  if (latest !== wanted) return;
  const shown = element ?? document.createElement(tag);
  for (const { name } of [...shown.attributes]) if (!(name in attributes)) shown.removeAttribute(name);
  for (const [name, value] of Object.entries(attributes))
    if (shown.getAttribute(name) !== value) shown.setAttribute(name, value);
  if (element) return;
  element = shown;
  document.querySelector('main')?.append(shown);
}

for (const name of events)
  document.addEventListener(name, (event) => {
    // the site is another page: here it only says where it would lead
    if (name === 'px-navigate') event.preventDefault();
    tell({ kind: 'event', name, detail: (event as CustomEvent).detail });
  });

new ResizeObserver(() => tell({ kind: 'height', height: document.documentElement.offsetHeight })).observe(
  document.documentElement,
);

window.addEventListener('message', ({ origin, source, data }: MessageEvent<Shown>) => {
  if (origin === location.origin && source === parent && data.kind === 'show') void show(data);
});

if (person !== '' && server !== 'none') {
  if (!(await signIn(person))) tell({ kind: 'failed', reason: 'person' });
}
window.fetch = fetchAsChosen;
tell({ kind: 'ready' });
