import type { Translation } from '@prosperx/core/language';
import type { educationCalculatorText as english } from '#features/education-calculator/education-calculator.text.js';

export const educationCalculatorText: Translation<typeof english> = {
  title: 'கல்வி கால்குலேட்டர்',
  costToday: 'படிப்பின் இன்றைய செலவு',
  years: 'படிப்பு எத்தனை ஆண்டுகளில் தொடங்கும்',
  inflation: 'ஆண்டுச் செலவு உயர்வு',
  saved: 'ஏற்கனவே சேமித்தது',
  cost: 'உத்தேச செலவு',
  savedGrown: 'சேமிப்பின் உத்தேச வளர்ச்சி',
  intro: (cost, years) => ['', years, ' கழித்து ', cost, ' கிடைக்க, மாதந்தோறும் முதலீடு செய்யலாம்'],
  enough: (years) => ['', years, ' கழித்து உங்கள் சேமிப்பே போதுமானதாக இருக்கலாம். மாத முதலீட்டுத் தேவை'],
  summary: (invested, cost, years) => `${invested} முதலீடு செய்தால் ${years} கழித்து ${cost} செலவைச் சமாளிக்கலாம்`,
};
