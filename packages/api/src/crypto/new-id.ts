import { randomBytes } from 'node:crypto';

/** Returns a random opaque id of 128 bits, safe in a URL. The prefix shows people who read logs what it names. */
export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(16).toString('base64url')}`;
}

/** Returns a secret of 256 bits, safe in a cookie and a header. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}
