import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenedDb } from '#db/db.js';
import { allInTrust } from '#testing/count-of.js';
import { openTestDb } from '#testing/engines.js';
import { TEXTS } from '#testing/fuzz-input.js';
import { TEST_ORIGIN } from '#testing/requests.js';
import { type TestKit, testKit } from '#testing/test-kit.js';

let opened: OpenedDb;
let kit: TestKit;
beforeAll(async () => {
  opened = await openTestDb('seeded');
  kit = testKit(opened.db);
});
afterAll(() => opened.close());

/** Paths with a parameter that are no calls: ways to the bank and back, signed links, pages that play somebody. */
const pagesWithParameter = () =>
  [...new Set(kit.app.hono.routes.map(({ path }) => path))].filter((path) => /\/:\w+$/.test(path));

describe('createApp', () => {
  // Trust R1: a page survives whatever is in its address
  it('a page survives whatever is in its address', async () => {
    expect(pagesWithParameter().length).toBeGreaterThan(4);
    for (const path of pagesWithParameter()) {
      for (const text of allInTrust(TEXTS, 8)) {
        for (const method of ['GET', 'POST']) {
          const address = TEST_ORIGIN + path.replace(/:\w+$/, encodeURIComponent(text.replace(/[\ud800-\udfff]/g, '')));
          const headers = { Origin: TEST_ORIGIN };
          const { status } = await kit.app.hono.request(address, { method, headers });
          expect(status, `${method} ${address}`).toBeLessThan(500);
        }
      }
    }
  });

  it('a page is not asked for by an address with a NUL', async () => {
    for (const path of ['payment/continue/%00', 'payment/return/%00', 'sandbox/bank/%00', 'openapi.json?x=%00']) {
      const { status } = await kit.app.hono.request(`${TEST_ORIGIN}/prosperx-api/${path}`);
      expect(status, path).toBe(400);
    }
  });
});
