import type { Translation } from '@prosperx/core/language';
import type { inflationCalculatorText as english } from '#features/inflation-calculator/inflation-calculator.text.js';

export const inflationCalculatorText: Translation<typeof english> = {
  title: 'பணவீக்க கால்குலேட்டர்',
  amount: 'இன்றைய விலை',
  inflation: 'விலைவாசி உயர்வு',
  start: 'விலைவாசியை ஈடுகட்ட முதலீடு செய்யவும்',
  parts: ['இன்றைய விலை', 'விலை உயர்வு'],
  columns: ['காலம்', 'இன்றைய விலை', 'உத்தேச விலை'],
  doubles: 'விலை இரட்டிப்பாக ஆகும் காலம்',
  inYears: (years) => `${years} ஆண்டுகள்`,
  intro: (years) => ['', years, ' கழித்து விலை ஆகலாம்'],
  summary: (amount, cost, years) => `இன்று ${amount} விலையுள்ளது ${years} கழித்து ${cost} ஆகலாம்`,
};
