import { addPaise } from '@prosperx/core/money';
import { type Check, always, checksOf } from './check.js';

const set = checksOf(
  ({ sets }) => sets,
  ({ set: { id } }) => id,
);

/** Order sets against their orders. */
export const setChecks: readonly Check[] = [
  set(
    'set_amount',
    always,
    ({ set: { amount }, orders }) => addPaise(...orders.map((order) => order.amount)) === amount,
  ),
  set('set_owner', always, ({ set: { profileId }, orders }) => orders.every((order) => order.profileId === profileId)),
];
