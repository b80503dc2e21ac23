const DOT = '•';

/** A mobile number with all but its last four digits hidden: `••••••7421`. */
export function maskMobile(mobile: string): string {
  return DOT.repeat(Math.max(0, mobile.length - 4)) + mobile.slice(-4);
}

/** An account number with all but the first and last three digits hidden: `501••••218`. Always four dots, so that its length stays hidden; nothing is shown of one of six digits or fewer. */
export function maskAccount(account: string): string {
  return account.length > 6 ? account.slice(0, 3) + DOT.repeat(4) + account.slice(-3) : DOT.repeat(4);
}
