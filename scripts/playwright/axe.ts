import axe, { type AxeResults } from 'axe-core';
import { expect, type Page } from 'playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

export interface AxeOptions {
  /** CSS selector of the part to look at; the whole page without it. */
  readonly within?: string;
  /** Rules that do not apply here, such as `region` for a widget shown alone. */
  readonly without?: readonly string[];
}

/** What is fading in has not its colours yet; what turns for ever is left alone. */
const settled = (page: Page) =>
  page.evaluate(() => {
    const ends = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    return Promise.allSettled(ends.map(({ finished }) => finished)).then(() => undefined);
  });

/** What axe finds on the page as it is now, shadow roots and same-origin frames included: rule, element and reason. */
export async function axeFindings(page: Page, { within, without = [] }: AxeOptions = {}): Promise<string[]> {
  await settled(page);
  await page.evaluate(axe.source);
  const options = { runOnly: TAGS, rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])) };
  const { violations } = await page.evaluate(
    ([selector, runOptions]) =>
      (window as unknown as { axe: { run(context: unknown, options: unknown): Promise<AxeResults> } }).axe.run(
        selector ?? document,
        runOptions,
      ),
    [within, options] as const,
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}\n  ${node.target.join(' ')}\n  ${node.failureSummary ?? ''}`),
  );
}

export async function expectNoAxeViolations(page: Page, options: AxeOptions = {}): Promise<void> {
  expect(await axeFindings(page, options), 'what axe finds').toEqual([]);
}

/** The same in both themes, on a page that follows the browser's. */
export async function expectNoAxeViolationsInThemes(page: Page, options: AxeOptions = {}): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await axeFindings(page, options), `what axe finds, ${colorScheme}`).toEqual([]);
  }
}
