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
      'ನಿಮ್ಮ ವಯಸ್ಸು ಎಷ್ಟು?',
      answers(['30ಕ್ಕಿಂತ ಕಡಿಮೆ', 5], ['30ರಿಂದ 40', 4], ['41ರಿಂದ 50', 3], ['51ರಿಂದ 60', 2], ['60ಕ್ಕಿಂತ ಹೆಚ್ಚು', 1]),
    ),
    question(
      2,
      'ಈ ಹಣದ ಹೆಚ್ಚಿನ ಭಾಗ ನಿಮಗೆ ಯಾವಾಗ ಬೇಕು?',
      answers(
        ['1 ವರ್ಷದೊಳಗೆ', -6],
        ['1ರಿಂದ 3 ವರ್ಷದಲ್ಲಿ', 2],
        ['3ರಿಂದ 5 ವರ್ಷದಲ್ಲಿ', 5],
        ['5ರಿಂದ 10 ವರ್ಷದಲ್ಲಿ', 8],
        ['10 ವರ್ಷದ ನಂತರ', 10],
      ),
    ),
    question(
      3,
      'ಮುಂದಿನ ಐದು ವರ್ಷ ನಿಮ್ಮ ಆದಾಯ ಎಷ್ಟು ಸ್ಥಿರ?',
      answers(
        ['ನನಗೆ ನಿಯಮಿತ ಆದಾಯ ಇಲ್ಲ', 1],
        ['ತಿಂಗಳಿಂದ ತಿಂಗಳಿಗೆ ತುಂಬಾ ಬದಲಾಗುತ್ತದೆ', 2],
        ['ಬಹುಮಟ್ಟಿಗೆ ಸ್ಥಿರ', 4],
        ['ಸ್ಥಿರ, ಹೆಚ್ಚುವ ಸಾಧ್ಯತೆಯೂ ಇದೆ', 5],
      ),
    ),
    question(
      4,
      'ಹೂಡಿಕೆ ಮಾಡದ ಉಳಿತಾಯದಿಂದ ಎಷ್ಟು ತಿಂಗಳು ಜೀವನ ನಡೆಸಬಹುದು?',
      answers(['1 ತಿಂಗಳಿಗಿಂತ ಕಡಿಮೆ', 1], ['1ರಿಂದ 3 ತಿಂಗಳು', 2], ['3ರಿಂದ 6 ತಿಂಗಳು', 4], ['6 ತಿಂಗಳಿಗಿಂತ ಹೆಚ್ಚು', 5]),
    ),
    question(
      5,
      'ನಿಮ್ಮ ತಿಂಗಳ ಆದಾಯದಲ್ಲಿ ಸಾಲದ ಕಂತಿಗೆ ಎಷ್ಟು ಹೋಗುತ್ತದೆ?',
      answers(['ಅರ್ಧಕ್ಕಿಂತ ಹೆಚ್ಚು', 1], ['ಕಾಲು ಭಾಗದಿಂದ ಅರ್ಧ', 2], ['ಕಾಲು ಭಾಗಕ್ಕಿಂತ ಕಡಿಮೆ', 4], ['ಏನೂ ಇಲ್ಲ', 5]),
    ),
    question(
      6,
      'ಇಲ್ಲಿಯವರೆಗೆ ಯಾವುದರಲ್ಲಿ ಹೂಡಿಕೆ ಮಾಡಿದ್ದೀರಿ?',
      answers(
        ['ಉಳಿತಾಯ ಖಾತೆ, ಎಫ್‌ಡಿ ಮಾತ್ರ', 1],
        ['ಚಿನ್ನ, ಮನೆ, ನಿವೇಶನ ಅಥವಾ ವಿಮೆ', 2],
        ['ಡೆಟ್ ಅಥವಾ ಹೈಬ್ರಿಡ್ ಮ್ಯೂಚುವಲ್ ಫಂಡ್‌ಗಳು', 3],
        ['ಈಕ್ವಿಟಿ ಮ್ಯೂಚುವಲ್ ಫಂಡ್‌ಗಳು', 4],
        ['5 ವರ್ಷಕ್ಕಿಂತ ಹೆಚ್ಚು ಕಾಲ ಈಕ್ವಿಟಿ ಮ್ಯೂಚುವಲ್ ಫಂಡ್‌ಗಳು, ಷೇರುಗಳು', 5],
      ),
    ),
    question(
      7,
      'ಒಂದು ಕೆಟ್ಟ ವರ್ಷದ ನಂತರ ನಿಮ್ಮ ₹1,00,000 ಹೂಡಿಕೆಯ ಮೌಲ್ಯ ₹80,000. ಏನು ಮಾಡುತ್ತೀರಿ?',
      answers(
        ['ಎಲ್ಲ ಹಣ ಹಿಂಪಡೆಯುತ್ತೇನೆ', 1],
        ['ಸ್ವಲ್ಪ ಭಾಗವನ್ನು ಹೆಚ್ಚು ಸುರಕ್ಷಿತ ಕಡೆಗೆ ಬದಲಿಸುತ್ತೇನೆ', 2],
        ['ಏನೂ ಬದಲಿಸದೆ ಕಾಯುತ್ತೇನೆ', 4],
        ['ಇನ್ನಷ್ಟು ಹೂಡಿಕೆ ಮಾಡುತ್ತೇನೆ', 5],
      ),
    ),
    question(
      8,
      '₹1,00,000ಕ್ಕೆ ಒಂದು ವರ್ಷದ ನಂತರ ಯಾವ ಫಲಿತಾಂಶ ಆರಿಸುತ್ತೀರಿ?',
      answers(
        ['ಖಚಿತವಾಗಿ ₹1,06,000', 1],
        ['₹1,00,000ರಿಂದ ₹1,10,000ರವರೆಗೆ', 2],
        ['₹92,000ರಿಂದ ₹1,20,000ರವರೆಗೆ', 3],
        ['₹80,000ರಿಂದ ₹1,40,000ರವರೆಗೆ', 5],
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
