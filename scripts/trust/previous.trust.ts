// The release before, built from its commit, beside this one: its loader, frames, elements and bridge against this server, and ours against its server; `npm run trust -- previous`.
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, expect as hurried, type Page } from 'playwright/test';
import { exec, ROOT, tail } from '../lib/exec.mjs';
import { launchOptions } from '../playwright/browser.js';
import { serveStatic } from '../playwright/static-server.js';

// a busy machine is no failure
const expect = hurried.configure({ timeout: 60_000 });
const READY = /ready at (http:\/\/localhost:\d+)\//;
const folder = await mkdtemp(join(tmpdir(), 'prosperx-previous-'));
const { version, commit } = JSON.parse(await readFile(join(ROOT, 'packages/sdk/previous-release.json'), 'utf8')) as {
  version: string;
  commit: string;
};

/** The sources of the release before, with what they need installed; null where this clone does not reach so far back. */
async function checkOut(): Promise<string | null> {
  if ((await exec('git', ['cat-file', '-e', `${commit}^{commit}`])).code !== 0) return null;
  const place = join(ROOT, '.cache/previous', commit);
  if (existsSync(join(place, 'node_modules'))) return place;
  await mkdir(place, { recursive: true });
  const unpacked = await exec('sh', ['-c', `git archive ${commit} | tar -x -C "${place}"`]);
  const installed = await exec('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund'], { cwd: place });
  if (unpacked.code + installed.code !== 0) throw new Error(tail(unpacked.output + installed.output));
  return place;
}

interface Running {
  readonly origin: string;
  readonly child: ChildProcess;
}

/** Builds and starts the sandbox of a folder on data of its own. */
async function start(place: string, name: string): Promise<Running> {
  const env = { ...process.env, NODE_OPTIONS: '', PORT: '0', DATA_DIR: join(folder, name), SANDBOX_SCHEMES: 'named' };
  const child = spawn(process.execPath, ['scripts/run.mjs', 'start'], { cwd: place, env, detached: true });
  let output = '';
  const origin = await new Promise<string>((resolve, reject) => {
    child.once('close', () => reject(new Error(`${name} does not start:\n${tail(output)}`)));
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output += String(chunk);
        const [, ready] = READY.exec(output) ?? [];
        if (ready) resolve(ready);
      });
  });
  return { origin, child };
}

/** Ends the server and what started it. */
async function stop({ child }: Running): Promise<void> {
  const ended = new Promise((resolve) => child.once('close', resolve));
  if (child.pid !== undefined) process.kill(-child.pid, 'SIGINT');
  await ended;
}

/** A page of bluebank whose scripts are those of one server, and whose widgets ask the other. */
const pageOf = (scripts: string, server: string) => `<!doctype html><html lang="en"><title>Page</title><body>
<div id="frame"></div><px-lumpsum-calculator years="12"></px-lumpsum-calculator><main></main>
<script type="module">
import { mountWidget } from '${scripts}/sdk/latest/embed.js';
import { configure } from '${scripts}/sdk/latest/elements.js';
configure({ apiBase: '${server}', partner: 'bluebank' });
window.heard = [];
window.mounted = mountWidget(document.querySelector('#frame'), {
  widget: 'sip-calculator', base: '${server}', props: { years: 9 },
  onEvent: (name) => window.heard.push(name),
});
window.show = (tag) => document.querySelector('main').replaceChildren(document.createElement(tag));
</script></body></html>`;

/** Frame, elements and a login, with the scripts of one release and the server of the other. */
async function walk(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/page.html`);
  const frame = page.frameLocator('#frame iframe');
  await expect(frame.getByText('9 years', { exact: true }).first()).toBeVisible();
  await page.evaluate('mounted.update({ years: 11 })');
  await expect(frame.getByText('11 years', { exact: true }).first()).toBeVisible();
  await frame.getByRole('slider').first().press('ArrowRight');
  await expect.poll(() => page.evaluate('heard')).toContain('changed');
  await expect(page.locator('px-lumpsum-calculator').getByText('12 years', { exact: true }).first()).toBeVisible();
  await page.evaluate(`show('px-login')`);
  await page.getByLabel('Mobile number').fill('9876500001');
  await page.keyboard.press('Enter');
  await page.getByLabel('Password', { exact: true }).fill('Prosper@123');
  const authorised = page.evaluate(
    `new Promise((resolve) => document.addEventListener('authorised', () => resolve(true), { once: true }))`,
  );
  await page.keyboard.press('Enter');
  await authorised;
  await page.evaluate(`show('px-portfolio')`);
  await expect(page.locator('px-portfolio').getByRole('region', { name: 'Current value' })).toBeVisible();
}

/** The first words of a page to its app. */
async function greeting(browser: Browser, origin: string): Promise<{ source: string; v: number; type: string }> {
  const page = await browser.newPage();
  // as text: what compiles this file would put names of its own into a function
  await page.addInitScript(
    `window.said = []; window.ReactNativeWebView = { postMessage: (text) => window.said.push(text) };`,
  );
  await page.goto(`${origin}/v1/sip-calculator`);
  await expect.poll(() => page.evaluate('said.length')).toBeGreaterThan(0);
  const first = await page.evaluate<string>('said[0]');
  await page.close();
  return JSON.parse(first) as { source: string; v: number; type: string };
}

const failed: string[] = [];
async function tell(name: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
    console.log(`  ok   ${name}`);
  } catch (error) {
    failed.push(name);
    console.log(` FAIL  ${name}\n${tail(String(error))}`);
  }
}

const place = await checkOut();
if (place === null) console.log(`previous: left out, since this clone does not have ${commit} (${version})`);
else {
  const [before, now] = [await start(place, 'before'), await start(ROOT, 'now')];
  const browser = await chromium.launch(launchOptions);
  try {
    for (const [name, scripts, server] of [
      [`scripts of ${version} with this server`, before.origin, now.origin],
      [`our scripts with the server of ${version}`, now.origin, before.origin],
    ] as const) {
      const site = await serveStatic({ folders: {}, files: { '/page.html': pageOf(scripts, server) } });
      const page = await browser.newPage({ locale: 'en-IN' });
      await tell(name, () => walk(page, site.loopback));
      await page.close();
      await site.close();
    }
    await tell('an app is greeted by both in one envelope', async () => {
      const [old, ours] = [await greeting(browser, before.origin), await greeting(browser, now.origin)];
      expect([ours.source, ours.v, ours.type]).toEqual([old.source, old.v, old.type]);
    });
  } finally {
    await browser.close();
    await Promise.all([before, now].map(stop));
    await rm(folder, { recursive: true, force: true });
  }
  console.log(`previous: ${3 - failed.length} passed, ${failed.length} failed, against ${version}`);
}
if (failed.length > 0) process.exitCode = 1;
