import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { getMandates } from '#mandate/index.js';
import { getOrderList, getOrdersInProgress } from '#order/index.js';
import { getPayment } from '#payment/index.js';
import { getTransactions } from '#portfolio/index.js';
import { getPlans } from '#stp/index.js';

/** The schema of a field of an answer: of the entries, where it is in a list. */
function fieldOf(schema: z.core.$ZodType, path: string): z.core.$ZodType {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === 'array') return fieldOf(def.element, path);
  if (def.type === 'nullable' || def.type === 'optional') return fieldOf(def.innerType, path);
  const [name = '', ...rest] = path.split('.');
  if (name === '' || def.type !== 'object') return schema;
  return fieldOf(def.shape[name] as z.core.$ZodType, rest.join('.'));
}

describe('a state that a page does not know', () => {
  it.each([
    ['data.state', getOrderList, 'unknown'],
    ['data.orderStatus', getOrderList, 'PENDING'],
    ['data.paymentState', getOrderList, 'processing'],
    ['data.refund.state', getOrderList, 'due'],
    ['data.sip.instalments.outcome', getOrderList, 'under_way'],
    ['data.status', getOrdersInProgress, 'waiting_for_exchange'],
    ['data.progress', getPayment, 'waiting'],
    ['data.content.state', getTransactions, 'in_progress'],
    ['data.agentStatus', getPlans, 'PROCESSING'],
    ['data.instalments.outcome', getPlans, 'under_way'],
    ['responseData.status', getMandates, 'Processing'],
  ] as const)('is in progress: %s', (path, { reply }, inProgress) => {
    const state = fieldOf(reply, path);
    expect(z.decode(state, 'settling' as never)).toBe(inProgress);
    expect(z.decode(state, inProgress as never)).toBe(inProgress);
    // a server answers no such state
    expect(() => z.encode(state, 'settling' as never)).toThrow();
  });
});
