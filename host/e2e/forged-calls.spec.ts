import { API_PREFIX, CLIENT_HEADER } from '@prosperx/core/http';
import type { SiteServer } from '@prosperx/e2e/site-server';
import type { Page } from 'playwright/test';
import { lumpsumOf, schemeNamed } from './cart.js';
import { beSignedIn, call, expect, test, TRUST } from './site.js';

/** Ways in which a page sends a request with the cookies of its reader. `ours` is that of our own pages. */
const WAYS = [
  'form',
  'form of text',
  'form of a file',
  'fetch',
  'beacon',
  'null origin',
  'ours',
  'GET in place of POST',
  'picture',
  'link',
] as const;
type Way = (typeof WAYS)[number];
/** Those that a browser sends as a POST without asking. */
const POSTS: readonly Way[] = ['form', 'form of text', 'form of a file', 'fetch', 'beacon', 'null origin'];

interface Unsafe {
  readonly name: string;
  readonly method: string;
  readonly url: string;
  readonly body: string;
}

/** Every call that changes something and knows its caller, as the server's own document has them; a public one takes no cookies. */
async function unsafeCalls(page: Page, { origin }: SiteServer): Promise<readonly Unsafe[]> {
  type Described = { operationId: string; 'x-effect': string; 'x-access': string[] };
  type Paths = Record<string, Record<string, Described>>;
  const answer = await page.request.get(`${API_PREFIX}/openapi.json`);
  const { paths } = (await answer.json()) as { paths: Paths };
  const item = JSON.stringify(lumpsumOf(await schemeNamed(page, 'parag')));
  return Object.entries(paths).flatMap(([path, byMethod]) =>
    Object.entries(byMethod)
      .filter(([, described]) => described['x-effect'] !== 'read' && !described['x-access'].includes('public'))
      .map(([method, { operationId: name }]) => ({
        name,
        method: method.toUpperCase(),
        url: `${origin}${API_PREFIX}${path.replaceAll(/\{\w+\}/g, 'x')}`,
        body: name === 'saveInvestment' ? item : '{}',
      })),
  );
}

/** Sends calls in one way. Runs in the page. */
async function forge({ way, calls, header }: { way: Way; calls: readonly Unsafe[]; header: string }): Promise<void> {
  const loaded = <E extends HTMLElement>(element: E, begin: (element: E) => void) =>
    new Promise<void>((resolve) => {
      element.addEventListener('load', () => resolve());
      element.addEventListener('error', () => resolve());
      begin(element);
    }).finally(() => element.remove());
  // named before it is there, or its name would be no target
  const framed = (name: string) => {
    const frame = Object.assign(document.createElement('iframe'), { name });
    document.body.append(frame);
    return frame;
  };
  let frames = 0;
  const submit = (action: string, fields: object, form: object) => {
    const target = `frame${frames++}`;
    const made = Object.assign(document.createElement('form'), { action, target, ...form });
    for (const [name, value] of Object.entries(fields))
      made.append(Object.assign(document.createElement('input'), { name, value: String(value) }));
    return loaded(framed(target), () => {
      document.body.append(made);
      made.submit();
    });
  };
  const post = (enctype: string) => (url: string, body: string) =>
    submit(url, enctype === 'text/plain' ? { [`${body.slice(0, -1)},"`]: '":0}' } : JSON.parse(body), {
      method: 'post',
      enctype,
    });
  const plain = { method: 'POST', mode: 'no-cors', credentials: 'include' } as const;
  const blind = (url: string, body: string) => fetch(url, { ...plain, body });
  const sandboxed = (script: string) => {
    const frame = framed('sandboxed');
    frame.setAttribute('sandbox', 'allow-scripts allow-forms');
    frame.srcdoc = `<script>${script}.finally(() => parent.postMessage('sent', '*'))</script>`;
    return new Promise<void>((resolve) =>
      addEventListener('message', ({ source }) => source === frame.contentWindow && resolve()),
    ).finally(() => frame.remove());
  };
  const ways: Record<Way, (url: string, body: string, method: string) => unknown> = {
    form: post('application/x-www-form-urlencoded'),
    'form of text': post('text/plain'),
    'form of a file': post('multipart/form-data'),
    fetch: blind,
    beacon: (url, body) => navigator.sendBeacon(url, body),
    'null origin': (url, body) =>
      sandboxed(`fetch(${JSON.stringify(url)}, { ...${JSON.stringify(plain)}, body: ${JSON.stringify(body)} })`),
    ours: (url, body, method) =>
      fetch(url, {
        method,
        credentials: 'include',
        headers: { 'Content-Type': 'application/json', [header]: 'site' },
        ...(method === 'POST' && { body }),
      }),
    'GET in place of POST': (url, body) => submit(url, { ...JSON.parse(body), _method: 'POST' }, { method: 'get' }),
    picture: (url) => loaded(document.createElement('img'), (picture) => (picture.src = url)),
    link: (href) => Object.assign(document.createElement('a'), { href, target: '_blank' }).click(),
  };
  await Promise.allSettled(calls.map(async ({ url, body, method }) => ways[way](url, body, method)));
}

