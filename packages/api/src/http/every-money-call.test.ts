import { IDEMPOTENCY_HEADER } from '@prosperx/core/http';
import { DAY } from '@prosperx/core/time';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { housekeeping } from '#housekeeping/housekeeping.js';
import type { Job } from '#queue/queue.js';
import { routes } from '#routes.js';
import { allInTrust } from '#testing/count-of.js';
import { describeWithDb } from '#testing/engines.js';
import { seededClient } from '#testing/new-investor.js';
import { rawRequest } from '#testing/requests.js';
import { type TestKit, testKit } from '#testing/test-kit.js';
import type { Route } from './serve.js';

const moneyRoutes = routes.filter(({ endpoint }) => endpoint.effect === 'money');

describeWithDb(
  'every call that moves money',
  (given) => {
    let done: number;
    let beforeAnswer: () => Promise<void>;

    /** The call as it is mounted, with something in place of what it does that can be counted. */
    const counted = (route: Route): Route => ({
      ...route,
      decode: ({ body }) => body,
      run: async () => {
        done += 1;
        const number = done;
        await beforeAnswer();
        return { number };
      },
      encode: (data) => JSON.stringify(data),
    });
    const server = (clock?: TestKit['clock']) =>
      testKit(given.db, {
        ...(clock && { clock }),
        routes: routes.map((route) => (moneyRoutes.includes(route) ? counted(route) : route)),
      });

    it('are some, of which an investor makes each', () => {
      expect(moneyRoutes.length).toBeGreaterThan(5);
      expect(moneyRoutes.filter(({ endpoint: { access } }) => !access.includes('investor'))).toEqual([]);
    });

    let kit: TestKit;
    beforeAll(() => {
      kit = server();
    });
    beforeEach(() => {
      done = 0;
      beforeAnswer = () => Promise.resolve();
    });

    describe.each(allInTrust(moneyRoutes, 2))('$endpoint.name', ({ endpoint }) => {
      let cookie: string;
      const signIn = async () => {
        const { cookies } = await seededClient(kit, 'nisha');
        cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      };
      beforeAll(signIn);

      const send = async (key: string, body: object = { amount: 1 }, { app } = kit) => {
        const headers = { Cookie: cookie, ...(key && { [IDEMPOTENCY_HEADER]: `${endpoint.name}-${key}` }) };
        const response = await app.hono.request(rawRequest(endpoint, { body, headers }));
        const [text, isAgain] = [await response.text(), response.headers.has('idempotency-replayed')];
        return { status: response.status, text, isAgain };
      };

      // Trust M8: each of all calls that move money: no key; the same bytes again; another body; in flight; after a restart; for a day
      it('is carried out with a key alone, and once for each, whatever else is sent by it', async () => {
        expect(await send('')).toMatchObject({ status: 400 });
        const first = await send('once');
        expect(first).toMatchObject({ status: 200, isAgain: false });
        expect(await send('once')).toEqual({ ...first, isAgain: true });
        expect(await send('once', { amount: 2 })).toMatchObject({ status: 422 });
        expect(await send('once', undefined, server(kit.clock))).toEqual({ ...first, isAgain: true });
        expect(done).toBe(1);
      });

      it('is in flight until it is answered', async () => {
        let release = () => {};
        const held = new Promise<void>((resolve) => (release = resolve));
        const reached = new Promise<void>((resolve) => {
          beforeAnswer = () => {
            resolve();
            return held;
          };
        });
        const first = send('held');
        await reached;
        const second = send('held');
        // the one connection of PGlite is held with the call
        if (given.engine === 'postgres') expect((await second).status).toBe(409);
        release();
        expect([200, 409]).toContain((await second).status);
        expect((await first).status).toBe(200);
        expect(done).toBe(1);
      });

      it('is answered by the same bytes a day later, past the night in which old keys go', async () => {
        const first = await send('kept');
        kit.clock.advance(DAY);
        await housekeeping(kit.services, {} as Job);
        await signIn();
        expect(await send('kept')).toEqual({ ...first, isAgain: true });
        expect(done).toBe(1);
      });
    });
  },
  'seeded',
);
