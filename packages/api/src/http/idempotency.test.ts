import { PxError } from '@prosperx/core/errors';
import { endpoint, nothing, operation } from '@prosperx/core/http';
import { verifyPassword } from '@prosperx/core/session';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createApp } from '#app.js';
import { isUniqueViolation } from '#db/db.js';
import { sandboxBankPayments } from '#db/schema/index.js';
import { sessionRoutes } from '#modules/session/routes.js';
import { SANDBOX_PASSWORD } from '#sandbox/seed/seed.js';
import { testClient, type TestClient } from '#testing/client.js';
import { describeOnEachEngine } from '#testing/engines.js';
import { type TestKit, testKit } from '#testing/test-kit.js';
import { serve, type Verb } from './serve.js';

const transfer = endpoint({
  name: 'transfer',
  method: 'POST',
  path: '/test/transfer',
  query: nothing,
  body: z.object({ ref: z.string(), fail: z.optional(z.boolean()) }),
  reply: operation(z.object({ number: z.number(), ref: z.string() })),
  errors: [],
  access: ['investor'],
  effect: 'money',
  secrets: [],
});

describeOnEachEngine(
  'answerOnce',
  (given) => {
    let kit: TestKit;
    let asha: TestClient;
    let kabir: TestClient;
    let beforeAnswer: () => Promise<void>;
    let after: string[];
    let number = 0;

    const book = (ref: string) => ({
      gatewayRef: `${ref}:${number}`,
      clientRef: ref,
      amount: 1 as never,
      state: 'waiting' as const,
      returnUrl: '',
      details: {},
      createdAt: 0,
    });
    const move: Verb<typeof transfer> = async ({ ctx, input }) => {
      number += 1;
      await ctx.db.transaction((tx) => tx.insert(sandboxBankPayments).values(book(input.ref)));
      await beforeAnswer();
      ctx.afterCommit(() => Promise.resolve(after.push(input.ref)));
      if (input.fail) throw new PxError('order_not_payable');
      return { number, ref: input.ref };
    };
    const booked = (ref: string) => given.db.$count(sandboxBankPayments, sql`client_ref = ${ref}`);

    beforeAll(async () => {
      kit = testKit(given.db);
      const app = createApp({ ...kit.services, routes: [...sessionRoutes, serve(transfer, move)] });
      const signIn = async (username: string) => {
        const client = testClient(app);
        await client.call(verifyPassword, { body: { username, password: SANDBOX_PASSWORD } });
        return client;
      };
      asha = await signIn('9876500001');
      kabir = await signIn('9876500007');
    });
    beforeEach(() => {
      beforeAnswer = () => Promise.resolve();
      after = [];
    });

    it('a call that moves money asks for a key', async () => {
      expect(await asha.fail(transfer, { body: { ref: 'a' } })).toMatchObject({
        code: 'idempotency_key_missing',
        status: 400,
      });
      expect(await asha.fail(transfer, { body: { ref: 'a' }, key: 'x'.repeat(256) })).toMatchObject({ status: 400 });
    });

    // Trust M8: the same bytes again; another body, another person, in flight and after a failure beside it
    it('a call that moves money is carried out once, and answered with the same bytes each time', async () => {
      const first = await asha.send(transfer, { body: { ref: 'b' }, key: 'k1' });
      const again = await asha.send(transfer, { body: { ref: 'b' }, key: 'k1' });
      expect(await again.text()).toBe(await first.text());
      expect(first.headers.has('idempotency-replayed')).toBe(false);
      expect(again.headers.get('idempotency-replayed')).toBe('true');
      expect(await booked('b')).toBe(1);
      expect(after).toEqual(['b']);
    });

    it('a call that moves money refuses the key of another request', async () => {
      await asha.call(transfer, { body: { ref: 'c' }, key: 'k2' });
      expect(await asha.fail(transfer, { body: { ref: 'd' }, key: 'k2' })).toMatchObject({
        code: 'idempotency_key_reused',
        status: 422,
      });
      expect(await booked('d')).toBe(0);
    });

    it('a call that moves money keeps the keys of two people apart', async () => {
      const ofAsha = await asha.call(transfer, { body: { ref: 'e' }, key: 'k3' });
      const ofKabir = await kabir.call(transfer, { body: { ref: 'e' }, key: 'k3' });
      expect(ofKabir.number).not.toBe(ofAsha.number);
    });

    it('a call that moves money is in flight until it is answered', async () => {
      let release = () => {};
      const held = new Promise<void>((resolve) => (release = resolve));
      let reached = () => {};
      const isHeld = new Promise<void>((resolve) => (reached = resolve));
      beforeAnswer = () => {
        reached();
        return held;
      };
      const first = asha.call(transfer, { body: { ref: 'f' }, key: 'k4' });
      await isHeld;
      // a second request of the same session would wait for the one connection, had it to look anything up besides
      if (given.engine === 'postgres') {
        expect(await asha.fail(transfer, { body: { ref: 'f' }, key: 'k4' })).toMatchObject({
          code: 'idempotency_in_flight',
          status: 409,
        });
        release();
      } else {
        const second = asha.send(transfer, { body: { ref: 'f' }, key: 'k4' });
        release();
        expect([200, 409]).toContain((await second).status);
      }
      await first;
      expect(await booked('f')).toBe(1);
    });

    it('a call that moves money leaves nothing behind when it fails, and may then be tried again', async () => {
      await asha.fail(transfer, { body: { ref: 'g', fail: true }, key: 'k5' });
      expect(await booked('g')).toBe(0);
      expect(after).toEqual([]);
      await asha.fail(transfer, { body: { ref: 'g', fail: true }, key: 'k5' });
      expect(await booked('g')).toBe(0);
    });

    // Trust M1: one call sent many times at once is carried out once
    it('a call that moves money is carried out once however often it is sent at the same time', async () => {
      const sent = Array.from({ length: 100 }, () => asha.send(transfer, { body: { ref: 'h' }, key: 'k6' }));
      const answers = await Promise.all(sent);
      expect(new Set(answers.map(({ status }) => status))).toSatisfy((found: Set<number>) =>
        [...found].every((status) => status === 200 || status === 409),
      );
      const texts = await Promise.all(answers.filter(({ status }) => status === 200).map((answer) => answer.text()));
      expect(new Set(texts).size).toBe(1);
      expect(await booked('h')).toBe(1);
    });

    // what the test above would not find out if it could not fail
    // Trust M1, M8, control: who looks for the key first and keeps it afterwards does it several times
    it('a call that moves money would be carried out more than once if it looked for the key first and kept it afterwards', async () => {
      const kept = new Map<string, string>();
      const naive = async (key: string) => {
        const known = kept.get(key);
        if (known) return known;
        number += 1;
        await given.db.insert(sandboxBankPayments).values(book('naive'));
        kept.set(key, 'answer');
        return 'answer';
      };
      await Promise.all(
        Array.from({ length: 100 }, () => naive('k').catch((error: unknown) => isUniqueViolation(error))),
      );
      expect(await booked('naive')).toBeGreaterThan(1);
    });
  },
  'seeded',
);
