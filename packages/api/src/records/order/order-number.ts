import { randomInt } from 'node:crypto';

/** Makes the number that a person quotes for a set of orders: "PX" and twelve digits. The database keeps it unique. */
export function newOrderNumber(): string {
  return `PX${String(randomInt(0, 1_000_000)).padStart(6, '0')}${String(randomInt(0, 1_000_000)).padStart(6, '0')}`;
}
