import { type BrowserContext, expect, type Page, type Request } from 'playwright/test';

const underWay = new WeakMap<Page, Set<Request>>();

/** Follows what a page asks for, for `waitForIdle`. */
export function followRequests(page: Page): void {
  if (underWay.has(page)) return;
  const pending = new Set<Request>();
  underWay.set(page, pending);
  page.on('request', (request) => {
    // what the document before asked for may never be reported as over
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) pending.clear();
    pending.add(request);
  });
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
}

/** Runs in the page: waits until it is idle and has drawn a frame, which a page that nothing changes may never do again. */
const idleAndDrawn = () =>
  new Promise<void>((next) => {
    requestIdleCallback(
      () => {
        requestAnimationFrame(() => next());
        setTimeout(next, 250);
      },
      { timeout: 1_000 },
    );
  });

/** Waits until a page has all that it asked for, and is idle without asking for more. */
export async function waitForIdle(page: Page): Promise<void> {
  const pending = () => [...(underWay.get(page) ?? [])].map((request) => request.url());
  await expect(async () => {
    expect(pending()).toEqual([]);
    await page.evaluate(idleAndDrawn);
    expect(pending()).toEqual([]);
  }).toPass({ intervals: [20] });
}

/** Answers a wait until no page of a context is on its way to another document: Chromium may never close one that is. */
export function atRest(context: BrowserContext): () => Promise<void> {
  const moving = new Set<Page>();
  const follow = (page: Page) => {
    const leaves = (request: Request) => request.isNavigationRequest() && request.frame() === page.mainFrame();
    page.on('request', (request) => leaves(request) && moving.add(page));
    page.on('requestfailed', (request) => leaves(request) && moving.delete(page));
    page.on('framenavigated', (frame) => frame === page.mainFrame() && moving.delete(page));
    page.on('close', () => moving.delete(page));
  };
  context.on('page', follow);
  return () => expect.poll(() => moving.size, { message: 'pages on their way' }).toBe(0);
}
