import { reportFailure as call } from '@prosperx/core/failure-report';
import { serve, type Verb } from '#http/serve.js';
import { type Limit, consumeLimit, throttleKey } from '#throttle/throttle.js';

/** Reports of one address: a page that breaks again and again does not fill the log. */
const REPORTS: Limit = { most: 30, within: 600_000 };

const reportFailure: Verb<typeof call> = async ({ ctx, input }) => {
  await consumeLimit(ctx, throttleKey(ctx, 'failure-report', ctx.address), REPORTS);
  const { requestId } = ctx;
  const { page, errorClass, places } = input;
  ctx.log.warn('page_failed', { requestId, page, errorClass, places });
  return { requestId };
};

export const failureReportRoutes = [serve(call, reportFailure)];
