import { test as base, type ConsoleMessage, expect as plainExpect, type Page } from 'playwright/test';
import { atRest, followRequests } from './at-rest.js';
import { makeDatabase } from './site-database.js';
import { type SiteServer, startSite } from './site-server.js';
import { type StaticServer, type StaticSite, serveStatic } from './static-server.js';

/** Waits as long outside of the runner, where programs walk through the same pages and no configuration is read. */
export const expect = plainExpect.configure({ timeout: 15_000 });

const POLICY = /content security policy|trusted ?types|trusted ?(html|script|scripturl)|refused to/i;

/** Marks a test that `npm run trust -- browser` runs and `npm test` leaves out. */
export const TRUST = { tag: '@trust' } as const;
export const trustIf = (isSo: boolean) => (isSo ? TRUST : {});

interface WorkerFixtures {
  /** One server a worker, on PostgreSQL where TEST_DATABASE_URL names one. It stands here, though only the site's tests start it, since a worker can go on to the next file only with the same worker fixtures. */
  readonly site: SiteServer;
}

interface Fixtures {
  /** Serves folders until the test ends. */
  readonly serve: (site: StaticSite) => Promise<StaticServer>;
  /** What pages complained about: errors that nobody caught and messages on the page's security policy. A test that leaves some fails; one that wants them empties the list. */
  readonly complaints: string[];
}

function collect(page: Page, complaints: string[]): void {
  const onMessage = (message: ConsoleMessage) => {
    if (POLICY.test(message.text())) complaints.push(`${message.type()}: ${message.text()}`);
  };
  page.on('console', onMessage);
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
}

/** Playwright's `test` with what our tests share. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  site: [
    async ({}, use) => {
      const database = await makeDatabase();
      const site = await startSite({ fewSchemes: true, ...(database && { databaseUrl: database.url }) });
      await use(site);
      await site.stop();
      await database?.drop();
    },
    // a busy machine fills a new database for longer than a test may take
    { scope: 'worker', timeout: 180_000 },
  ],
  context: async ({ context }, use) => {
    const rest = atRest(context);
    context.on('page', followRequests);
    await use(context);
    await rest();
  },
  serve: async ({}, use) => {
    const servers: StaticServer[] = [];
    await use(async (site) => {
      const server = await serveStatic(site);
      servers.push(server);
      return server;
    });
    await Promise.all(servers.map((server) => server.close()));
  },
  complaints: [
    async ({ context }, use) => {
      const complaints: string[] = [];
      context.on('page', (page) => collect(page, complaints));
      await use(complaints);
      expect(complaints, 'what the pages complained about').toEqual([]);
    },
    { auto: true },
  ],
});
