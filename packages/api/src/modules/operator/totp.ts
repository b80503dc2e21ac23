import { Secret, TOTP } from 'otpauth';

const PERIOD_SECONDS = 30;
const ISSUER = 'ProsperX operator';

/** Codes of the half minute before and after are taken too: clocks of phones are not exact. */
const WINDOW = 1;

const totpOf = (secret: string, label: string) =>
  new TOTP({ issuer: ISSUER, label, secret: Secret.fromBase32(secret), period: PERIOD_SECONDS });

/** Makes the secret of an authenticator app, in base 32: 160 bits, as RFC 4226 asks. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** The address that an app reads from a QR code. */
export const addressOf = (secret: string, name: string): string => totpOf(secret, name).toString();

/** The half minute in which a moment lies. */
const stepAt = (now: number) => Math.floor(now / (PERIOD_SECONDS * 1_000));

/** Returns the half minute to which a code belongs; null for a code that is wrong now. */
export function stepOf(secret: string, code: string, now: number): number | null {
  const token = code.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const delta = totpOf(secret, '').validate({ token, timestamp: now, window: WINDOW });
  return delta === null ? null : stepAt(now) + delta;
}

/** Returns a code that would be taken now, after those of `lastStep` and before: for a sandbox, where the clock is not a phone's. */
export function unusedCode(secret: string, lastStep: number | null, now: number): string {
  const step = Math.max(stepAt(now), (lastStep ?? 0) + 1);
  return totpOf(secret, '').generate({ timestamp: step * PERIOD_SECONDS * 1_000 });
}
