import type { Translation } from '@prosperx/core/language';
import type { calculatorText as english } from '#domain/calculator/calculator.text.js';

const yearUnit = (years: number) => (years === 1 ? 'वर्ष' : 'वर्षे');

export const calculatorText: Translation<typeof english> = {
  expectedReturn: 'अपेक्षित परतावा',
  percent: (rate) => `${rate}%`,
  perYear: '% वार्षिक',
  timePeriod: 'कालावधी',
  yearUnit,
  years: (years) => `${years} ${yearUnit(years)}`,
  tooLow: (least) => `किमान ${least} टाका`,
  tooHigh: (most) => `कमाल ${most} टाका`,
  start: 'ही एसआयपी सुरू करा',
  warning: 'म्युच्युअल फंडातील गुंतवणूक बाजारातील जोखमीच्या अधीन आहे, योजनेशी संबंधित सर्व कागदपत्रे काळजीपूर्वक वाचा.',
};
