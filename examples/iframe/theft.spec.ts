import { expect, test, trustIf } from '@prosperx/e2e';
import type { Page } from 'playwright/test';
import { amount, ask, setTheScene, eventNames } from './victim.js';

const heard = (page: Page) => page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard);

// Trust E3: 40 frames, 30 attacks on each greeting with its nonce, none taken over
for (const runs of [5, 40])
  test(
    `a greeting cannot be stolen: ${runs} frames, each answered by an attacker who was told their nonce`,
    trustIf(runs > 5),
    async ({ page, serve }) => {
      const scene = await setTheScene(serve);
      await scene.open(page, { attacker: `${scene.evil}/forger.html` });
      await expect.poll(() => eventNames(page)).toContain('px-ready');
      test.setTimeout(30_000 + runs * 1000);
      const stolen = await ask(
        page,
        async ({ mount, attack }, count) => {
          let wrong = 0;
          addEventListener(
            'message',
            ({ data }) => String(data).includes('"hello"') && data.length < 300 && attack(30),
          );
          for (let run = 0; run < count; run++) {
            const place = document.body.appendChild(document.createElement('div'));
            const names: string[] = [];
            const widget = mount(place, { monthlyAmount: 1000 + run }, (name) => names.push(name));
            attack(30);
            await new Promise((resolve) => place.addEventListener('px-ready', resolve, { once: true }));
            // It answers us, so we hold its port; it told nothing but that it is ready.
            const { dropped } = await widget.call('diagnostics');
            if (typeof dropped !== 'number' || names.join() !== 'px-ready') wrong++;
            widget.destroy();
            place.remove();
          }
          return wrong;
        },
        runs,
      );
      expect(stolen).toBe(0);
      await expect(amount(page)).toHaveValue(/2,000/);
    },
  );

test('a frame that was led elsewhere gets no port, and the page is told that its widget is gone', async ({
  page,
  serve,
}) => {
  const scene = await setTheScene(serve);
  await scene.open(page);
  await expect.poll(() => eventNames(page)).toContain('px-ready');
  const before = await ask(page, ({ widget }) => widget.dropped);
  await ask(page, ({ widget }, url) => void (widget.frame.src = url), `${scene.evil}/impostor.html`);
  await expect.poll(() => ask(page, ({ widget }) => widget.dropped)).toBe(before + 100);
  const impostor = page.frame({ url: /impostor/ });
  expect(await impostor?.evaluate(() => (globalThis as unknown as { ports: unknown[] }).ports.length)).toBe(0);
  await expect
    .poll(() => ask(page, ({ events }) => events.at(-1)))
    .toMatchObject(['px-error', { code: 'unreachable' }]);
  await expect(ask(page, ({ widget }) => widget.call('diagnostics'))).rejects.toThrow('disconnected');
});

test('a page that frames a widget in the name of the bank hears nothing from it; in its own name it is greeted', async ({
  page,
  serve,
}) => {
  const { prosperX, bank, evil } = await setTheScene(serve);
  const openInTheNameOf = (parent: string) => {
    const frame = `${prosperX}/embed/sip-calculator?parent=${encodeURIComponent(parent)}`;
    return page.goto(`${evil}/kidnapper.html?frame=${encodeURIComponent(frame)}`);
  };
  await openInTheNameOf(bank);
  await expect(page.frameLocator('iframe').getByRole('slider').first()).toBeVisible();
  expect(await heard(page)).toEqual([]);
  await test.step('a public widget is for everybody', async () => {
    await openInTheNameOf(evil);
    await expect.poll(async () => (await heard(page)).length).toBeGreaterThan(0);
  });
});

const LOOK_ALIKES = (bank: string) => [
  `${bank}.evil.example`,
  `${bank}0`,
  bank.replace('http:', 'https:'),
  `${bank}/`,
  'null',
];

for (const [name, origins, first] of [
  ['without registered origins', () => [], 'px-error'],
  ['with registered origins that look like the bank', LOOK_ALIKES, 'px-error'],
  ['with the bank among its registered origins', (bank: string) => ['https://other.example', bank], 'px-ready'],
] as const) {
  const shown = first === 'px-ready';
  test(
    `a private widget of a partner ${name} is ${shown ? 'shown' : 'not shown'} by the bank`,
    trustIf(origins('').length === 0),
    async ({ page, serve }) => {
      const scene = await setTheScene(serve, origins);
      await scene.open(page, { widget: 'cart' });
      await expect.poll(() => eventNames(page)).toContainEqual(first);
      await expect(page.frameLocator('#place iframe').locator('px-cart')).toHaveCount(shown ? 1 : 0);
    },
  );
}
