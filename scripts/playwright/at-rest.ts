import { type BrowserContext, expect, type Page, type Request } from 'playwright/test';

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
