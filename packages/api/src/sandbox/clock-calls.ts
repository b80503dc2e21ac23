import { PxError } from '@prosperx/core/errors';
import type { advanceSandboxClock, resetSandbox, sandboxClock } from '@prosperx/core/sandbox';
import { businessDateAt, type Clock } from '@prosperx/core/time';
import type { Context } from '#context.js';
import type { Verb } from '#http/serve.js';
import type { Sandbox } from './sandbox.js';

function sandboxOf(ctx: Context): Sandbox {
  if (!ctx.sandbox) throw new PxError('not_found');
  return ctx.sandbox;
}

const timeOf = (clock: Clock) => ({ now: clock.now(), businessDate: businessDateAt(clock.now()) });

export const readClock: Verb<typeof sandboxClock> = ({ ctx }) => Promise.resolve(timeOf(ctx.clock));

export const advanceClock: Verb<typeof advanceSandboxClock> = async ({ ctx, input }) => {
  await sandboxOf(ctx).advance(input.advance);
  return timeOf(ctx.clock);
};

export const reset: Verb<typeof resetSandbox> = async ({ ctx }) => {
  await sandboxOf(ctx).reset();
  return timeOf(ctx.clock);
};
