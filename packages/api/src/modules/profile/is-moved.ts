import type { Context } from '#context.js';
import type { CheckedContact } from './contact.js';
import { openedOrNull } from './profile-of-rows.js';
import type { ProfileRow } from './read-profile.js';

/** Whether a change of contact details, which are sent as a whole, says another address than before. */
export function isMoved(
  { crypto }: Context,
  before: ProfileRow,
  { address, pincode }: CheckedContact['change'],
): boolean {
  const isOther = address && crypto.open(address) !== openedOrNull(crypto, before.address);
  return !!isOther || (pincode !== undefined && pincode !== before.pincode);
}
