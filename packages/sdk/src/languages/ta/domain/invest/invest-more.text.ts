import type { Translation } from '@prosperx/core/language';
import type { investMoreText as english } from '#domain/invest/invest-more.text.js';

export const investMoreText: Translation<typeof english> = {
  folio: 'ஃபோலியோ',
  newFolio: 'புதிய ஃபோலியோ',
  type: 'முதலீட்டு வகை',
  lumpsum: 'ஒருமுறை முதலீடு',
  sip: 'எஸ்ஐபி',
  amount: 'தொகை',
  monthlyAmount: 'மாதத் தொகை',
  minimum: (amount) => `குறைந்தபட்சம் ${amount}`,
  sipDate: 'மாத முதலீட்டுத் தேதி',
  choose: 'தேதியைத் தேர்ந்தெடுக்கவும்',
  everyMonth: (day) => `ஒவ்வொரு மாதமும் ${Number.parseInt(day, 10)}-ஆம் தேதி`,
  duration: 'கால அளவு',
  untilCancelled: 'ரத்து செய்யும் வரை',
  fixed: 'குறிப்பிட்ட காலம்',
  months: 'மாதங்கள்',
  save: 'சேமிக்கவும்',
  cancel: 'வேண்டாம்',
  notTaken: 'இந்த ஸ்கீம் தற்போது புதிய முதலீடுகளை ஏற்கவில்லை.',
  failed: 'இந்த ஸ்கீமை லோடு செய்ய முடியவில்லை.',
};
