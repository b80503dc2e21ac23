import { formatMoment } from '@prosperx/core/format';
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

const notParked = (seq: number) => `There is no parked job ${seq}: npm run queue shows those that are.`;

export const queueText = {
  usage:
    'Give nothing, to see the queue, or: npm run queue -- retry ID, npm run queue -- retry all, npm run queue -- approve ID, npm run queue -- drop ID, npm run queue -- found ID NUMBER, npm run queue -- picture FILE PATH',
  refused: {
    retry: notParked,
    drop: (seq: number) =>
      `There is no parked job ${seq} that may be dropped: npm run queue shows those that are parked, and why.`,
    approve: (seq: number) => `There is no parked job ${seq} that asks for an approval.`,
    found: (seq: number) => `There is no parked job ${seq} that asks for a registration number.`,
  },
  retried: (count: number) => `${times(count, 'job is', 'jobs are')} tried again.`,
  decided: {
    retry: (seq: number) => `Job ${seq} is tried again.`,
    approve: (seq: number) => `Job ${seq} is approved.`,
    drop: (seq: number) => `Job ${seq} is dropped: it is not done.`,
    found: (seq: number) => `Job ${seq} continues with the number that was found.`,
  },
  head: row('kind', 'pending', 'unanswered', 'done', 'parked', 'dropped'),
  counts: ({ kind, pending, unanswered, done, parked, dropped }: Counts) =>
    row(kind, pending, unanswered, done, parked, dropped),
  parkedHead: 'parked',
  parked: ({ seq, kind, ref, attempts, unanswered, dueAt, lastError }: Job) => {
    const tried = [
      times(attempts, 'attempt', 'attempts'),
      ...(unanswered > 0 ? [times(unanswered, 'question without an answer', 'questions without an answer')] : []),
    ].join(', ');
    return `  ${seq}  ${kind}  ${ref}  ${tried}, parked ${formatMoment(dueAt)}: ${lastError ?? 'no reason kept'}`;
  },
  hint: 'npm run queue -- retry ID tries one job again, and retry all tries all of them. npm run queue -- drop ID gives one up: an order that it was looking for then ends, and its money goes back. A bank account with a cheque is linked by npm run queue -- approve ID, and refused by drop ID. A refund that waits is asked for again by retry ID, and booked as sent by other means by drop ID; approve ID sends again one that the gateway failed to send. A SIP, STP or SWP that the exchange may have registered continues by found ID NUMBER, with the number that you find there; drop ID says that there is none.',
  kept: (path: string) => `The picture is in ${path}. Delete it when you have decided.`,
  noPicture: (file: string) => `There is no picture ${file}.`,
};
