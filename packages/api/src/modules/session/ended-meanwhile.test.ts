import type { Endpoint } from '@prosperx/core/http';
import { chooseProfile, endOtherSessions, enterAccount, exitAccount, getCurrentUser } from '@prosperx/core/session';
import { eq, isNull } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { newId, newToken } from '#crypto/new-id.js';
import { sessions } from '#db/schema/index.js';
import type { Context } from '#kernel/context.js';
import { continueSession, endSession, sessionIdOf } from '#records/session/start-session.js';
import type { TestClient } from '#testing/client.js';
import { describeWithDb } from '#testing/engines.js';
import { lockIsAwaited } from '#testing/locks.js';
import { advisorOfCode, newCustomer, signedInAgain, signInAs } from '#testing/new-investor.js';
import { testContext, type TestKit, testKit } from '#testing/test-kit.js';

describeWithDb(
  'a session that is ended while it goes on in another account',
  (given) => {
    let kit: TestKit;
    beforeAll(() => {
      kit = testKit(given.db);
    });

    const rowOf = async ({ cookies }: TestClient) => {
      const tokenHash = kit.services.crypto.lookup('session', cookies.get('px_session') ?? '');
      const [row] = await given.db.select().from(sessions).where(eq(sessions.tokenHash, tokenHash));
      return row!;
    };
    const isIn = async (client: TestClient) => (await client.send(getCurrentUser)).ok;
    // the embedded database has one connection: nobody waits for anybody
    const itWithLocks = it.runIf(given.engine === 'postgres');

    const moves: readonly (readonly [Endpoint, 'holder' | 'advisor', boolean])[] = [
      [chooseProfile, 'holder', true],
      [enterAccount, 'advisor', false],
      [exitAccount, 'advisor', true],
    ];
    for (const [call, who, isInside] of moves)
      itWithLocks(`begins no other one: ${call.name}`, async () => {
        const customer = await newCustomer(kit, 'AG1001');
        const advisor = await advisorOfCode(kit, 'AG1001', isInside ? customer.profileId : null);
        const client = who === 'holder' ? customer.client : advisor;
        const { id } = await rowOf(client);
        let moving: Promise<Response> | undefined;
        await given.db.transaction(async (tx) => {
          await endSession(tx, id, kit.clock.now());
          moving = client.send(call, { body: { encryptedId: customer.profileId } as never });
          await lockIsAwaited(given.db);
        });
        expect(await (await moving)?.json()).toMatchObject({ error: { code: 'signed_out' } });
        expect(await isIn(client)).toBe(false);
      });

    type Continue = (ctx: Context, profileId: string) => Promise<string | null>;

    /** Whether a thief is still in, who goes on in another session while the owner ends all but their own. */
    async function outlives(continued: Continue): Promise<boolean> {
      const owner = await newCustomer(kit, 'AG1001');
      const thief = await signedInAgain(kit, owner);
      const { id } = await rowOf(thief);
      const actor = { kind: 'user', userId: owner.userId, sessionId: id } as const;
      let ending: Promise<Response> | undefined;
      let token: string | null = null;
      await given.db.transaction(async (tx) => {
        const ctx = testContext({ ...kit.services, db: tx }, { actor, crossSite: true });
        token = await continued(ctx, owner.profileId);
        ending = owner.client.send(endOtherSessions, { body: {} });
        await lockIsAwaited(given.db);
      });
      expect((await ending)?.status).toBe(200);
      expect(await isIn(owner.client)).toBe(true);
      return isIn(signInAs(kit.client(), { token: token ?? '' }));
    }

    // Trust A8: ended at the moment at which it goes on in another account, it is over there too
    itWithLocks('is over in that one too', async () => {
      expect(await outlives(continueSession)).toBe(false);
    });

    itWithLocks('would go on where another row took the place of its own', async () => {
      const careless: Continue = async ({ db, crypto, actor, clock }, profileId) => {
        const [token, now] = [newToken(), clock.now()];
        const [before] = await db
          .select()
          .from(sessions)
          .where(eq(sessions.id, sessionIdOf(actor) ?? ''));
        await endSession(db, before!.id, now);
        await db
          .insert(sessions)
          .values({ ...before!, id: newId('ses'), tokenHash: crypto.lookup('session', token), profileId });
        return token;
      };
      expect(await outlives(careless)).toBe(true);
    });

    it('has the end of the one before, and none is left beside it', async () => {
      const { client, profileId, userId } = await newCustomer(kit, 'AG1001');
      const before = await rowOf(client);
      kit.clock.advance(60_000);
      await client.call(chooseProfile, { body: { encryptedId: profileId } });
      const after = await rowOf(client);
      expect(after).toMatchObject({ endsAt: before.endsAt, endedAt: null, userId });
      expect(after.id).not.toBe(before.id);
      const open = await given.db.select().from(sessions).where(isNull(sessions.endedAt));
      expect(open.filter((row) => row.userId === userId)).toHaveLength(1);
    });
  },
  'seeded',
);
