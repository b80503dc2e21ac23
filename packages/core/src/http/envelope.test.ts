import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { failureSchema } from './endpoint.js';

const failure = {
  operationMessage: 'failure',
  errorEnum: null,
  responseData: [{ encryptedOrderId: 'x' }],
  meta: { message: 'failure', statusCode: 409, error: 'You have orders that are still waiting for payment.' },
  error: { code: 'orders_pending', message: '…', retryable: false, requestId: 'r1' },
};

describe('failureSchema', () => {
  it('reads the pending orders, which have no errorEnum', () => {
    expect(z.parse(failureSchema, failure)).toEqual(failure);
  });

  it('reads fields and the seconds to wait', () => {
    const full = { ...failure, error: { ...failure.error, fields: { amount: 'amount_required' }, retryAfter: 30 } };
    expect(z.parse(failureSchema, full)).toEqual(full);
  });

  it('does not take a success for a failure', () => {
    expect(z.safeParse(failureSchema, { ...failure, operationMessage: 'success' }).success).toBe(false);
  });
});
