import { expect, test, trustIf } from '@prosperx/e2e';
import type { Page } from 'playwright/test';
import { amount, ask, type Scene, setTheScene, eventNames } from './victim.js';

/** As long as a busy machine may take for twice as many messages. */
const LONG_TIMEOUT = { timeout: 20_000 };
let scene: Scene;

test.describe.configure({ timeout: 90_000 });

test.beforeEach(async ({ serve }) => {
  scene = await setTheScene(serve);
});

const state = (page: Page) =>
  ask(page, ({ events, widget }) => ({ events: events.length, height: widget.frame.clientHeight }));
const droppedInFrame = (page: Page) => ask(page, async ({ widget }) => (await widget.call('diagnostics')).dropped);

/** Nothing of what was forged had an effect, and the widget still listens to its page. */
async function expectUnharmed(page: Page, before: Awaited<ReturnType<typeof state>>) {
  await expect(amount(page)).toHaveValue(/2,000/);
  expect(await state(page)).toEqual(before);
  expect(await page.evaluate(() => 'forged' in {})).toBe(false);
  await ask(page, ({ widget }) => widget.update({ monthlyAmount: 3000 }));
  await expect(amount(page)).toHaveValue(/3,000/);
}

// Trust E1: 10,000 messages each of a frame beside it, a sandboxed one and a pop-up, with stolen nonces and ports, before and after it is gone
for (const count of [1_000, 10_000]) {
  for (const [who, parameters] of [
    ['a frame of another origin beside it', {}],
    ['a sandboxed frame, whose origin is "null"', { sandboxed: '' }],
  ] as const) {
    test(
      `${count} messages forged by ${who}, with stolen nonces and ports, do nothing`,
      trustIf(count > 1_000),
      async ({ page }) => {
        await scene.open(page, { attacker: `${scene.evil}/forger.html`, ...parameters });
        await expect(amount(page)).toHaveValue(/2,000/);
        await expect.poll(() => eventNames(page)).toEqual(['px-ready', 'px-view']);
        const before = await state(page);
        await ask(page, ({ attack }, given) => attack(given), count);
        await expect.poll(() => ask(page, ({ attacks }) => attacks()), LONG_TIMEOUT).toBe(1);
        await expect.poll(() => ask(page, ({ widget }) => widget.dropped), LONG_TIMEOUT).toBeGreaterThanOrEqual(count);
        await expect.poll(() => droppedInFrame(page), LONG_TIMEOUT).toBe(count);
        await expectUnharmed(page, before);
        await test.step('what comes after the widget is gone is not even looked at', async () => {
          const events = await eventNames(page);
          await ask(page, ({ widget }) => widget.destroy());
          const dropped = await ask(page, ({ widget }) => widget.dropped);
          await ask(page, ({ attack }, given) => attack(given), count);
          await expect.poll(() => ask(page, ({ attacks }) => attacks()), LONG_TIMEOUT).toBe(2);
          expect(await ask(page, ({ widget }) => widget.dropped)).toBe(dropped);
          expect(await eventNames(page)).toEqual(events);
        });
      },
    );
  }

  test(`${count} messages forged by a pop-up do nothing`, trustIf(count > 1_000), async ({ page }) => {
    await scene.open(page);
    await expect.poll(() => eventNames(page)).toEqual(['px-ready', 'px-view']);
    const before = await state(page);
    const opened = page.waitForEvent('popup');
    await page.evaluate(
      (url) => void Object.assign(globalThis, { enemy: window.open(url) }),
      `${scene.evil}/forger.html`,
    );
    await (await opened).waitForLoadState();
    await ask(page, ({ attack }, given) => attack(given), count);
    await expect.poll(() => ask(page, ({ attacks }) => attacks()), LONG_TIMEOUT).toBe(1);
    await expect.poll(() => droppedInFrame(page), LONG_TIMEOUT).toBe(count);
    await expectUnharmed(page, before);
  });
}
