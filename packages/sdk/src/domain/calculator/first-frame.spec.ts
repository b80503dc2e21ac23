import type { Page } from 'playwright/test';
import { expect, test } from './testing/calculator-page.js';

/** Tops of the figure as the first frame has it and as it is at last, and what a focus asked for at once has come to. */
const addCalculator = (page: Page, name: string) =>
  page.evaluate(async (tag) => {
    const element = document.createElement(tag);
    document.querySelector('main')?.prepend(element);
    const root = element.shadowRoot;
    const top = () => root?.querySelector('.px-calc__sum')?.getBoundingClientRect().top;
    const nextFrame = () => new Promise(requestAnimationFrame);
    while (top() === undefined) await Promise.resolve();
    const hadFields = root?.querySelector('input') !== null;
    element.focus();
    const focused = root?.activeElement?.localName;
    const first = top() ?? 0;
    while (!root?.querySelector('.px-calc__out')) await nextFrame();
    await nextFrame();
    return { hadFields, focused, moved: Math.abs((top() ?? 0) - first) };
  }, `px-${name}`);

test('the figure of a calculator stands where it was drawn first, before its fields', async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  for (const name of ['sip', 'lumpsum', 'goal', 'step-up'].map((plan) => `${plan}-calculator`)) {
    await open(name);
    const { hadFields, focused, moved } = await addCalculator(page, name);
    expect([hadFields, focused], name).toEqual([false, 'h2']);
    expect(moved, `px by which the figure of ${name} moves`).toBeLessThan(16);
  }
});
