import type { Translation } from '@prosperx/core/language';
import type { realFundText as english } from '#domain/calculator/real-fund.text.js';

export const realFundText: Translation<typeof english> = {
  find: 'फंड खोजें',
  findHint: (letters) => `नाम के ${letters} अक्षर लिखें।`,
  found: (count) => (count > 1 ? `${count} फंड मिले` : `${count} फंड मिला`),
  none: (typed) => `“${typed}” से मिलता कोई फंड नहीं है।`,
  another: 'दूसरा फंड',
  failed: 'इस फंड के एनएवी नहीं मिल सके।',
  noHistory: 'इस फंड के पुराने एनएवी अभी नहीं हैं।',
  plan: ({ type, stepUpPercent }, amount, from, last) =>
    type === 'SIP'
      ? `${from} से हर महीने उसी तारीख को ${amount}${stepUpPercent ? `, हर साल ${stepUpPercent}% बढ़ाकर` : ''}, और ${last} तक रखे रहने पर:`
      : `${from} को ${amount}, और ${last} तक रखे रहने पर:`,
  younger: (years) => `(लगातार एनएवी ${years} साल से कम समय के हैं।)`,
  caption: (fund) => `${fund} में यह प्लान`,
  note: (date) =>
    `हिसाब ${date} तक के प्रकाशित एनएवी से किया गया है, 0.005% स्टाम्प ड्यूटी घटाकर; एग्जिट लोड और टैक्स नहीं घटाए गए हैं। पिछला रिटर्न आगे के रिटर्न का वादा नहीं है।`,
};
