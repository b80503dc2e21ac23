import { expect, type Page } from 'playwright/test';

/** Elements that stand out to the right, shadow roots included. Runs in the page. */
function sticksOut(): string[] {
  const width = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth <= width) return [];
  const names: string[] = [`the page is ${document.documentElement.scrollWidth} px wide, the window ${width} px`];
  const visit = (root: Document | ShadowRoot) => {
    for (const element of root.querySelectorAll('*')) {
      if (element.getBoundingClientRect().right > width + 0.5) names.push(`${element.localName}.${element.className}`);
      if (element.shadowRoot) visit(element.shadowRoot);
    }
  };
  visit(document);
  return names.slice(0, 10);
}

/** Nobody has to scroll sideways to read the page at its present width. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(await page.evaluate(sticksOut), 'what is wider than the window').toEqual([]);
}
