import { setTimeout as wait } from 'node:timers/promises';
import type { Lifecycle } from '#kernel/lifecycle.js';
import type { Services } from '#kernel/services.js';
import { handBack } from '#queue/held-jobs.js';
import type { Listening } from './listen.js';

/** What a server is made of as it ends. */
export interface Stopping extends Pick<Services, 'db' | 'clock' | 'log'> {
  readonly lifecycle: Lifecycle;
  readonly listening: Listening;
  /** Milliseconds between the word that it ends and the end of new connections. */
  readonly drainDelay: number;
  /** Begins no more work; resolves when what is being done is over. */
  haltWork(): Promise<void>;
  /** Resolves when nothing goes on any more behind answers that were given. */
  idle(): Promise<void>;
  /** Closes the rest, the database last. */
  close(): Promise<void>;
}

/** Milliseconds after the beginning of the end by which answers are given, work is over, and all is closed. */
export const ENDS = { answers: 14_000, work: 17_000, all: 19_000 };

/** Waits for something until a time, and goes on without it then. */
async function until(work: Promise<void>, milliseconds: number): Promise<'done' | 'late'> {
  const giveUp = new AbortController();
  const late = wait(Math.max(0, milliseconds), 'late' as const, { signal: giveUp.signal }).catch(() => 'late' as const);
  try {
    return await Promise.race([work.then(() => 'done' as const), late]);
  } finally {
    giveUp.abort();
  }
}

/**
 * Ends a server without losing anything: it says that it is not ready, goes on for a moment, takes no more connections, gives the answers
 * that are under way, finishes the work in hand or gives it back to the queue, and closes the database. It takes at most 20 seconds.
 */
export async function stopServer(stopping: Stopping, ends = ENDS): Promise<void> {
  const { lifecycle, listening, drainDelay, db, clock, log } = stopping;
  const since = performance.now();
  const left = (by: number) => by - (performance.now() - since);
  lifecycle.leave();
  listening.endConnections();
  const halted = stopping.haltWork();
  await wait(drainDelay);
  await listening.close(left(ends.answers));
  const work = await until(
    Promise.all([halted, stopping.idle()]).then(() => {}),
    left(ends.work),
  );
  const returned = work === 'done' ? 0 : await handBack(db, clock.now());
  if (returned > 0) log.warn('jobs_handed_back', { count: returned });
  if ((await until(stopping.close(), left(ends.all))) === 'late') log.warn('closed_late');
}
