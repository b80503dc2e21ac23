import type { Translation } from '@prosperx/core/language';
import type { retirementCalculatorText as english } from '#features/retirement-calculator/retirement-calculator.text.js';

export const retirementCalculatorText: Translation<typeof english> = {
  title: 'ஓய்வுக்கால கால்குலேட்டர்',
  age: 'உங்கள் வயது',
  retireAt: 'ஓய்வு பெறும் வயது',
  liveUntil: 'பணம் எந்த வயது வரை தேவை',
  monthlyExpenses: 'இன்றைய மாதச் செலவு',
  inflation: 'விலைவாசி உயர்வு',
  saved: 'ஏற்கனவே சேமித்தது',
  annualRate: 'ஓய்வு வரை ரிட்டர்ன்',
  laterRate: 'ஓய்வுக்குப் பின் ரிட்டர்ன்',
  intro: (age) => ['', age, ' வயதில் ஓய்வு பெற, மாதந்தோறும் முதலீடு செய்யலாம்'],
  enough: (age) => ['', age, ' வயதில் ஓய்வு பெற உங்கள் சேமிப்பே போதுமானதாக இருக்கலாம். மாத முதலீட்டுத் தேவை'],
};
