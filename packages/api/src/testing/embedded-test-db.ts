import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import type { OpenedDb } from '#db/db.js';
import { overPglite } from '#db/open-db.js';
import { oneAtATime } from './one-at-a-time.js';
import type { Prepared } from './prepared.js';

const CACHE = fileURLToPath(new URL('../../.cache', import.meta.url));

async function makeDump(file: string, { kind, fill }: Prepared): Promise<Buffer> {
  const client = await PGlite.create({ extensions: { pg_trgm } });
  await fill(await overPglite(client));
  const dump = Buffer.from(await (await client.dumpDataDir('none')).arrayBuffer());
  await client.close();
  for (const old of await readdir(CACHE))
    if (old.startsWith(`pglite-${kind}_`)) await rm(join(CACHE, old), { force: true });
  // under another name first: who finds the file finds the whole
  const unfinished = join(CACHE, `unfinished-${process.pid}-${kind}`);
  await writeFile(unfinished, dump);
  await rename(unfinished, file);
  return dump;
}

/** Bytes of a dump made once: loading it is several times as fast as making the database anew. */
export async function dumpOf(state: Prepared): Promise<Buffer> {
  const file = join(CACHE, `pglite-${state.name}.tar`);
  const found = () => readFile(file).catch(() => null);
  const ready = await found();
  if (ready) return ready;
  await mkdir(CACHE, { recursive: true });
  // many test files begin at once: one makes it, the others wait for it
  return oneAtATime(join(CACHE, `making-${state.name}.lock`), async () => (await found()) ?? makeDump(file, state));
}

export async function openEmbeddedTestDb(state: Prepared): Promise<OpenedDb> {
  const dump = new Blob([new Uint8Array(await dumpOf(state))]);
  const client = await PGlite.create({ loadDataDir: dump, extensions: { pg_trgm } });
  return { db: await overPglite(client), engine: 'pglite', close: () => client.close() };
}
