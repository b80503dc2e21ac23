import type { Translation } from '@prosperx/core/language';
import type { cagrCalculatorText as english } from '#features/cagr-calculator/cagr-calculator.text.js';

export const cagrCalculatorText: Translation<typeof english> = {
  title: 'CAGR कॅल्क्युलेटर',
  startValue: 'सुरुवातीचे मूल्य',
  endValue: 'शेवटचे मूल्य',
  start: 'परताव्यानुसार फंड पाहा',
  parts: ['सुरुवातीला', 'नफा'],
  columns: ['कालावधी', 'सुरुवातीला', 'या दराने'],
  inAll: 'एकूण',
  doubles: 'दुप्पट होण्यास लागणारा काळ',
  inYears: (years) => `${years} वर्षे`,
  intro: (years) => ['', years, ' या काळात दर वर्षी इतकी वाढ झाली'],
  fell: (years) => ['', years, ' या काळात दर वर्षी इतकी घट झाली'],
  summary: (from, to, years, rate) => `${years} या काळात ${from} चे ${to} झाले, वार्षिक ${rate}`,
};
