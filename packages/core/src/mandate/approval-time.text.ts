import type { MandateMethod } from './methods.js';
import { APPROVAL_DAYS } from './rules.js';

/** Returns the time in which a mandate is approved, in words. */
export const approvalTime = (method: MandateMethod): string => {
  const { from, to } = APPROVAL_DAYS[method];
  return method === 'paper' ? `${from} to ${to} days` : `${from} to ${to} working days`;
};
