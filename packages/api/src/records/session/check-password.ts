import { checkNewPassword, type NewPasswordErrorCode, type OwnWords } from '@prosperx/core/session';
import type { Config } from '#kernel/services.js';
import { isBreached } from './breached-passwords.js';
import common from './common-passwords/common-passwords.json' with { type: 'json' };

const commonPasswords = new Set(common.passwords.split(' '));

/** Checks a password that is being set by core's rule, against the 10,000 commonest, which are too many for a browser, and against those of leaks where the server has them. */
export async function checkPasswordToSet(
  { breachedPasswords }: Pick<Config, 'breachedPasswords'>,
  password: string,
  own: OwnWords,
): Promise<NewPasswordErrorCode | null> {
  const fault = checkNewPassword(password, own);
  if (fault) return fault;
  if (commonPasswords.has(password.trim().toLowerCase())) return 'new_password_common';
  return breachedPasswords && (await isBreached(breachedPasswords, password)) ? 'new_password_breached' : null;
}
