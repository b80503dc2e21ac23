import { createHash } from 'node:crypto';
import { confirmedTerms } from '@prosperx/core/cart';
import type { CartLine } from '#records/cart/read-cart.js';

/** Returns the hash of what a person confirms by OTP: exactly these schemes, amounts and dates. Any change gives another hash. */
export function contentHash(lines: readonly CartLine[]): string {
  const content = lines.map(({ item }) => [item.id, item.schemeId, ...confirmedTerms(item)]);
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url');
}
