import type { Translation } from '@prosperx/core/language';
import type { swpCalculatorText as english } from '#features/swp-calculator/swp-calculator.text.js';

export const swpCalculatorText: Translation<typeof english> = {
  title: 'एसडब्ल्यूपी कॅल्क्युलेटर',
  corpus: 'एकूण गुंतवणूक',
  monthlyAmount: 'दरमहा काढायची रक्कम',
  start: 'ही एसडब्ल्यूपी सुरू करा',
  startNote: 'एसडब्ल्यूपी तुमच्याकडे असलेल्या फंडाच्या युनिट्समधून चालते.',
  parts: ['तुम्ही काढाल', 'शेवटी शिल्लक'],
  columns: ['कालावधी', 'काढले', 'शिल्लक'],
  left: (years) => ['', years, ' झाल्यावर तुमच्याकडे शिल्लक राहू शकतात'],
  gone: (lasts) => ['तुमचे पैसे ', lasts, ' पुरू शकतात. तुम्ही एकूण काढू शकता'],
  lasts: (years, months) =>
    [
      ...(years > 0 ? [`${years} ${years === 1 ? 'वर्ष' : 'वर्षे'}`] : []),
      ...(months > 0 || years === 0 ? [`${months} ${months === 1 ? 'महिना' : 'महिने'}`] : []),
    ].join(' आणि '),
  summary: (corpus, monthly, left, years) =>
    `${corpus} मधून दरमहा ${monthly} काढल्यास ${years} झाल्यावर ${left} शिल्लक राहू शकतात`,
};
