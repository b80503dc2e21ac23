import type { Translation } from '@prosperx/core/language';
import type { investFormText as english } from '#features/fund-detail/invest-form.text.js';

export const investFormText: Translation<typeof english> = {
  investmentType: 'முதலீட்டு வகை',
  sip: 'எஸ்ஐபி',
  minimum: (amount) => `குறைந்தபட்சம் ${amount}`,
  monthlyAmount: 'மாதத் தொகை',
  amount: 'தொகை',
  applicationAmount: 'விண்ணப்பத் தொகை',
  offerNote: (closes, allotment, price) =>
    `வெளியீடு முடியும் ${closes} நள்ளிரவுக்குள் பணம் செலுத்தவும். ${allotment} அன்று யூனிட் ஒன்று ${price} என ஒதுக்கப்படும்.`,
  quickAmounts: 'விரைவுத் தொகைகள்',
  sipDate: 'எஸ்ஐபி தேதி',
  everyMonth: (day) => `ஒவ்வொரு மாதமும் ${day}-ஆம் தேதி`,
  duration: 'கால அளவு',
  untilCancelled: 'ரத்து செய்யும் வரை',
  fixed: 'குறிப்பிட்ட மாதங்கள்',
  months: 'எத்தனை மாதங்கள்',
  investNow: (amount) => (amount ? `${amount} முதலீடு செய்யவும்` : 'முதலீடு செய்யவும்'),
  addToCart: 'கார்ட்டில் சேர்க்கவும்',
  added: 'கார்ட்டில் சேர்ந்தது.',
  inCart: (count) => `உங்கள் கார்ட்டில் ${count} ${count === 1 ? 'முதலீடு உள்ளது' : 'முதலீடுகள் உள்ளன'}.`,
  reviewCart: 'கார்ட்டைப் பார்க்கவும்',
  notTaken: 'இந்த ஸ்கீம் தற்போது புதிய முதலீடுகளை ஏற்கவில்லை.',
};
