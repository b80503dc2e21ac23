import type { Translation } from '@prosperx/core/language';
import type { delayDetailsText as english } from '#features/delay-calculator/delay-details.text.js';

export const delayDetailsText: Translation<typeof english> = {
  parts: ['தாமதமாகத் தொடங்கினால்', 'தாமதத்தால் இழப்பு'],
  columns: ['காலம்', 'தாமதமாகத் தொடங்கினால்', 'இப்போதே தொடங்கினால்'],
  now: 'இப்போதே தொடங்கினால்',
  catchUp: 'ஈடுகட்ட, மாதந்தோறும்',
  rateNeeded: 'அல்லது எதிர்பார்க்கும் ரிட்டர்ன்',
  summary: (now, later, years) => `இப்போதே தொடங்கும் எஸ்ஐபி ${now} ஆகலாம்; ${years} கழித்துத் தொடங்கினால் ${later} ஆகலாம்`,
};
