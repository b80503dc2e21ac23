import { checkNewPassword, type NewPasswordErrorCode, type OwnWords } from '@prosperx/core/session';
import common from './common-passwords/common-passwords.json' with { type: 'json' };

const commonPasswords = new Set(common.passwords.split(' '));

/** Checks a password that is being set by core's rule, and against the 10,000 commonest, which are too many for a browser. */
export function checkPasswordToSet(password: string, own: OwnWords): NewPasswordErrorCode | null {
  const fault = checkNewPassword(password, own);
  if (fault) return fault;
  return commonPasswords.has(password.trim().toLowerCase()) ? 'new_password_common' : null;
}