const AT_ONCE = 20;

/** Sends calls in one way from the page, some at once; a link opens a tab, which is closed once it has loaded. */
async function send(page: Page, way: Way, calls: readonly Unsafe[]): Promise<void> {
  for (let at = 0; at < calls.length; at += AT_ONCE) {
    const some = calls.slice(at, at + AT_ONCE);
    await page.evaluate(forge, { way, calls: some, header: CLIENT_HEADER });
    if (way !== 'link') continue;
    const tabs = () => page.context().pages().slice(1);
    await expect.poll(() => tabs().length).toBe(some.length);
    await Promise.all(tabs().map((tab) => tab.waitForLoadState()));
    await Promise.all(tabs().map((tab) => tab.close()));
  }
}

interface Logged {
  readonly call?: string;
  readonly method: string;
  readonly code?: string;
}

/** What the server has answered to these calls since now. */
function answersTo(calls: readonly Unsafe[], { log }: SiteServer): () => readonly Logged[] {
  const [since, names] = [log.length, new Set(calls.map(({ name }) => name))];
  return () =>
    log
      .slice(since)
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as Logged)
      .filter(({ call: name, method }) => method && name && names.has(name));
}

/** A page that sends so many is held back as a stranger too. */
const REFUSED: ReadonlySet<string> = new Set(['foreign_origin', 'too_many_requests']);

const BLANK = '<!doctype html><title>A page</title><link rel="icon" href="data:,"><body></body>';

test.setTimeout(1_200_000);

// Trust A12: every call that changes something, by ten kinds of forged request of a signed-in person's Chromium, from a neighbouring port and from another site: none carried out
test(
  'a page of another origin gets no call carried out in the name of its reader',
  TRUST,
  async ({ page, site, serve, complaints }) => {
    await beSignedIn(page);
    const calls = await unsafeCalls(page, site);
    const cart = () => call(page, 'GET', '/api/v1/cart/get-cart-details');
    const before = await cart();
    const { localhost } = await serve({ folders: {}, files: { '/': BLANK } });
    // what takes its query in the body is there by GET too
    const byPost = new Set(calls.filter(({ method }) => method === 'POST').map(({ url }) => url));
    const posts = calls.filter(({ url }) => byPost.has(url)).length;
    let sent = 0;
    for (const attacker of [localhost, localhost.replace('localhost', 'evil.localhost')]) {
      await page.goto(attacker, { waitUntil: 'commit' });
      for (const way of WAYS) {
        const answers = answersTo(calls, site);
        await send(page, way, calls);
        // what a browser sends without asking has arrived before the next way begins; what it asks for first is never sent
        if (POSTS.includes(way)) {
          const message = `${way} of ${attacker}`;
          await expect.poll(() => answers().length, { message, timeout: 60_000 }).toBe(posts);
        }
        if (way === 'ours') expect(answers()).toEqual([]);
        expect(
          answers().filter(({ code = '' }) => !REFUSED.has(code)),
          `${way} of ${attacker}`,
        ).toEqual([]);
        sent += calls.length;
      }
    }
    expect(await cart()).toEqual(before);
    // no answer of ours is shown in a frame
    complaints.length = 0;
    console.log(`forged calls: ${calls.length} calls, ${sent} requests, none carried out`);
  },
);

// Trust A12, control: the same requests of our own page are not refused for their origin, and fill the cart
test('the same requests of our own page are heard', TRUST, async ({ page, site, complaints }) => {
  await beSignedIn(page);
  const calls = await unsafeCalls(page, site);
  await page.route('**/own.html', (route) => route.fulfill({ contentType: 'text/html', body: BLANK }));
  await page.goto('/own.html', { waitUntil: 'commit' });
  const filling = calls.filter(({ name }) => name === 'saveInvestment');
  const cart = () => call<object>(page, 'GET', '/api/v1/cart/get-cart-details');
  const before = await cart();
  for (const way of POSTS.filter((one) => one !== 'null origin')) {
    const answers = answersTo(filling, site);
    await send(page, way, filling);
    await expect.poll(() => answers().length, way).toBe(1);
    expect(answers()[0]?.code, way).toBe('bad_request');
  }
  await send(page, 'ours', filling);
  expect(await cart()).not.toEqual(before);
  const answers = answersTo(calls, site);
  // those of the sandbox begin everything anew
  const others = calls.filter(({ url }) => !url.includes('/sandbox/'));
  await send(page, 'ours', others);
  expect(answers()).toHaveLength(others.length);
  expect(answers().filter(({ code }) => code === 'foreign_origin')).toEqual([]);
  complaints.length = 0;
});
