import type { Translation } from '@prosperx/core/language';
import type { cagrCalculatorText as english } from '#features/cagr-calculator/cagr-calculator.text.js';

export const cagrCalculatorText: Translation<typeof english> = {
  title: 'CAGR క్యాలిక్యులేటర్',
  startValue: 'మొదటి విలువ',
  endValue: 'చివరి విలువ',
  start: 'రాబడి ప్రకారం ఫండ్లు చూడండి',
  parts: ['మొదట్లో', 'లాభం'],
  columns: ['కాలం', 'మొదట్లో', 'ఈ రేటుతో'],
  inAll: 'మొత్తం',
  doubles: 'రెట్టింపు అయ్యే కాలం',
  inYears: (years) => `${years} ఏళ్లు`,
  intro: (years) => ['', years, ' కాలంలో ఏటా పెరుగుదల'],
  fell: (years) => ['', years, ' కాలంలో ఏటా తగ్గుదల'],
  summary: (from, to, years, rate) => `${years} కాలంలో ${from} కాస్తా ${to} అయింది, ఏడాదికి ${rate}`,
};
