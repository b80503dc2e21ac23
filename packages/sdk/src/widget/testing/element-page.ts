import { expect, test as base, trustIf } from '@prosperx/e2e';
import { bundlePage, type ReactStandIn } from '@prosperx/e2e/bundle';
import type { Page } from 'playwright/test';

/** What probe-page.ts puts on the window. */
export interface ProbeWindow {
  readonly px: {
    define(): void;
    configure(options: { apiBase?: string; partner?: string }): void;
    readonly log: unknown[];
    readonly objects: unknown[];
  };
}

/** A probe as its page has it. */
export type ProbeElement = HTMLElement & Record<string, unknown> & { readonly shadowRoot: ShadowRoot };

// The strictest policy a page may have: only adopted style sheets and files of its own pass.
const POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; require-trusted-types-for 'script'";

const folders = new Map<ReactStandIn, Promise<string>>();

/** Opens a page anew with the given body; elements are not defined yet. */
export const test = base.extend<{ react: ReactStandIn; open: (html?: string) => Promise<void> }>({
  react: ['lite', { option: true }],
  open: async ({ page, serve, react }, give) => {
    const folder = folders.get(react) ?? bundlePage('packages/sdk/src/widget/testing/probe-page.ts', react);
    folders.set(react, folder);
    let body = '';
    const site = await serve({
      folders: { '/': await folder },
      headers: { 'Content-Security-Policy': POLICY },
      html: (text) => text.replace('<body>', `<body>${body}`),
    });
    await give(async (html = '') => {
      body = html;
      await page.goto(site.localhost);
    });
  },
});

/** Defines the elements and waits until the first renders are done. */
export const define = (page: Page) => page.evaluate(() => (window as never as ProbeWindow).px.define());

/** Returns what the probe shows of its props and context. */
export async function shown(page: Page, selector = 'px-probe'): Promise<Record<string, unknown>> {
  return JSON.parse(await page.locator(`${selector} pre`).innerText()) as Record<string, unknown>;
}

/** Returns how often something happened to the views so far: `rendered`, `mounted`, `unmounted`. */
export const countLogged = (page: Page, what: string) =>
  page.evaluate((word) => (window as never as ProbeWindow).px.log.filter((entry) => entry === word).length, what);

/** Lets the page finish its present task and all that follows from it. */
export const settle = (page: Page) =>
  page.evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve))));

export { expect, trustIf };
