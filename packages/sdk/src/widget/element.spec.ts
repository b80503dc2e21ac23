import {
  define,
  expect,
  countLogged,
  type ProbeElement,
  settle,
  shown,
  test,
  trustIf,
} from './testing/element-page.js';

for (const react of ['lite', 'compat'] as const) {
  test.describe(`an element on preact (${react})`, trustIf(react === 'compat'), () => {
    test.use({ react });

    // Trust E5: elements work where Trusted Types are required
    test('takes what its attributes and properties say, and falls back from what they must not', async ({
      open,
      page,
    }) => {
      await test.step('takes over properties that were set before it was defined', async () => {
        await open('<px-probe></px-probe>');
        await page.evaluate(() => {
          const probe = document.querySelector<ProbeElement>('px-probe')!;
          probe['monthlyAmount'] = 200;
        });
        await define(page);
        await expect.poll(() => shown(page)).toMatchObject({ monthlyAmount: 200 });
        await page.evaluate(() => {
          document.querySelector<ProbeElement>('px-probe')!['monthlyAmount'] = 300;
        });
        await expect.poll(() => shown(page)).toMatchObject({ monthlyAmount: 300 });
      });
      await test.step('takes a property set before its definition over its attribute', async () => {
        await open('<px-probe monthly-amount="200" label="kept"></px-probe>');
        await page.evaluate(() => {
          document.querySelector<ProbeElement>('px-probe')!['monthlyAmount'] = 300;
        });
        await define(page);
        await expect.poll(() => shown(page)).toMatchObject({ monthlyAmount: 300, label: 'kept' });
      });
      await test.step('reads a bare boolean attribute as true, and only "false" as false', async () => {
        await open('<px-probe open chart="false"></px-probe>');
        await define(page);
        await expect.poll(() => shown(page)).toMatchObject({ open: true, chart: false });
        await page.evaluate(() => {
          const probe = document.querySelector('px-probe')!;
          probe.setAttribute('open', 'true');
          probe.setAttribute('chart', '');
        });
        await expect.poll(() => shown(page)).toMatchObject({ open: true, chart: true });
      });
      await test.step('returns to the default when an attribute is removed or a property set to undefined', async () => {
        await open('<px-probe open chart="false" monthly-amount="200" label="mine"></px-probe>');
        await define(page);
        await page.evaluate(() => {
          const probe = document.querySelector<ProbeElement>('px-probe')!;
          for (const name of ['open', 'chart', 'monthly-amount']) probe.removeAttribute(name);
          probe['label'] = undefined;
        });
        await expect
          .poll(() => shown(page))
          .toMatchObject({ open: false, chart: true, monthlyAmount: 500, label: 'none' });
      });
      await test.step('reads an empty text as text', async () => {
        await open('<px-probe label="mine"></px-probe>');
        await define(page);
        await page.evaluate(() => document.querySelector('px-probe')!.setAttribute('label', ''));
        await expect.poll(() => shown(page)).toMatchObject({ label: '' });
      });
      await test.step('keeps the identity of objects and writes no property into an attribute', async () => {
        await open('<px-probe></px-probe>');
        await define(page);
        const result = await page.evaluate(async () => {
          const probe = document.querySelector<ProbeElement>('px-probe')!;
          const fund: Record<string, unknown> = { since: new Date(0), call: () => 1 };
          fund['self'] = fund;
          probe['fund'] = fund;
          probe['monthlyAmount'] = 200;
          probe['open'] = true;
          await Promise.resolve();
          const { objects } = (window as never as { px: { objects: unknown[] } }).px;
          return { same: objects.at(-1) === fund && probe['fund'] === fund, attributes: probe.getAttributeNames() };
        });
        expect(result).toEqual({ same: true, attributes: [] });
      });
      await test.step('answers with the value in force when a property is read', async () => {
        await open('<px-probe monthly-amount="200" tone="shrill"></px-probe>');
        await define(page);
        const read = await page.evaluate(() => {
          const { monthlyAmount, tone, open: isOpen } = document.querySelector<ProbeElement>('px-probe')!;
          return { monthlyAmount, tone, isOpen };
        });
        expect(read).toEqual({ monthlyAmount: 200, tone: 'calm', isOpen: false });
      });
      await test.step('reads the text of a template that a framework hands on as a property', async () => {
        await open('<px-probe></px-probe>');
        await define(page);
        await page.evaluate(() => {
          const probe = document.querySelector<ProbeElement>('px-probe')!;
          probe['monthlyAmount'] = '200';
          probe['open'] = '';
        });
        await expect.poll(() => shown(page)).toMatchObject({ monthlyAmount: 200, open: true });
      });
      await test.step('falls back from a bad attribute with one warning that does not repeat the value', async () => {
        const warnings: string[] = [];
        page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
        await open('<px-probe monthly-amount="ABCDE1234F" tone="shrill" open="maybe"></px-probe>');
        await define(page);
        await expect.poll(() => shown(page)).toMatchObject({ monthlyAmount: 500, tone: 'calm', open: false });
        await page.evaluate(() => document.querySelector('px-probe')!.setAttribute('label', 'rendered again'));
        await expect.poll(() => shown(page)).toMatchObject({ label: 'rendered again' });
        const named = () => warnings.map((text) => /"(.+?)"/.exec(text)?.[1]).sort();
        await expect.poll(named).toEqual(['monthly-amount', 'open', 'tone']);
        expect(warnings.join()).not.toContain('ABCDE1234F');
      });
      await test.step('falls back when a number is out of range and takes it when it is at the bound', async () => {
        await open('<px-probe monthly-amount="99"></px-probe>');
        await define(page);
        await expect.poll(() => shown(page)).toMatchObject({ monthlyAmount: 500 });
        await page.evaluate(() => document.querySelector('px-probe')!.setAttribute('monthly-amount', '1000'));
        await expect.poll(() => shown(page)).toMatchObject({ monthlyAmount: 1000 });
      });
    });

    test('is rendered once for all changes of a task, and as long as it is on the page', async ({ open, page }) => {
      await test.step('renders once for all attributes of the markup and once for several changes in a task', async () => {
        await open('<px-probe monthly-amount="200" label="mine" tone="loud" open></px-probe>');
        await define(page);
        await settle(page);
        expect(await countLogged(page, 'rendered')).toBe(1);
        await page.evaluate(() => {
          const probe = document.querySelector<ProbeElement>('px-probe')!;
          probe['monthlyAmount'] = 300;
          probe.setAttribute('label', 'other');
          probe['open'] = false;
        });
        await settle(page);
        expect(await countLogged(page, 'rendered')).toBe(2);
        await expect.poll(() => shown(page)).toMatchObject({ monthlyAmount: 300, label: 'other', open: false });
      });
      await test.step('renders nothing while it is not on the page', async () => {
        await open();
        await define(page);
        await page.evaluate(() => {
          const probe = document.createElement('px-probe') as ProbeElement;
          probe.setAttribute('label', 'mine');
          probe['monthlyAmount'] = 200;
          Object.assign(window, { probe });
        });
        await settle(page);
        expect(await countLogged(page, 'rendered')).toBe(0);
        await page.evaluate(() => document.body.append((window as never as { probe: Node }).probe));
        await settle(page);
        expect(await countLogged(page, 'rendered')).toBe(1);
        await expect.poll(() => shown(page)).toMatchObject({ monthlyAmount: 200, label: 'mine' });
      });
      await test.step('keeps what was typed when it is moved, and lets go when it is removed', async () => {
        await open('<px-probe></px-probe><main></main>');
        await define(page);
        await page.getByLabel('Note').fill('typed before');
        await page.evaluate(() => document.querySelector('main')!.append(document.querySelector('px-probe')!));
        await settle(page);
        await expect(page.getByLabel('Note')).toHaveValue('typed before');
        expect(await countLogged(page, 'unmounted')).toBe(0);
        await page.evaluate(() => document.querySelector('px-probe')!.remove());
        await settle(page);
        expect(await countLogged(page, 'unmounted')).toBe(1);
      });
      await test.step('starts afresh when it comes back later', async () => {
        await open('<px-probe label="mine"></px-probe>');
        await define(page);
        await page.getByLabel('Note').fill('typed before');
        await page.evaluate(() => {
          const probe = document.querySelector('px-probe')!;
          probe.remove();
          Object.assign(window, { probe });
        });
        await settle(page);
        await page.evaluate(() => document.body.append((window as never as { probe: Node }).probe));
        await expect(page.getByLabel('Note')).toHaveValue('');
        await expect.poll(() => shown(page)).toMatchObject({ label: 'mine' });
      });
      await test.step('leaves a tag alone that is taken', async () => {
        await open('<px-probe></px-probe>');
        const isForeign = await page.evaluate(() => {
          const Foreign = class extends HTMLElement {};
          customElements.define('px-probe', Foreign);
          (window as never as { px: { define(): void } }).px.define();
          (window as never as { px: { define(): void } }).px.define();
          return document.querySelector('px-probe') instanceof Foreign && !!customElements.get('px-test-shelf');
        });
        expect(isForeign).toBe(true);
      });
    });
  });
}
