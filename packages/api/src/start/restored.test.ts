import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HOUR } from '@prosperx/core/time';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { queue } from '#db/schema/index.js';
import { enqueue } from '#queue/queue.js';
import { SANDBOX_START } from '#sandbox/sandbox-clock.js';
import { describeWithDb } from '#testing/engines.js';
import { TEST_KEYS } from '#testing/test-services.js';
import { realClock } from './real-clock.js';
import { startServer } from './start-server.js';

const { TEST_DATABASE_URL } = process.env;

describeWithDb(
  'a server whose database was restored to the morning',
  (given) => {
    let dataDir: string;
    beforeAll(async () => {
      dataDir = await mkdtemp(join(tmpdir(), 'px-restored-'));
    });
    afterAll(() => rm(dataDir, { recursive: true, force: true }));

    it.skipIf(!TEST_DATABASE_URL)('begins with numbers that the lost orders cannot have had', async () => {
      await given.db.delete(queue);
      await enqueue(given.db, [{ kind: 'test.last', ref: 'of the copy' }], SANDBOX_START - 9 * HOUR);
      const [kept] = await given.db.select().from(queue);
      const { rows } = await given.db.execute<{ name: string }>(sql`select current_database()::text as name`);
      const address = new URL(TEST_DATABASE_URL ?? '');
      address.pathname = `/${rows[0]?.name}`;
      const server = await startServer({
        environment: {
          ...{ PORT: '0', DATA_DIR: dataDir, DATABASE_URL: address.href },
          ...{ ENCRYPTION_KEYS: TEST_KEYS.encryption, LOOKUP_KEY: TEST_KEYS.lookup },
        },
        realClock,
        files: { site: dataDir, sdk: dataDir },
        writeLog: () => {},
      });
      await server.stop();
      const added = (await given.db.select().from(queue)).filter(({ seq }) => seq !== kept!.seq);
      expect(added.length).toBeGreaterThan(0);
      for (const { seq } of added) expect(seq - kept!.seq).toBeGreaterThan((9 * HOUR) / 1_000);
    });
  },
  'seeded',
);
