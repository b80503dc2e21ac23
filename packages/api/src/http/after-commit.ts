import type { Services } from '#services.js';

/** Keeps hold of work that goes on after its answer, so that a shutdown and a test can wait for it. */
export type Track = (work: Promise<unknown>) => void;

/** Is given the database itself: the transaction is over. */
export type AfterCommitTask = (services: Services) => Promise<unknown>;

/** Returns what verbs asked to be done once their transaction is kept. */
export function afterCommitTasks(services: Services, track: Track) {
  let tasks: AfterCommitTask[] = [];
  return {
    add: (task: AfterCommitTask) => {
      tasks.push(task);
    },
    /** A repeated answer did nothing: nothing follows from it. */
    start: (replayed: boolean) => {
      const due = replayed ? [] : tasks;
      tasks = [];
      for (const task of due) {
        track(task(services).catch((error: unknown) => services.log.error('after_commit_failed', { error })));
      }
    },
  };
}

/** What lives as long as the application does. */
export interface AppServices extends Services {
  readonly track: Track;
}
