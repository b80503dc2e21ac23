// The cases of custom-elements-everywhere.com, with widgets as the elements: data as attributes and properties, children, and events of every spelling, imperative and declared. Where a host cannot declare one, its page does what its documentation says instead.
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@prosperx/e2e';
import { ROOT } from '../lib/exec.mjs';
import { hosts, strictPolicy } from './hosts.js';
import { buildHost, packOnce } from './install.js';
import { startApp } from './start-app.js';
import { hearConsole } from './walk.js';

const CASES = join(ROOT, 'examples/hosts/cases');
const EVENTS = ['imperative', 'lowercaseevent', 'kebab-event', 'camelEvent', 'CAPSevent', 'PascalEvent'];

/** Fires events of these names inside the widget, as its view does. */
const fire = (names: readonly string[]) => {
  const inside = (globalThis as { plan?: HTMLElement }).plan?.shadowRoot?.querySelector('h2');
  for (const name of names) inside?.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true }));
};

for (const { name, title, files } of hosts.filter(({ hasNoCases }) => !hasNoCases)) {
  test(`${name} cases: data, children and events reach widgets as they reach any element in ${title}`, async ({
    page,
    serve,
  }) => {
    const folder = await buildHost(name, await packOnce(), (app) =>
      cpSync(join(CASES, name), app, { recursive: true }),
    );
    const app = files === undefined ? await startApp(folder, ['npm', 'start']) : null;
    try {
      const said = hearConsole(page);
      const site = { folders: { '/': join(folder, files ?? '') }, headers: strictPolicy() };
      await page.goto(app?.origin ?? (await serve(site)).loopback);
      const plan = page.locator('px-sip-calculator');

      // a boolean, a number and a text, by attribute or property
      await expect(plan.getByRole('button', { name: 'Start this SIP' })).toBeVisible();
      await expect(plan.getByRole('slider', { name: 'Time period' })).toHaveAttribute('aria-valuetext', '15 years');
      await expect(plan.getByRole('heading', { name: 'My plan' })).toBeVisible();
      // children of its own, and those that the page gives it stay where they are
      await expect(plan.locator('> #light')).toHaveText('Child');

      // an object, and a name with a capital
      await expect
        .poll(() => page.locator('px-share').evaluate(({ sender, shareUrl }: never) => [typeof sender, shareUrl]))
        .toEqual(['object', 'https://bank.example/plan']);

      await plan.evaluate((element) => Object.assign(globalThis, { plan: element }));
      const heard = page.locator('output#heard');
      await expect(async () => {
        await page.evaluate(fire, ['imperative']);
        await expect(heard).toHaveText(/imperative/, { timeout: 1_000 });
      }).toPass({ timeout: 120_000 });
      await page.evaluate(fire, EVENTS.slice(1));
      for (const event of EVENTS) await expect(heard).toHaveText(new RegExp(`\\b${event}\\b`));

      // hidden and shown again
      await page.locator('#toggle').click();
      await expect(plan).toHaveCount(0);
      await page.locator('#toggle').click();
      await expect(plan.getByRole('heading', { name: 'My plan' })).toBeVisible();
      await expect(plan.locator('> #light')).toHaveText('Child');
      expect(said, 'what the page says on its console').toEqual([]);
    } finally {
      await app?.stop();
    }
  });
}
