import type { Clock, Instant } from '@prosperx/core/time';
import type { Logger } from '#log/logger.js';

/** Work that falls due by the clock. */
export interface DueWork {
  /** Returns when the next piece can be done; null when nothing waits. */
  nextDueAt(): Promise<Instant | null>;
  /**
   * Does what is due first by now; false when nothing is. What fails is put off: its next time lies in the future.
   * @param goesOn asked after each piece: true to have the next one done too
   */
  runNext(goesOn?: () => boolean): Promise<boolean>;
}

/** Pieces of work after which the rest has its turn, however much is due. */
const MAX_BEFORE_REST = 50;

/** Work, and what is looked for by `runRest` when none of it is due, and now and then where it never ends: each look costs a question to the database. */
export function followedBy(work: DueWork, runRest: DueWork['runNext']): DueWork {
  let done = 0;
  const runNext = async (goesOn = () => false) => {
    const isTurnOfRest = done >= MAX_BEFORE_REST;
    const goesOnBeforeRest = () => {
      if (done + 1 >= MAX_BEFORE_REST || !goesOn()) return false;
      done += 1;
      return true;
    };
    if (!isTurnOfRest && (await work.runNext(goesOnBeforeRest))) {
      done += 1;
      return true;
    }
    done = 0;
    return (await runRest()) || (isTurnOfRest && work.runNext());
  };
  return { runNext, nextDueAt: () => work.nextDueAt() };
}

/** A clock that can be put forward: the sandbox's and the tests'. */
export interface MovableClock extends Clock {
  /** Moves the clock forward, never back. */
  moveTo(instant: Instant): Promise<void>;
}

export interface Scheduler {
  /** Does all that is due now, what falls due meanwhile included. */
  runDue(): Promise<void>;
  /** Puts the clock forward; what falls due on the way is done at its own time, in order. */
  advanceTo(clock: MovableClock, until: Instant): Promise<void>;
  /** Does something while nothing that falls due is being done. */
  alone(task: () => Promise<void>): Promise<void>;
  /**
   * Looks for due work again and again, in real time, until stopped: then what is being done is finished, and nothing is begun.
   * @param lanes pieces that are done at a time: several where the database has several connections
   */
  start(everyMilliseconds: number, lanes?: number): { stop(): Promise<void> };
}

// far above what a year of the sandbox needs: a loop that finds no end is a fault
const MAX_STEPS = 100_000;

interface Run {
  readonly work: DueWork;
  readonly clock: Clock;
  target(): Instant;
  moveTo(at: Instant): Promise<void>;
  isHalted(): boolean;
}

async function runUntil({ work, clock, target, moveTo, isHalted }: Run) {
  for (let step = 0; step < MAX_STEPS; step++) {
    if (isHalted()) return;
    if (await work.runNext()) continue;
    const next = await work.nextDueAt();
    if (next === null || next > target()) return;
    if (next > clock.now()) await moveTo(next);
  }
  throw new Error('due work does not come to an end');
}

/** Does what is due, so many pieces at a time, until nothing is. The first failure ends its lane, and is thrown once the others have come to their ends. */
export async function workOff(work: Pick<DueWork, 'runNext'>, lanes: number, isHalted = () => false): Promise<void> {
  const lane = async () => {
    while (!isHalted() && (await work.runNext(() => !isHalted())));
  };
  const ends = await Promise.allSettled(Array.from({ length: lanes }, lane));
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed) throw failed.reason;
}

/** Runs everything that falls due; in the order in which it does, unless `start` is given several lanes. */
export function createScheduler(work: DueWork, clock: Clock, log: Logger): Scheduler {
  let last: Promise<void> = Promise.resolve();
  const inTurn = (task: () => Promise<void>) => {
    const run = last.then(task);
    last = run.catch(() => {});
    return run;
  };
  let halted = false;
  const isHalted = () => halted;
  const moveTo = () => Promise.resolve();
  const runDue = () => inTurn(() => runUntil({ work, clock, target: () => clock.now(), moveTo, isHalted }));
  return {
    runDue,
    alone: inTurn,
    advanceTo: (movable, until) =>
      inTurn(async () => {
        await runUntil({
          work,
          clock: movable,
          target: () => until,
          moveTo: (at) => movable.moveTo(at),
          isHalted: () => false,
        });
        if (until > movable.now()) await movable.moveTo(until);
      }),
    start: (everyMilliseconds, lanes = 1) => {
      let timer: NodeJS.Timeout;
      let stopped = false;
      halted = false;
      const tick = () =>
        inTurn(() => workOff(work, lanes, isHalted))
          .catch((error: unknown) => log.error('due_work_failed', { error }))
          .finally(() => {
            if (!stopped) timer = setTimeout(() => void tick(), everyMilliseconds);
          });
      timer = setTimeout(() => void tick(), 0);
      return {
        stop: async () => {
          stopped = true;
          halted = true;
          clearTimeout(timer);
          await last;
        },
      };
    },
  };
}
