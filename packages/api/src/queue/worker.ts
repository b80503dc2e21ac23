import type { Context } from '#kernel/context.js';
import { PersonNeeded } from '#kernel/person-needed.js';
import type { Services } from '#kernel/services.js';
import { rootCause } from '#log/logger.js';
import { ProviderBusy, ProviderUnknown } from '#providers/providers.js';
import { trackDelivery, runExclusively } from './delivery-tracker.js';
import { whileHeld } from './held-jobs.js';
import { OPERATOR_ALARM } from './job-kinds.js';
import { awaitAnswer, claim, complete, completeAndClaim, nextDueAt, park, parksAfter, retryLater } from './lease.js';
import { raiseAlarm } from './operator-alarm.js';
import type { Job, JobName } from './queue.js';
import type { DueWork } from './scheduler.js';
import { LeaseOver } from './send-once.js';

/** The error of a job without a handler: it was written by a newer server, or by an older one. */
class NoHandler extends Error {
  constructor() {
    super('no handler for jobs of this kind');
    this.name = 'NoHandler';
  }
}

/** The queue as work of the scheduler, one job after another in the order in which they fall due. */
export function queueWork(services: Services): DueWork {
  const { db, clock } = services;
  return {
    nextDueAt: () => nextDueAt(db),
    runNext: async (goesOn = () => false) => {
      const first = await claim(db, clock.now());
      let job = first;
      while (job) {
        let next: Job | null = null;
        await run(services, job, async (done) => {
          const end = () => markDone(services, done);
          if (!goesOn()) return end();
          if (isLate(done, clock.now())) {
            await end();
            next = await claim(db, clock.now());
            return;
          }
          // what is done stays done, though no other could be claimed with it
          next = await completeAndClaim(db, done, clock.now()).catch(async (error) => {
            services.log.error('claim_failed', { kind: done.kind, seq: done.seq, error });
            await end();
            return null;
          });
        });
        job = next;
      }
      return first !== null;
    },
  };
}

/** Does the jobs that are named, in this order and whatever their due time; skips those that somebody else holds. Returns how many are done. */
export function runNow(services: Services, jobs: readonly JobName[]): Promise<number> {
  return trackDelivery(services.db, jobs, runEach(services, jobs));
}

/** Does jobs as soon as the call is kept, so that nobody waits for the worker's next round. The worker does them where this fails. */
export function runSoon(ctx: Context, jobs: readonly JobName[]): void {
  ctx.afterCommit((services) => runNow(services, jobs));
}

async function runEach(services: Services, jobs: readonly JobName[]): Promise<number> {
  let done = 0;
  for (const name of jobs) {
    const job = await claim(services.db, services.clock.now(), name);
    if (job && (await run(services, job, (ended) => markDone(services, ended)))) done += 1;
  }
  return done;
}

const isLate = ({ leaseUntil }: Job, now: number) => now >= (leaseUntil ?? 0);

/** Marks a job as done; logs one that has come to another end since its lease was over, which stays so. */
async function markDone({ db, clock, log }: Services, job: Job): Promise<void> {
  const { kind, seq } = job;
  if (!(await complete(db, job, clock.now()))) log.warn('job_done_late', { kind, seq });
}

/** @param end marks the job as done, before this server may do it again */
async function run(services: Services, job: Job, end: (done: Job) => Promise<void>): Promise<boolean> {
  const { db, clock } = services;
  if (job.attempts > parksAfter.failures) {
    // its last attempt never reported back, so this one is not begun
    const last = { ...job, attempts: parksAfter.failures };
    await alarm(services, await park(db, last, clock.now(), 'interrupted'));
    return false;
  }
  return runExclusively(db, job, async () => {
    // the claim itself took so long that another worker may have the job by now
    if (isLate(job, clock.now())) return false;
    try {
      const handle = services.handlers[job.kind];
      if (!handle) throw new NoHandler();
      await whileHeld(db, job, () => handle(services, job));
    } catch (error) {
      await alarm(services, await putOff(services, job, error));
      return false;
    }
    await end(job);
    return true;
  });
}

function putOff({ db, clock, log }: Services, job: Job, error: unknown): Promise<Job | null> {
  if (error instanceof ProviderUnknown || error instanceof LeaseOver) {
    return awaitAnswer(db, job, clock.now(), error.name, error instanceof ProviderBusy ? error.until : 0);
  }
  // as for silence, the job is not to blame: it has attempts left (`waitsForPerson`)
  if (error instanceof PersonNeeded) return park(db, { ...job, attempts: job.attempts - 1 }, clock.now(), error.reason);
  const { kind, seq, attempts } = job;
  log.error('job_failed', { kind, seq, attempts, error });
  return retryLater(db, job, clock.now(), reasonOf(error));
}

/** Logs a job that was parked: only a person tries it again, by `npm run queue`. */
async function alarm(services: Services, released: Job | null): Promise<void> {
  if (released?.state !== 'parked') return;
  const { kind, seq, ref, attempts, unanswered, lastError } = released;
  services.log.error('job_parked', { kind, seq, ref, attempts, unanswered, reason: lastError });
  // a mail about a mail that does not go would not go either
  if (kind !== OPERATOR_ALARM) await raiseAlarm(services, 'work_waits');
}

/** Class, code and place of an error, for people: its message may hold values. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const cause = rootCause(error);
  const [, place] = /\n\s+at (?:async )?([\w.$]+) \(/.exec(cause.stack ?? '') ?? [];
  return [cause.name, 'code' in cause && String(cause.code), place && `in ${place}`].filter(Boolean).join(' ');
}
