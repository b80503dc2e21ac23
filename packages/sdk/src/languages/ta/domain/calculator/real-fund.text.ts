import type { Translation } from '@prosperx/core/language';
import type { realFundText as english } from '#domain/calculator/real-fund.text.js';

export const realFundText: Translation<typeof english> = {
  find: 'ஃபண்டைத் தேடவும்',
  findHint: (letters) => `பெயரின் ${letters} எழுத்துகளை டைப் செய்யவும்.`,
  found: (count) => (count === 1 ? '1 ஃபண்ட் கிடைத்தது' : `${count} ஃபண்டுகள் கிடைத்தன`),
  none: (typed) => `“${typed}” என்ற பெயரில் ஃபண்ட் இல்லை.`,
  another: 'வேறு ஃபண்ட்',
  failed: 'இந்த ஃபண்டின் என்ஏவிகளைப் பெற முடியவில்லை.',
  noHistory: 'இந்த ஃபண்டுக்கு முந்தைய என்ஏவிகள் இன்னும் இல்லை.',
  plan: ({ type, stepUpPercent }, amount, from, last) =>
    type === 'SIP'
      ? `${from} முதல் ஒவ்வொரு மாதமும் அதே தேதியில் ${amount}${stepUpPercent ? `, ஆண்டுதோறும் ${stepUpPercent}% கூட்டி` : ''} முதலீடு செய்து, ${last} வரை வைத்திருந்தால்:`
      : `${from} அன்று ${amount} முதலீடு செய்து, ${last} வரை வைத்திருந்தால்:`,
  younger: (years) => `(${years === 1 ? '1 ஆண்டுக்கும்' : `${years} ஆண்டுகளுக்கும்`} குறைவான தொடர்ச்சியான என்ஏவிகளே உள்ளன.)`,
  caption: (fund) => `${fund}: இந்தத் திட்டம்`,
  note: (date) =>
    `${date} வரை வெளியான என்ஏவிகளின்படி, 0.005% ஸ்டாம்ப் டியூட்டி கழித்து, எக்ஸிட் லோடு மற்றும் வரிக்கு முன் கணக்கிடப்பட்டது. கடந்தகால ரிட்டர்ன் எதிர்காலத்துக்கு உத்தரவாதம் அல்ல.`,
};
