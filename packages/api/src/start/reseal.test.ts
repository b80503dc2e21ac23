import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { createCrypto, type Keys, SEALED_FORM } from '#crypto/crypto.js';
import { users } from '#db/schema/index.js';
import { createCalendar } from '#kernel/calendar.js';
import { itInTrust } from '#testing/count-of.js';
import { describeWithDb } from '#testing/engines.js';
import { addInvestor } from '#testing/new-investor.js';
import { testClock } from '#testing/test-services.js';
import { unboundSeal } from '#testing/unbound-seal.js';
import { resealAll, sealedColumns } from './reseal.js';

const [first, second, lookup] = [Buffer.alloc(32, 1), Buffer.alloc(32, 9), Buffer.alloc(32, 2)];
// what the test databases were sealed with
const both: Keys = {
  current: 'k_2',
  encryption: new Map([
    ['k_2', second],
    ['test', first],
  ]),
  lookup,
};

describeWithDb(
  'resealAll',
  (given) => {
    let people = 0;
    beforeEach(async () => {
      const before = createCrypto({ ...both, current: 'test' });
      for (let each = 0; each < 3; each++)
        await addInvestor(
          { db: given.db, clock: testClock(), calendar: createCalendar(), crypto: before },
          9_000 + people++,
        );
    });

    async function sealedWith(keyId: string): Promise<number> {
      let count = 0;
      for (const { table, column } of sealedColumns()) {
        const { rows } = await given.db.execute<{ count: unknown }>(
          sql`select count(*) as count from ${table} where starts_with(${column}, ${`${SEALED_FORM}.${keyId}.`})`,
        );
        count += Number(rows[0]?.count);
      }
      return count;
    }

    it('the command seals everything again, after which the old key is not needed', async () => {
      const waiting = await sealedWith('test');
      expect(waiting).toBeGreaterThan(20);
      expect(await resealAll(given.db, createCrypto(both), 'k_2')).toBe(waiting);
      expect(await sealedWith('test')).toBe(0);
      const after = createCrypto({ ...both, encryption: new Map([['k_2', second]]) });
      for (const user of await given.db.select().from(users))
        expect(after.lookup('mobile', after.open(users.mobile, user))).toBe(user.mobileHash);
    });

    it('the command binds what was sealed before values were bound to their place, by the same key too', async () => {
      const crypto = createCrypto({ ...both, current: 'test' });
      await resealAll(given.db, crypto, 'test');
      const [user] = await given.db.select().from(users).limit(1);
      const { id } = user!;
      const mobile = unboundSeal(first, 'test', crypto.open(users.mobile, user!));
      await given.db.update(users).set({ mobile }).where(eq(users.id, id));
      expect(await resealAll(given.db, crypto, 'test')).toBe(1);
      const [bound] = await given.db.select().from(users).where(eq(users.id, id));
      expect(crypto.lookup('mobile', crypto.open(users.mobile, bound!))).toBe(user!.mobileHash);
      expect(() => crypto.open(users.mobile, { ...bound!, id: 'usr_other' })).toThrow('copied from elsewhere');
    });

    it('the command stops at a value that was copied from another row', async () => {
      const [user, other] = await given.db.select().from(users).limit(2);
      await given.db.update(users).set({ mobile: other!.mobile }).where(eq(users.id, user!.id));
      await expect(resealAll(given.db, createCrypto(both), 'k_2')).rejects.toThrow('users.mobile does not open');
      await given.db.update(users).set({ mobile: user!.mobile }).where(eq(users.id, user!.id));
    });

    itInTrust('the command finds nothing to do the second time', async () => {
      await resealAll(given.db, createCrypto(both), 'k_2');
      expect(await resealAll(given.db, createCrypto(both), 'k_2')).toBe(0);
    });

    itInTrust('the command goes on where it was stopped', async () => {
      const waiting = await sealedWith('test');
      let left = 2;
      const crypto = createCrypto(both);
      const stopping = {
        ...crypto,
        seal: (...args: Parameters<typeof crypto.seal>) => {
          if (left-- === 0) throw new Error('stopped');
          return crypto.seal(...args);
        },
      };
      await expect(resealAll(given.db, stopping, 'k_2')).rejects.toThrow('stopped');
      expect((await sealedWith('test')) + (await sealedWith('k_2'))).toBeGreaterThanOrEqual(waiting);
      await resealAll(given.db, crypto, 'k_2');
      expect(await sealedWith('test')).toBe(0);
    });

    it('the command stops at a value that no known key opens, and changes nothing of it', async () => {
      const without = createCrypto({ ...both, encryption: new Map([['k_2', second]]) });
      const waiting = await sealedWith('test');
      await expect(resealAll(given.db, without, 'k_2')).rejects.toThrow('unknown form or key');
      expect(await sealedWith('test')).toBe(waiting);
    });

    itInTrust('the command takes no key for another whose name begins alike', async () => {
      await resealAll(given.db, createCrypto({ ...both, current: 'k_2' }), 'k_2');
      const keys: Keys = { ...both, current: 'kx2', encryption: new Map([...both.encryption, ['kx2', first]]) };
      expect(await resealAll(given.db, createCrypto(keys), 'kx2')).toBeGreaterThan(0);
      expect(await sealedWith('k_2')).toBe(0);
    });
  },
  'seeded',
);
