import type { Job } from './queue.js';

interface Counts {
  readonly kind: string;
  readonly pending: number;
  readonly unanswered: number;
  readonly done: number;
  readonly parked: number;
  readonly dropped: number;
}

const row = (kind: string, ...cells: readonly (string | number)[]) =>
  [kind.padEnd(30), ...cells.map((cell) => String(cell).padStart(11))].join('');

const times = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const queueText = {
  usage:
    'Give nothing, to see the queue, or: npm run queue -- retry ID, npm run queue -- retry all, npm run queue -- drop ID',
  notParked: (seq: number) => `There is no parked job ${seq}: npm run queue shows those that are.`,
  retried: (count: number) => `${times(count, 'job is', 'jobs are')} tried again.`,
  dropped: (seq: number) => `Job ${seq} is dropped: it is not done.`,
  head: row('kind', 'pending', 'unanswered', 'done', 'parked', 'dropped'),
  counts: ({ kind, pending, unanswered, done, parked, dropped }: Counts) =>
    row(kind, pending, unanswered, done, parked, dropped),
  parkedHead: 'parked',
  parked: ({ seq, kind, ref, attempts, unanswered, dueAt, lastError }: Job) => {
    const tried = [
      times(attempts, 'attempt', 'attempts'),
      ...(unanswered > 0 ? [times(unanswered, 'question without an answer', 'questions without an answer')] : []),
    ].join(', ');
    return `  ${seq}  ${kind}  ${ref}  ${tried}, parked ${new Date(dueAt).toISOString()}: ${lastError ?? 'no reason kept'}`;
  },
  hint: 'npm run queue -- retry ID tries one again, retry all all of them; npm run queue -- drop ID gives one up; an order that it sought ends then, and its money goes back.',
};
