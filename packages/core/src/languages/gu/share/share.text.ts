import type { Translation } from '#language/index.js';
import type { shareErrorText as english } from '#share/share.text.js';

export const shareErrorText: Translation<typeof english> = {
  share_email_required: 'કૃપા કરીને ઈમેલ લખો',
  share_email_invalid: 'કૃપા કરીને સાચું ઈમેલ લખો',
  share_mobile_required: 'કૃપા કરીને મોબાઇલ નંબર લખો',
  share_mobile_invalid: 'કૃપા કરીને ફક્ત 10 અંક લખો',
  share_receiver_required: 'કૃપા કરીને લખો કે આ કોના માટે છે',
};
