import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createCrypto } from '#crypto/crypto.js';
import type { Db } from '#db/db.js';
import { readyPostgres } from '#db/open-db.js';
import { queue } from '#db/schema/index.js';
import { newLifecycle } from '#kernel/lifecycle.js';
import { enqueue } from '#queue/queue.js';
import { describeWithDb } from '#testing/engines.js';
import { TEST_KEYS, testClock } from '#testing/test-services.js';
import { readKeys } from './keys.js';
import { readinessOf } from './readiness.js';
import { readSettings } from './settings.js';

const MINUTE = 60_000;

async function watched(db: Db, keys: { encryption: string; lookup: string } = TEST_KEYS) {
  const environment = { ENCRYPTION_KEYS: keys.encryption, LOOKUP_KEY: keys.lookup };
  const crypto = createCrypto(await readKeys(environment, readSettings(environment)));
  const [clock, lifecycle] = [testClock(), newLifecycle()];
  return { clock, ready: readinessOf({ db, clock, crypto, lifecycle, queueBehind: 15 }) };
}

describeWithDb(
  'a server is ready',
  (given) => {
    it('when its database, tables, keys and queue are as they should be', async () => {
      expect(await (await watched(given.db)).ready()).toEqual({});
    });

    it('not while due work that nobody does has waited too long; work of later does not count', async () => {
      const { clock, ready } = await watched(given.db);
      await given.db.delete(queue);
      await enqueue(
        given.db,
        [
          { kind: 'note', ref: 'late' },
          { kind: 'note', ref: 'later', dueAt: clock.now() + 90 * MINUTE },
        ],
        clock.now(),
      );
      clock.advance(15 * MINUTE);
      expect(await ready()).toEqual({});
      clock.advance(MINUTE);
      expect(await ready()).toEqual({ queue: 'Due work has waited for more than 15 minutes.' });
      await given.db.update(queue).set({ leaseUntil: clock.now() + MINUTE });
      expect(await ready()).toEqual({});
      await given.db.delete(queue);
    });

    it('not with keys of other data', async () => {
      const key = Buffer.alloc(32, 9).toString('base64');
      const { ready } = await watched(given.db, { encryption: `k1:${key}`, lookup: key });
      expect(await ready()).toEqual({ keys: 'They do not fit the data.' });
    });

    it('not on tables that are older than it, but on newer ones', async () => {
      const { ready } = await watched(given.db);
      await given.db.execute(
        sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 9000000000000)`,
      );
      expect(await ready()).toEqual({});
      await given.db.execute(
        sql`delete from drizzle.__drizzle_migrations where id in (select id from drizzle.__drizzle_migrations order by id desc limit 2)`,
      );
      expect(await ready()).toEqual({ migrations: 'The tables are older than this version.' });
    });
  },
  'seeded',
);

describe('a server whose database is gone', () => {
  it('says so without its address', async () => {
    const { db, close } = readyPostgres('postgres://user:hunter2@127.0.0.1:1/none');
    expect(await (await watched(db)).ready()).toEqual({ database: 'It does not answer.' });
    await close();
  });
});
