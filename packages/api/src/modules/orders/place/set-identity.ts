import { createHash } from 'node:crypto';
import type { CartLine } from '#records/cart/read-cart.js';

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
