import { join } from 'node:path';
import { expect } from '@prosperx/e2e';
import type { StaticServer, StaticSite } from '@prosperx/e2e/static-server';
import type { Page } from 'playwright/test';
import { serveBank, serveProsperX } from './sites.js';

interface Widget {
  readonly frame: HTMLIFrameElement;
  readonly dropped: number;
  call(method: string): Promise<{ dropped: number }>;
  update(props: object): void;
  destroy(): void;
}

/** What `attacks/victim.js` keeps for the tests. */
export interface Victim {
  readonly widget: Widget;
  readonly events: [name: string, detail: unknown][];
  mount(place: Element, props: object, onEvent: (name: string) => void): Widget;
  attack(count: number): void;
  attacks(): number;
}

/** Runs in the victim's page. */
export const ask = <Argument, Result>(
  page: Page,
  read: (victim: Victim, argument: Argument) => Result,
  argument?: Argument,
): Promise<Awaited<Result>> =>
  page.evaluate(`(${read.toString()})(globalThis.victim, ${JSON.stringify(argument)})`) as Promise<Awaited<Result>>;

export const eventNames = (page: Page) => ask(page, ({ events }) => events.map(([name]) => name));
export const amount = (page: Page) => page.frameLocator('#place iframe').getByRole('textbox').first();

export interface Scene {
  readonly prosperX: string;
  readonly bank: string;
  /** An origin that is neither of them. */
  readonly evil: string;
  /** Opens the victim's page with these parameters. */
  open(page: Page, parameters?: Record<string, string>): Promise<void>;
}

/** Three origins. `origins` is what the server has registered for the bank; with `apiBase` widgets may lead to its site. */
export async function setTheScene(
  serve: (site: StaticSite) => Promise<StaticServer>,
  origins: (bank: string) => readonly string[] = () => [],
  apiBase?: string,
): Promise<Scene> {
  const evil = (await serve({ folders: { '/': join(import.meta.dirname, 'attacks') } })).loopback;
  const config = { origins: [] as string[], apiBase };
  const prosperX = await serveProsperX(serve, config);
  const bank = await serveBank(serve, prosperX, evil);
  config.origins.push(...origins(bank));
  return {
    prosperX,
    bank,
    evil,
    open: async (page, parameters = {}) => {
      await page.goto(`${bank}/attacks/victim.html?${new URLSearchParams(parameters)}`);
      await expect.poll(() => page.evaluate(() => 'victim' in globalThis)).toBe(true);
    },
  };
}
