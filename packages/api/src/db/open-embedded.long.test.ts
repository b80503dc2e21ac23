import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openDb } from './open-db.js';
import { partners } from './schema/index.js';

describe('openEmbedded', () => {
  // Trust M3, M4: a folder opens with the rows of before after what a kill while starting leaves
  it('the database is given to one process, and goes on where it stood, whatever a kill left behind', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'px-db-'));
    const first = await openDb({ dataDir });
    await first.db.insert(partners).values({ id: 'kept', name: 'P', createdAt: 0 });
    await expect(openDb({ dataDir })).rejects.toThrow(`is in use by process ${process.pid}`);
    await first.close();
    // a kill during start-up leaves these
    await writeFile(join(dataDir, 'db', 'postmaster.pid'), '');
    await writeFile(join(dataDir, 'db.lock'), '');
    const second = await openDb({ dataDir });
    expect((await second.db.select().from(partners)).map(({ id }) => id)).toEqual(['kept']);
    await second.close();
    await rm(dataDir, { recursive: true });
  });
});
