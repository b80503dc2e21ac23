import type { Translation } from '@prosperx/core/language';
import type { registrationText as english } from '#layout/registration.text.js';

export const registrationText: Translation<typeof english> = {
  sentTitle: 'નોંધણી ચાલુ છે',
  sent: 'વિગતો એક્સચેન્જને મોકલી છે; ત્યાંથી સામાન્ય રીતે થોડી મિનિટમાં જવાબ આવે છે. નોંધણી થઈ જાય ત્યારે અમે ઈમેલ કરીશું.',
};
