import type { Translation } from '#language/index.js';
import type { shareClientText as english } from '#share/calculator.text.js';

export const shareClientText: Translation<typeof english> = {
  client_name_required: 'ગ્રાહકનું નામ જરૂરી છે',
  client_name_invalid: 'કૃપા કરીને સાચું નામ લખો',
  client_mobile_required: 'ગ્રાહકનો મોબાઇલ નંબર જરૂરી છે',
  client_mobile_invalid: 'કૃપા કરીને સાચો મોબાઇલ નંબર લખો',
};
