import * as calls from '@prosperx/core/sandbox';
import { serve } from '#http/serve.js';
import { advanceClock, readClock, reset } from './clock-calls.js';
import { readMessages } from './read-messages.js';

const options = { sandboxOnly: true } as const;

export const sandboxRoutes = [
  serve(calls.sandboxMessages, readMessages, options),
  serve(calls.sandboxClock, readClock, options),
  serve(calls.advanceSandboxClock, advanceClock, options),
  serve(calls.resetSandbox, reset, options),
];
