// Texts of attackers in every field of every answer, shown by every screen, the console of operators and the dashboard of partners too, under its policy and Trusted Types; `npm run trust -- hostile [WALK …]`.
import { hostileTexts } from '@prosperx/api/trust';
import { followRequests, waitForIdle } from '@prosperx/e2e/at-rest';
import { startSite } from '@prosperx/e2e/site-server';
import { type BrowserContext, chromium, expect } from 'playwright/test';
import { walksNamed } from '../../host/e2e/all-walks.js';
import type { Look } from '../../host/e2e/screens.js';
import { launchOptions } from '../playwright/browser.js';
import { hostileAnswers } from './lib/hostile-answers.js';

const chosen = walksNamed(process.argv.slice(2));
const POLICY = /content security policy|trusted ?types|refused to/i;

/** What would run or lead away, and how many of the texts are there to read, in a page and in whatever shadow it has. Runs in the page. */
function attacksIn(): { bad: string[]; shown: number } {
  const LEADS_AWAY = /^\s*(java\s*script:|data:text|https:..evil)/i;
  const bad: string[] = [];
  let shown = 0;
  const seeAttribute = (node: Element, { name, value }: Attr) => {
    if (/^on/i.test(name)) bad.push(`${node.localName} ${name}`);
    if (/^(href|src|action|formaction|xlink:href|srcdoc|data)$/i.test(name) && LEADS_AWAY.test(value))
      bad.push(`${node.localName} ${name}=${value.slice(0, 60)}`);
  };
  const seeElement = (node: Element) => {
    if (/^(base|iframe|object|embed|template)$/.test(node.localName) && /ran\(|evil/.test(node.outerHTML))
      bad.push(node.localName);
    if (node.localName === 'script' && /^ran\(|parent.ran/.test(node.textContent)) bad.push('script');
    if (/^(script|style)$/.test(node.localName)) return;
    for (const child of node.childNodes)
      if (child instanceof Text && /ran\(\)|evil\.example/.test(child.data)) shown += 1;
  };
  const see = (root: Document | ShadowRoot) => {
    for (const node of root.querySelectorAll('*')) {
      for (const attribute of node.attributes) seeAttribute(node, attribute);
      seeElement(node);
      if (node.shadowRoot) see(node.shadowRoot);
    }
  };
  see(document);
  return { bad, shown };
}

let executed = 0;
const complaints = new Set<string>();
/** A page counts whatever calls \`ran\`, asks a question or breaks its policy. */
async function watch(context: BrowserContext): Promise<void> {
  await context.exposeFunction('ran', () => void (executed += 1));
  await context.addInitScript('globalThis.__name = (named) => named');
  context.on('dialog', (dialog) => void ((executed += 1), dialog.dismiss()));
}

const answers = hostileAnswers();
const findings = new Map<string, string[]>();
const states = new Set<string>();
let shown = 0;
const note = (what: string, where: string) => findings.set(what, [...(findings.get(what) ?? []), where]);

const since = performance.now();
const site = await startSite();
const browser = await chromium.launch(launchOptions);

// Trust E5: 1,000 texts in every field of every answer that may hold any, on every screen and widget of the site, under Trusted Types: none runs, none leads anywhere
const lookOf =
  (context: BrowserContext): Look =>
  async (page, state) => {
    // the same address once more beside it, whose answers alone are changed: the walk goes on undisturbed
    const twin = await context.newPage();
    followRequests(twin);
    twin.on('console', (message) => {
      if (POLICY.test(message.text())) complaints.add(`${state}: ${message.text().slice(0, 200)}`);
    });
    await answers.intercept(twin);
    await twin.goto(page.url());
    await waitForIdle(twin).catch(() => {});
    const seen = await twin.evaluate(attacksIn);
    states.add(state);
    shown += seen.shown;
    for (const bad of seen.bad) note(bad, state);
    await twin.close();
  };

for (const { name, walk } of chosen) {
  const context = await browser.newContext({ baseURL: site.origin, viewport: { width: 390, height: 800 } });
  await watch(context);
  const look = lookOf(context);
  const page = await context.newPage();
  await walk(page, look).catch((error: unknown) => note(`the walk ends: ${String(error).slice(0, 300)}`, name));
  await context.close();
}

// Trust E5, control: a page that takes the same texts as markup runs many of them
const context = await browser.newContext();
const before = executed;
await watch(context);
const careless = await context.newPage();
await careless.setContent('<div></div>');
await careless.evaluate(
  (texts) => texts.forEach((text) => document.body.insertAdjacentHTML('beforeend', text)),
  [...hostileTexts()],
);
// their pictures run what they hold once they have failed
await careless.waitForFunction(() => [...document.images].every(({ complete }) => complete));
await expect.poll(() => executed).toBeGreaterThan(before);
const carelessRuns = executed - before;
executed = before;
await browser.close();
await site.stop();

for (const [what, places] of findings) console.log(`  ${what}\n  at: ${[...new Set(places)].join('; ')}`);
for (const complaint of complaints) console.log(`  ${complaint}`);
const { texts, fields, calls, put } = answers.figures();
const seconds = ((performance.now() - since) / 1_000).toFixed(0);
console.log(
  `hostile: ${texts} texts put ${put} times into ${fields} fields of ${calls} calls, ${shown} of them shown in ${states.size} states; ` +
    `${executed} ran, ${complaints.size} complaints of a policy, ${findings.size} findings; a careless page runs ${carelessRuns}; ${seconds} s`,
);
if (executed + complaints.size + findings.size > 0 || shown === 0 || carelessRuns === 0) process.exitCode = 1;
