import axe, { type AxeResults } from 'axe-core';
import { expect, type Page } from 'playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** What a change of colours alone can break. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** What passes is not described; no rule of ours reads style sheets or media, which axe would fetch once more. */
const ONLY_VIOLATIONS = { resultTypes: ['violations'], preload: false };

export interface AxeOptions {
  /** CSS selector of the part to look at; the whole page without it. */
  readonly within?: string;
  /** Rules that do not apply here, such as `region` for a widget shown alone. */
  readonly without?: readonly string[];
  /** Only the rules about colours, for a page on which axe found nothing in another theme. */
  readonly coloursOnly?: boolean;
}

async function loadAxe(page: Page): Promise<void> {
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(axe.source);
}

/** What is fading in has not its colours yet; what turns for ever is left alone. */
const settled = (page: Page) =>
  page.evaluate(() => {
    const ends = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    return Promise.allSettled(ends.map(({ finished }) => finished)).then(() => undefined);
  });

/** What axe finds on the page as it is now, shadow roots and same-origin frames included: rule, element and reason. */
export async function axeFindings(page: Page, options: AxeOptions = {}): Promise<string[]> {
  const { within, without = [], coloursOnly } = options;
  await settled(page);
  await loadAxe(page);
  const rules = Object.fromEntries(without.map((rule) => [rule, { enabled: false }]));
  const runOptions = {
    ...(coloursOnly ? { runOnly: { type: 'rule', values: COLOUR_RULES } } : { runOnly: TAGS, rules }),
    ...ONLY_VIOLATIONS,
  };
  const { violations } = await page.evaluate(
    ([selector, how]) =>
      (window as unknown as { axe: { run(context: unknown, options: unknown): Promise<AxeResults> } }).axe.run(
        selector ?? document,
        how,
      ),
    [within, runOptions] as const,
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}\n  ${node.target.join(' ')}\n  ${node.failureSummary ?? ''}`),
  );
}

export async function expectNoAxeViolations(page: Page, options: AxeOptions = {}): Promise<void> {
  expect(await axeFindings(page, options), 'what axe finds').toEqual([]);
}
