const DOT = '•';

/** Hides all but the last four digits of a mobile number: `••••••7421`. */
export function maskMobile(mobile: string): string {
  return DOT.repeat(Math.max(0, mobile.length - 4)) + mobile.slice(-4);
}

/**
 * Hides all but the first and last three digits of an account number: `501••••218`. It has always four dots, so that its length stays
 * hidden; a number of six digits or fewer is hidden whole.
 */
export function maskAccount(account: string): string {
  return account.length > 6 ? account.slice(0, 3) + DOT.repeat(4) + account.slice(-3) : DOT.repeat(4);
}
