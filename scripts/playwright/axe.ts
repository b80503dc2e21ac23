import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import { expect, type Page } from 'playwright/test';

/** The minified build: a page reads it in half the time that `axe.source` takes. */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** What a change of colours alone can break. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Rules that take more than two thirds of the time of a look: contrast, which the tokens hold (theme/contrast.test.ts), and the size of targets. Both are held by the first example of each widget (contracts.spec.ts). */
export const SLOW_RULES = [...COLOUR_RULES, 'target-size'];

/** What passes is not described; no rule of ours reads style sheets or media, which axe would fetch once more. */
const ONLY_VIOLATIONS = { resultTypes: ['violations'], preload: false };

interface AxeWindow {
  axe: { run(context: unknown, options: unknown): Promise<AxeResults> };
}

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
  if (!isThere) await page.evaluate(SOURCE);
}

/** Ends what is fading in, which has not its colours yet; waiting for it would not end where no frame is drawn. What turns for ever is left alone. */
const endAnimations = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  });

/**
 * True when an element that a bar covers in part is large enough once it is scrolled into the middle of the window. Bars that stay cover
 * something half at every scroll position. Runs in the page.
 */
async function isFreeInTheMiddle(selector: string): Promise<boolean> {
  const element = document.querySelector(selector);
  if (!element) return false;
  const { scrollX: left, scrollY: top } = window;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { violations } = await (window as unknown as AxeWindow).axe.run(selector, {
    runOnly: { type: 'rule', values: ['target-size'] },
  });
  scrollTo({ left, top, behavior: 'instant' });
  return violations.length === 0;
}

/** What axe finds on the page as it is now, shadow roots and same-origin frames included: rule, element and reason. */
export async function axeViolations(page: Page, options: AxeOptions = {}): Promise<string[]> {
  const { within, without = [], coloursOnly } = options;
  await endAnimations(page);
  await loadAxe(page);
  const rules = Object.fromEntries(without.map((rule) => [rule, { enabled: false }]));
  const runOptions = {
    ...(coloursOnly ? { runOnly: { type: 'rule', values: COLOUR_RULES } } : { runOnly: TAGS, rules }),
    ...ONLY_VIOLATIONS,
  };
  const { violations } = await page.evaluate(
    ([selector, how]) => (window as unknown as AxeWindow).axe.run(selector ?? document, how),
    [within, runOptions] as const,
  );
  const found: string[] = [];
  for (const { id, help, nodes } of violations) {
    for (const { target, failureSummary = '' } of nodes) {
      const [selector] = target;
      const isCovered = id === 'target-size' && failureSummary.includes('partially obscured');
      const isInDocument = target.length === 1 && typeof selector === 'string';
      if (isCovered && isInDocument && (await page.evaluate(isFreeInTheMiddle, selector))) continue;
      found.push(`${id}: ${help}\n  ${target.join(' ')}\n  ${failureSummary}`);
    }
  }
  return found;
}

export async function expectNoAxeViolations(page: Page, options: AxeOptions = {}): Promise<void> {
  expect(await axeViolations(page, options), 'what axe finds').toEqual([]);
}
