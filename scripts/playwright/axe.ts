import axe, { type AxeResults } from 'axe-core';
import { expect, type Page } from 'playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

export interface AxeOptions {
  /** CSS selector of the part to look at; the whole page without it. */
  readonly within?: string;
  /** Rules that do not apply here, such as `region` for a widget shown alone. */
  readonly without?: readonly string[];
}

/** Axe finds nothing on the page as it is now, shadow roots and same-origin frames included. */
export async function expectNoAxeViolations(page: Page, { within, without = [] }: AxeOptions = {}): Promise<void> {
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
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}\n  ${node.target.join(' ')}\n  ${node.failureSummary ?? ''}`),
  );
  expect(found, 'what axe finds').toEqual([]);
}
