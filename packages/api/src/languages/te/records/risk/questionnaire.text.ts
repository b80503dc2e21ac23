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
      'మీ వయసు ఎంత?',
      answers(['30 కంటే తక్కువ', 5], ['30 నుంచి 40', 4], ['41 నుంచి 50', 3], ['51 నుంచి 60', 2], ['60 కంటే ఎక్కువ', 1]),
    ),
    question(
      2,
      'ఈ డబ్బులో ఎక్కువ భాగం మీకు ఎప్పుడు కావాలి?',
      answers(['1 ఏడాదిలోపు', -6], ['1 నుంచి 3 ఏళ్లలో', 2], ['3 నుంచి 5 ఏళ్లలో', 5], ['5 నుంచి 10 ఏళ్లలో', 8], ['10 ఏళ్ల తర్వాత', 10]),
    ),
    question(
      3,
      'వచ్చే ఐదేళ్లలో మీ ఆదాయం ఎంత నిలకడగా ఉంటుంది?',
      answers(
        ['నాకు స్థిరమైన ఆదాయం లేదు', 1],
        ['నెలనెలా చాలా మారుతుంది', 2],
        ['చాలావరకు నిలకడగా ఉంటుంది', 4],
        ['నిలకడగా ఉంటుంది, పెరిగే అవకాశం ఉంది', 5],
      ),
    ),
    question(
      4,
      'పెట్టుబడి పెట్టని పొదుపుతో ఎన్ని నెలలు గడపగలరు?',
      answers(['1 నెల కంటే తక్కువ', 1], ['1 నుంచి 3 నెలలు', 2], ['3 నుంచి 6 నెలలు', 4], ['6 నెలల కంటే ఎక్కువ', 5]),
    ),
    question(
      5,
      'మీ నెలవారీ ఆదాయంలో ఎంత భాగం రుణ వాయిదాలకు వెళ్తుంది?',
      answers(['సగం కంటే ఎక్కువ', 1], ['పావు వంతు నుంచి సగం', 2], ['పావు వంతు కంటే తక్కువ', 4], ['ఏమీ లేదు', 5]),
    ),
    question(
      6,
      'ఇప్పటివరకు దేనిలో పెట్టుబడి పెట్టారు?',
      answers(
        ['సేవింగ్స్ ఖాతా, ఫిక్స్‌డ్ డిపాజిట్లు మాత్రమే', 1],
        ['బంగారం, ఇల్లు, స్థలం లేదా బీమా ప్లాన్లు', 2],
        ['డెట్ లేదా హైబ్రిడ్ మ్యూచువల్ ఫండ్లు', 3],
        ['ఈక్విటీ మ్యూచువల్ ఫండ్లు', 4],
        ['5 ఏళ్లకు పైగా ఈక్విటీ మ్యూచువల్ ఫండ్లు, షేర్లు', 5],
      ),
    ),
    question(
      7,
      'మార్కెట్ బాగా లేని ఏడాది తర్వాత మీ ₹1,00,000 పెట్టుబడి విలువ ₹80,000. ఏం చేస్తారు?',
      answers(
        ['డబ్బంతా తీసుకుంటాను', 1],
        ['కొంత భాగాన్ని సురక్షితమైన దానికి మారుస్తాను', 2],
        ['ఏమీ మార్చకుండా వేచి చూస్తాను', 4],
        ['ఇంకా పెట్టుబడి పెడతాను', 5],
      ),
    ),
    question(
      8,
      '₹1,00,000కు ఏడాది తర్వాత ఏ ఫలితాన్ని ఎంచుకుంటారు?',
      answers(
        ['కచ్చితంగా ₹1,06,000', 1],
        ['₹1,00,000 నుంచి ₹1,10,000 వరకు', 2],
        ['₹92,000 నుంచి ₹1,20,000 వరకు', 3],
        ['₹80,000 నుంచి ₹1,40,000 వరకు', 5],
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
