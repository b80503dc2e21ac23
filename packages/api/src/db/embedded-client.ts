import { rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import type { HearOfConnection } from './pool.js';

/** What is asked of a database that has given up; PostgreSQL says the same while it recovers. */
class DatabaseGaveUp extends Error {
  readonly code = '57P03';
}

/** A log that has no room for its next part ends in a PANIC; an answer without a severity is no answer of the database at all. */
const isOver = (error: unknown) =>
  !(error instanceof Error && 'severity' in error && typeof error.severity === 'string') || error.severity === 'PANIC';

/** The log grows by parts of 16 MB, and is read again when the database is opened. */
const ROOM = 64 * 2 ** 20;

/** Says whether a folder takes writes again, and has room for the parts of the log that an opening needs. */
export async function hasRoom(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder);
  const probe = join(folder, 'room.probe');
  await writeFile(probe, 'room');
  await rm(probe);
  return bavail * bsize >= ROOM;
}

export interface Reopening {
  /** Opens the database, which recovers what it has kept. */
  open(): Promise<PGlite>;
  /** Rejects, or says false, while an opening would fail again. */
  hasRoom(): Promise<boolean>;
  readonly hear?: HearOfConnection | undefined;
  /** Milliseconds between two looks at whether there is room again. */
  readonly every?: number;
}

/**
 * Returns an embedded database that is opened anew once it has given up, for want of room or of a disk that takes writes. PGlite itself
 * would answer no more: whoever asked it again after a PANIC would wait for ever, and the whole process with them. Until it is open again
 * everything that is asked is refused.
 */
export async function reopenedClient({ open, hasRoom: mayOpen, hear, every = 5_000 }: Reopening): Promise<PGlite> {
  let current: PGlite | null = guarded(await open());

  function guarded(client: PGlite): PGlite {
    const send = client.execProtocolStream.bind(client);
    client.execProtocolStream = async (message, options) => {
      if (current !== null && current !== client) throw new DatabaseGaveUp('it was opened anew meanwhile');
      if (current === null) throw new DatabaseGaveUp('it gave up');
      try {
        return await send(message, options);
      } catch (error) {
        if (isOver(error)) giveUp(error);
        throw error;
      }
    };
    return client;
  }

  function giveUp(error: unknown): void {
    current = null;
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'PANIC';
    hear?.({ code });
    later();
  }

  function later(): void {
    setTimeout(() => {
      void (async () => {
        const isTime = await mayOpen().catch(() => false);
        const client = isTime ? await open().catch(() => null) : null;
        if (client) current = guarded(client);
        else later();
      })();
    }, every).unref();
  }

  const asked = (): PGlite => {
    if (!current) throw new DatabaseGaveUp('it gave up, and is opened anew once there is room');
    return current;
  };
  const facade = {
    query: async (...given: Parameters<PGlite['query']>) => asked().query(...given),
    exec: async (...given: Parameters<PGlite['exec']>) => asked().exec(...given),
    transaction: async (work: Parameters<PGlite['transaction']>[0]) => asked().transaction(work),
    // one that gave up has nothing left to close
    close: async () => current?.close(),
  };
  return facade as unknown as PGlite;
}
