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

/** Ends what is fading in, which has not its colours yet; waiting for it would not end where no frame is drawn. What turns for ever is left alone. */
const endAnimations = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  });

/** What axe finds on the page as it is now, shadow roots and same-origin frames included: rule, element and reason. */
export async function axeFindings(page: Page, options: AxeOptions = {}): Promise<string[]> {
  const { within, without = [], coloursOnly } = options;
  await endAnimations(page);
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
