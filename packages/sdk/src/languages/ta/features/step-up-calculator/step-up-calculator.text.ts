import type { Translation } from '@prosperx/core/language';
import type { stepUpCalculatorText as english } from '#features/step-up-calculator/step-up-calculator.text.js';

export const stepUpCalculatorText: Translation<typeof english> = {
  title: 'ஸ்டெப்-அப் எஸ்ஐபி கால்குலேட்டர்',
  monthlyInvestment: 'முதல் ஆண்டில் மாத முதலீடு',
  stepUp: 'ஆண்டுதோறும் கூட்டுவது',
  start: (amount) => `மாதம் ${amount}-க்கு ஃபண்டைத் தேர்ந்தெடுக்கவும்`,
  startNote: 'எஸ்ஐபி தொடங்கிய பிறகு, ஸ்டெப்-அப்பை “என் எஸ்ஐபிகள்” பகுதியில் அமைக்கலாம்.',
  intro: (years) => ['', years, ' கழித்து உங்கள் கையில் இருக்கலாம்'],
  summary: (invested, value, years) => `${invested} முதலீடு ${years} கழித்து ${value} ஆக வளரலாம்`,
};
