import { expect, test, TRUST } from '@prosperx/e2e';
import type { Page } from 'playwright/test';
import { CDN } from '../rollup/paths.mjs';

const TIMES = 200;

interface Habit {
  readonly css?: string;
  /** Runs before anything else. */
  readonly script?: string;
  readonly html?: string;
  readonly doctype?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What pages do to whatever stands on them, each seen in shops, portals or old libraries. */
const HABITS: Readonly<Record<string, Habit>> = {
  'takes every style away': { css: '* { all: unset }' },
  'insists on its own type': {
    css: '* { font: italic 900 42px / 3 fantasy !important; color: red !important; letter-spacing: 1em !important }',
  },
  'writes from top to bottom and from the right': {
    css: 'html { writing-mode: vertical-rl; direction: rtl; text-align: center }',
  },
  'zooms and makes letters tiny': { css: 'html { font-size: 5px; zoom: 1.7 }' },
  'hides what is empty, and animates everything': {
    css: ':empty:not(px-sip-calculator) { display: none } * { transition: all 3s !important; animation: spin 9s infinite } @keyframes spin { to { rotate: 1deg } }',
  },
  'has every rule in a layer that is important': {
    css: '@layer px.base, px.components; @layer px.components { * { padding: 40px !important; border: 9px solid lime !important } }',
  },
  'adds to Object.prototype': {
    script:
      'Object.prototype.extend = function (more) { for (const name in more) this[name] = more[name]; return this; };',
  },
  'adds to Array.prototype': {
    script: 'Array.prototype.each = Array.prototype.forEach; Array.prototype.remove = function () { return this; };',
  },
  'writes arrays as an old library does': {
    script:
      'Array.prototype.toJSON = function () { return [].concat(this); }; String.prototype.toJSON = function () { return String(this); };',
  },
  'replaces Promise': { script: 'const Own = window.Promise; window.Promise = class ZonePromise extends Own {};' },
  'wraps every listener': {
    script: `const add = EventTarget.prototype.addEventListener, remove = EventTarget.prototype.removeEventListener, wrapped = new WeakMap();
      const wrap = (one) => { if (!one) return one; if (!wrapped.has(one)) wrapped.set(one, function (event) { return typeof one === 'function' ? one.call(this, event) : one.handleEvent(event); }); return wrapped.get(one); };
      EventTarget.prototype.addEventListener = function (type, one, options) { return add.call(this, type, wrap(one), options); };
      EventTarget.prototype.removeEventListener = function (type, one, options) { return remove.call(this, type, wrap(one), options); };`,
  },
  'slows frames down': {
    script: 'window.requestAnimationFrame = (run) => setTimeout(() => run(performance.now()), 40);',
  },
  'has no console to speak of': {
    script:
      "for (const name of ['log', 'info', 'warn', 'error', 'debug']) console[name] = () => { throw new Error('no console'); };",
  },
  'keeps storage from scripts': {
    script:
      "for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get() { throw new DOMException('denied', 'SecurityError'); } });",
  },
  'loads modules in a way of its own': {
    script:
      'window.define = Object.assign(() => undefined, { amd: {} }); window.module = { exports: {} }; window.exports = window.module.exports; window.require = () => ({});',
  },
  'names its parts as the browser names its own': {
    html: '<form name="forms"><input name="submit" /><input name="parentNode" /></form><img name="images" alt="" /><a id="px" href="#x">x</a>',
  },
  'is in quirks mode, with a base elsewhere': { doctype: '', html: '<base href="/elsewhere/deep/" />' },
  'watches its document and marks whatever comes': {
    script:
      "new MutationObserver((records) => { for (const { addedNodes } of records) for (const node of addedNodes) if (node.setAttribute) node.setAttribute('data-seen', ''); }).observe(document, { childList: true, subtree: true });",
  },
  'defines elements by a polyfill around the browser’s own': {
    script:
      'const define = customElements.define.bind(customElements); customElements.define = (name, made, options) => { if (!customElements.get(name)) define(name, made, options); };',
  },
  'allows nothing but its own files': {
    headers: {
      'Content-Security-Policy':
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; connect-src 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
    },
  },
};

const pageOf = ({ css = '', script = '', html = '', doctype = '<!doctype html>', headers }: Habit) => ({
  folders: { '/sdk/': CDN },
  ...(headers && { headers }),
  files: {
    '/page.html': `${doctype}<html lang="en"><head><meta charset="utf-8"><title>Page</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/page.css"><script src="/habit.js"></script></head><body>${html}<main><px-sip-calculator monthly-amount="10000" start></px-sip-calculator></main><script type="module" src="/sdk/sip-calculator.js"></script></body></html>`,
    '/page.css': css,
    '/habit.js': script && `{${script}}`,
  },
});

/** What is the page's own: names in its window, attributes of its elements, its sheets, and what stands in head and body. */
const ownOf = (page: Page) =>
  page.evaluate(() => ({
    names: Object.getOwnPropertyNames(window)
      .filter((name) => Number.isNaN(Number(name)))
      .sort(),
    prototypes: [Object, Array, String, Element, HTMLElement, Node, EventTarget].map(
      (one) => Object.getOwnPropertyNames(one.prototype).length,
    ),
    sheets: document.styleSheets.length + document.adoptedStyleSheets.length,
    attributes: [document.documentElement, document.body].map((one) => one.getAttributeNames().sort()),
    parts: [...document.documentElement.querySelectorAll('head > :not(link[rel=modulepreload]), body > *')].map(
      (one) => one.localName,
    ),
  }));

/** Takes the widget out of its page and puts it back, drawn each time. */
const takeOut = (times: number) =>
  (async () => {
    const plan = document.querySelector('px-sip-calculator')!;
    const main = document.querySelector('main')!;
    for (let left = times; left > 0; left -= 1) {
      plan.remove();
      await new Promise((next) => setTimeout(next));
      main.append(plan);
      while (!plan.shadowRoot?.querySelector('input')) await new Promise((next) => setTimeout(next, 1));
    }
  })();

async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  await session.detach();
  return metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN;
}

// Trust E8: twenty hostile pages, each left as it was, with a heap that does not grow
for (const [habit, given] of Object.entries(HABITS))
  test(`a calculator works on a page that ${habit}, and leaves it as it was`, TRUST, async ({ page, serve }) => {
    test.setTimeout(180_000);
    const { localhost } = await serve(pageOf(given));
    // as it is before any widget: the same page, whose widget does not come
    await page.route('**/sdk/**', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
    await page.goto(`${localhost}/page.html`);
    const before = await ownOf(page);
    await page.unrouteAll();
    await page.goto(`${localhost}/page.html`);
    const amount = page.locator('px-sip-calculator').getByRole('slider', { name: 'Monthly investment' });
    await expect(amount).toHaveAttribute('aria-valuetext', /10,000/);
    await page.evaluate(() =>
      document.addEventListener(
        'changed',
        (event) => (document.title = String((event as CustomEvent<{ monthlyAmount: number }>).detail.monthlyAmount)),
      ),
    );
    await amount.press('PageUp');
    await expect(page).toHaveTitle(/^\d{5}$/);
    await expect(page.locator('px-sip-calculator').getByRole('button', { name: 'Start this SIP' })).toBeVisible();
    expect(await ownOf(page)).toEqual(before);

    await page.evaluate(takeOut, 40);
    const first = await heapOf(page);
    await page.evaluate(takeOut, TIMES);
    expect((await heapOf(page)) / first, 'of the heap before').toBeLessThan(1.05);
    expect(await ownOf(page)).toEqual(before);
  });
