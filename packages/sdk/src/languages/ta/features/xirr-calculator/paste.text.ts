import type { Translation } from '@prosperx/core/language';
import type { pasteText as english } from '#features/xirr-calculator/paste.text.js';

export const pasteText: Translation<typeof english> = {
  label: 'தேதிகளும் தொகைகளும்',
  hint: 'இரண்டு நெடுவரிசைகள்: தேதி (dd-mm-yyyy, dd/mm/yyyy, yyyy-mm-dd அல்லது dd-MMM-yyyy) மற்றும் தொகை; போட்ட பணத்துக்கு முன் மைனஸ் குறி இருக்க வேண்டும்.',
  take: 'இந்த வரிசைகளைச் சேர்க்கவும்',
  nothing: 'தேதியும் தொகையும் உள்ள வரிசை எதுவும் இல்லை.',
  fault: (line, fault) => `வரிசை ${line}: ${fault}`,
  faults: {
    no_date: 'தேதியைப் படிக்க முடியவில்லை',
    no_amount: 'தொகையைப் படிக்க முடியவில்லை',
    too_many: 'வரிசைகள் அளவுக்கு மேல் உள்ளன',
  },
};
