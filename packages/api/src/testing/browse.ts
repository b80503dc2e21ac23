import { TEST_ORIGIN } from './test-origin.js';
import type { App } from '#app.js';

/** Opens an address of ours as a browser does, without going on to where it leads; `of` is whose cookies it has. */
export function open(
  app: App,
  path: string,
  of?: { readonly cookies: ReadonlyMap<string, string> },
): Promise<Response> {
  const cookie = [...(of?.cookies ?? [])].map(([name, value]) => `${name}=${value}`).join('; ');
  return Promise.resolve(app.hono.request(new URL(path, TEST_ORIGIN), cookie ? { headers: { cookie } } : {}));
}

/** Where a page leads on to. */
export async function leadsTo(app: App, path: string): Promise<string> {
  return (await open(app, path)).headers.get('location') ?? '';
}

/** Presses a button of the bank's page that a payment leads to; answers where the bank leads back to. */
export async function pressAtBank(app: App, bankPage: string, choice: string): Promise<Response> {
  const url = new URL(bankPage, TEST_ORIGIN);
  const headers = { Origin: TEST_ORIGIN, 'Content-Type': 'application/x-www-form-urlencoded' };
  return app.hono.request(url, { method: 'POST', headers, body: new URLSearchParams({ choice }) });
}

/** A signed link whose signature is wrong by its first letter. */
export const tampered = (link: string) => link.replace(/(?<=signature=)./, (letter) => (letter === 'A' ? 'B' : 'A'));
