import type { Translation } from '@prosperx/core/language';
import type { askCustomerText as english } from '#queries/use-ask-customer.text.js';

export const askCustomerText: Translation<typeof english> = {
  sent: (to) => `અમે તમારા ગ્રાહકને ${to} પર લિંક મોકલી છે. તેઓ 24 કલાકની અંદર ત્યાં પોતાના OTPથી મંજૂરી આપી શકે છે.`,
};
