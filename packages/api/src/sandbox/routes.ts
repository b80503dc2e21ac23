import * as calls from '@prosperx/core/sandbox';
import { serve } from '#http/serve.js';
import { loadFixture } from './fixtures/load-fixture.js';
import { setKyc } from './identity/identity-book.js';
import { listPartners, mintTicket } from './launch-tickets.js';
import { listOperators } from './operators.js';
import { readMessages } from './sandbox-notifier.js';
import { advanceClock, readClock, reset } from './sandbox.js';
import { withdrawOffer } from './withdraw-offer.js';

const options = { sandboxOnly: true } as const;

export const sandboxRoutes = [
  serve(calls.sandboxMessages, readMessages, options),
  serve(calls.sandboxClock, readClock, options),
  serve(calls.advanceSandboxClock, advanceClock, options),
  serve(calls.resetSandbox, reset, options),
  serve(calls.setSandboxKyc, setKyc, options),
  serve(calls.loadSandboxFixture, loadFixture, options),
  serve(calls.withdrawSandboxNfo, withdrawOffer, options),
  serve(calls.sandboxPartners, listPartners, options),
  serve(calls.sandboxOperators, listOperators, options),
  serve(calls.makeSandboxLaunchTicket, mintTicket, options),
];
