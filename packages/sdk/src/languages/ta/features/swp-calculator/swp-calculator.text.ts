import type { Translation } from '@prosperx/core/language';
import type { swpCalculatorText as english } from '#features/swp-calculator/swp-calculator.text.js';

export const swpCalculatorText: Translation<typeof english> = {
  title: 'எஸ்டபிள்யூபி கால்குலேட்டர்',
  corpus: 'மொத்த முதலீடு',
  monthlyAmount: 'மாதந்தோறும் எடுப்பது',
  start: 'இந்த எஸ்டபிள்யூபியைத் தொடங்கவும்',
  startNote: 'எஸ்டபிள்யூபிக்கு, நீங்கள் வைத்திருக்கும் ஃபண்டின் யூனிட்கள் பயன்படும்.',
  parts: ['நீங்கள் எடுப்பது', 'இறுதியில் மீதி'],
  columns: ['காலம்', 'எடுத்தது', 'மீதி'],
  left: (years) => ['', years, ' கழித்து மீதம் இருக்கலாம்'],
  gone: (lasts) => ['உங்கள் பணம் ', lasts, ' வரை போதுமானதாக இருக்கலாம். மொத்தமாக எடுக்கலாம்'],
  lasts: (years, months) =>
    [
      ...(years > 0 ? [`${years} ${years === 1 ? 'ஆண்டு' : 'ஆண்டுகள்'}`] : []),
      ...(months > 0 || years === 0 ? [`${months} ${months === 1 ? 'மாதம்' : 'மாதங்கள்'}`] : []),
    ].join(' '),
  summary: (corpus, monthly, left, years) =>
    `${corpus} முதலீட்டில் மாதந்தோறும் ${monthly} எடுத்தால், ${years} கழித்து ${left} மீதம் இருக்கலாம்`,
};
