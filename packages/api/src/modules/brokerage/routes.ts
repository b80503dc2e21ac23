import * as calls from '@prosperx/core/registrar';
import { businessDateAt } from '@prosperx/core/time';
import { advisorOf } from '#http/agent.js';
import { serve, type Verb } from '#http/serve.js';
import { importBrokerage } from './import-brokerage.js';
import { readBrokerage } from './read-brokerage.js';

/** A thousand rows, each of its longest. */
const MOST_BYTES = 1_200_000;

const getBrokerage: Verb<typeof calls.getBrokerage> = async ({ ctx, input: { month: wanted, by, page } }) => {
  const { code } = await advisorOf(ctx);
  return readBrokerage(ctx.db, code, { wanted, by, page, today: businessDateAt(ctx.clock.now()) });
};

export const brokerageRoutes = [
  serve(calls.importBrokerage, importBrokerage, { bodyLimit: MOST_BYTES }),
  serve(calls.getBrokerage, getBrokerage, { isReport: true }),
];
