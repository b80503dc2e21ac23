import { createHash, randomInt } from 'node:crypto';
import type { CartLine } from '#modules/cart/get-cart.js';

/** Returns the hash of what a person confirms by OTP: exactly these schemes, amounts and dates. Any change gives another hash. */
export function contentHash(lines: readonly CartLine[]): string {
  const content = lines.map(({ item }) => [
    item.id,
    item.schemeId,
    item.investmentType,
    item.frequency,
    item.amount,
    item.sipDate,
    item.instalments,
    item.folioNumber,
    item.firstOrderToday,
  ]);
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url');
}

/** Makes the number that a person quotes for a set of orders: "PX" and twelve digits. The database keeps it unique. */
export function newOrderNumber(): string {
  return `PX${String(randomInt(0, 1_000_000)).padStart(6, '0')}${String(randomInt(0, 1_000_000)).padStart(6, '0')}`;
}
