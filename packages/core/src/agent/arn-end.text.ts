import { formatDate } from '#format/index.js';
import type { ArnEnd } from './arn.js';

/** What an advisor reads whose ARN ends soon, or has ended. */
export const arnEndText = {
  title: ({ arn, on, isOver }: ArnEnd) => `${arn} ${isOver ? 'ended' : 'ends'} on ${formatDate(on)}`,
  over: 'Submit the renewed dates of your ARN. You can transact for customers once they are verified.',
  soon: 'Submit the renewed dates of your ARN in time. You cannot transact for customers after that day until they are verified.',
  renew: 'Submit the renewed dates',
};
