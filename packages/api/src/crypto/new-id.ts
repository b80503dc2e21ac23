import { randomBytes } from 'node:crypto';

/** A random opaque id of 128 bits, safe in a URL. The prefix tells people who read logs what it names. */
export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(16).toString('base64url')}`;
}

/** A secret of 256 bits, safe in a cookie and a header. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}
