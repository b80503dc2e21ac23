import type { Translation } from '@prosperx/core/language';
import type { reportText as english } from '#domain/failure-report/report-dialog.text.js';

export const reportText: Translation<typeof english> = {
  title: 'અરે!',
  text: 'તમને પડેલી તકલીફ બદલ માફ કરશો. અમારા નિષ્ણાત તમને ટૂંક સમયમાં કૉલ કરશે.',
  textForVisitor: 'તમને પડેલી તકલીફ બદલ માફ કરશો. તમે જણાવેલી ભૂલ અમને મળી છે અને અમે તે તપાસી રહ્યા છીએ.',
  done: 'ઠીક છે',
};
