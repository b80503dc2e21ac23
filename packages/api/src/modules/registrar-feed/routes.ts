import * as calls from '@prosperx/core/registrar';
import { businessDateAt } from '@prosperx/core/time';
import { advisorOf } from '#http/agent.js';
import { serve, type Verb } from '#http/serve.js';
import { importRegistrarRecords } from './import-records.js';
import { readRecords } from './read-records.js';

/** A thousand rows, each of its longest. */
const MOST_BYTES = 1_500_000;

const getRegistrarRecords: Verb<typeof calls.getRegistrarRecords> = async ({ ctx, input: { show, page } }) => {
  const { code } = await advisorOf(ctx);
  return readRecords(ctx, code, { show, page, today: businessDateAt(ctx.clock.now()) });
};

export const registrarFeedRoutes = [
  serve(calls.importRegistrarRecords, importRegistrarRecords, { bodyLimit: MOST_BYTES }),
  serve(calls.getRegistrarRecords, getRegistrarRecords, { isReport: true }),
];
