import type { Translation } from '@prosperx/core/language';
import type { RiskOption, RiskQuestion } from '@prosperx/core/risk';
import type { questionnaire1 as english } from '#records/risk/questionnaire.text.js';

/** Answers in the order in which they are shown; the id of each is its place. */
const answers = (...options: readonly (readonly [answerDescription: string, score: number])[]): RiskOption[] =>
  options.map(([answerDescription, score], index) => ({ answerOptionId: index + 1, answerDescription, score }));

const question = (questionNo: number, description: string, options: readonly RiskOption[]): RiskQuestion => ({
  questionNo,
  description,
  options,
});

export const questionnaire1: Translation<typeof english> = {
  riskProfileVersion: 1,
  questions: [
    question(
      1,
      'તમારી ઉંમર કેટલી છે?',
      answers(['30થી ઓછી', 5], ['30થી 40', 4], ['41થી 50', 3], ['51થી 60', 2], ['60થી વધુ', 1]),
    ),
    question(
      2,
      'આમાંના મોટા ભાગના પૈસા તમને ક્યારે જોઈશે?',
      answers(
        ['1 વર્ષની અંદર', -6],
        ['1થી 3 વર્ષમાં', 2],
        ['3થી 5 વર્ષમાં', 5],
        ['5થી 10 વર્ષમાં', 8],
        ['10 વર્ષથી વધુ સમય પછી', 10],
      ),
    ),
    question(
      3,
      'આવતાં પાંચ વર્ષમાં તમારી આવક કેટલી પાકી છે?',
      answers(
        ['મારી કોઈ નિયમિત આવક નથી', 1],
        ['દર મહિને ઘણી બદલાય છે', 2],
        ['મોટે ભાગે સ્થિર છે', 4],
        ['સ્થિર છે અને વધવાની શક્યતા છે', 5],
      ),
    ),
    question(
      4,
      'જે બચતનું રોકાણ કર્યું નથી, તેનાથી તમારા કેટલા મહિના ચાલે?',
      answers(['1 મહિનાથી ઓછું', 1], ['1થી 3 મહિના', 2], ['3થી 6 મહિના', 4], ['6 મહિનાથી વધુ', 5]),
    ),
    question(
      5,
      'તમારી માસિક આવકનો કેટલો ભાગ લોનના હપ્તામાં જાય છે?',
      answers(['અડધાથી વધુ', 1], ['પા ભાગથી અડધો', 2], ['પા ભાગથી ઓછો', 4], ['કંઈ નહીં', 5]),
    ),
    question(
      6,
      'અત્યાર સુધી તમે શેમાં રોકાણ કર્યું છે?',
      answers(
        ['ફક્ત બચત ખાતું અને ફિક્સ્ડ ડિપોઝિટ (FD)', 1],
        ['સોનું, જમીન-મકાન કે વીમા પોલિસી', 2],
        ['ડેટ કે હાઇબ્રિડ મ્યુચ્યુઅલ ફંડ', 3],
        ['ઇક્વિટી મ્યુચ્યુઅલ ફંડ', 4],
        ['5 વર્ષથી વધુ સમયથી ઇક્વિટી મ્યુચ્યુઅલ ફંડ અને શેર', 5],
      ),
    ),
    question(
      7,
      'એક ખરાબ વર્ષ પછી તમારા ₹1,00,000ના રોકાણનું મૂલ્ય ₹80,000 છે. તમે શું કરશો?',
      answers(
        ['બધા પૈસા ઉપાડી લઈશ', 1],
        ['થોડો ભાગ વધુ સલામત જગ્યાએ મૂકીશ', 2],
        ['રાહ જોઈશ અને કંઈ બદલીશ નહીં', 4],
        ['વધુ રોકાણ કરીશ', 5],
      ),
    ),
    question(
      8,
      'એક વર્ષ પછી ₹1,00,000નું આમાંથી કયું પરિણામ તમે પસંદ કરશો?',
      answers(
        ['ચોક્કસ ₹1,06,000', 1],
        ['₹1,00,000થી ₹1,10,000 વચ્ચે', 2],
        ['₹92,000થી ₹1,20,000 વચ્ચે', 3],
        ['₹80,000થી ₹1,40,000 વચ્ચે', 5],
      ),
    ),
  ],
  bands: [
    { from: 1, riskProfileClassId: 1 },
    { from: 15, riskProfileClassId: 2 },
    { from: 21, riskProfileClassId: 3 },
    { from: 30, riskProfileClassId: 4 },
    { from: 36, riskProfileClassId: 5 },
    { from: 41, riskProfileClassId: 6 },
  ],
};
