import type { Page } from 'playwright/test';

export interface Counts {
  readonly nodes: number;
  readonly listeners: number;
}

/** Presses the page's own button that shows and hides the widget, and waits each time until it is drawn, or gone. */
function showAndHide(times: number): Promise<void> {
  const find = (root: ParentNode): Element | null => {
    const found = root.querySelector('px-sip-calculator, [data-px-scope]');
    if (found) return found;
    for (const { shadowRoot } of root.querySelectorAll('bank-plan')) if (shadowRoot) return find(shadowRoot);
    return null;
  };
  const press = () =>
    (document.querySelector('bank-plan')?.shadowRoot ?? document).querySelector<HTMLElement>('#toggle')?.click();
  const isDrawn = () => {
    const widget = find(document);
    return (widget?.shadowRoot ?? widget)?.querySelector('input') != null;
  };
  const frame = () => new Promise((next) => requestAnimationFrame(next));
  const until = async (isSo: () => boolean) => {
    while (!isSo()) await frame();
  };
  return (async () => {
    for (let at = 0; at < times; at += 1) {
      press();
      await until(() => find(document) === null);
      press();
      await until(isDrawn);
    }
  })();
}

async function count(page: Page): Promise<Counts> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  for (let round = 0; round < 2; round += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  await session.detach();
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { nodes: of('Nodes'), listeners: of('JSEventListeners') };
}

/** Returns by how much nodes and listeners of a page grow while its widget is taken out and put back. The first rounds warm up what stays. */
export async function growthOf(page: Page, times: number): Promise<Counts> {
  await page.evaluate(showAndHide, 20);
  const before = await count(page);
  await page.evaluate(showAndHide, times);
  const after = await count(page);
  return { nodes: after.nodes - before.nodes, listeners: after.listeners - before.listeners };
}

/** Keeps whatever leaves the page, as a careless page would: the naive twin. */
export const keepWhatLeaves = (page: Page) =>
  page.addInitScript(() => {
    const kept: Node[] = [];
    Object.assign(globalThis, { kept });
    new MutationObserver((records) => {
      for (const { removedNodes } of records) kept.push(...[...removedNodes].map((node) => node.cloneNode(true)));
    }).observe(document, { childList: true, subtree: true });
  });
