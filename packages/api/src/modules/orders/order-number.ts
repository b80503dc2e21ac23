import { randomInt } from 'node:crypto';

/** What a person quotes for a set of orders: "PX" and twelve digits. Its uniqueness is the database's to keep. */
export function newOrderNumber(): string {
  return `PX${String(randomInt(0, 1_000_000)).padStart(6, '0')}${String(randomInt(0, 1_000_000)).padStart(6, '0')}`;
}
