import type { RiskOption, RiskQuestion, RiskQuestionnaire } from '@prosperx/core/risk';

/** Answers in the order in which they are shown; the id of each is its place. */
const answers = (...options: readonly (readonly [answerDescription: string, score: number])[]): RiskOption[] =>
  options.map(([answerDescription, score], index) => ({ answerOptionId: index + 1, answerDescription, score }));

const question = (questionNo: number, description: string, options: readonly RiskOption[]): RiskQuestion => ({
  questionNo,
  description,
  options,
});

/**
 * Five questions on what a person can bear, three on what they want to bear. How long the money can stay weighs double: who needs
 * it within a year reaches no class above Moderate, whatever else they answer.
 */
export const questionnaire1: RiskQuestionnaire = {
  riskProfileVersion: 1,
  questions: [
    question(
      1,
      'How old are you?',
      answers(['Under 30', 5], ['30 to 40', 4], ['41 to 50', 3], ['51 to 60', 2], ['Over 60', 1]),
    ),
    question(
      2,
      'When will you need most of this money?',
      answers(
        ['Within 1 year', -6],
        ['In 1 to 3 years', 2],
        ['In 3 to 5 years', 5],
        ['In 5 to 10 years', 8],
        ['After more than 10 years', 10],
      ),
    ),
    question(
      3,
      'How sure is your income over the next five years?',
      answers(
        ['I have no regular income', 1],
        ['It changes a lot from month to month', 2],
        ['It is mostly steady', 4],
        ['It is steady and likely to grow', 5],
      ),
    ),
    question(
      4,
      'How many months could you live on savings that are not invested?',
      answers(['Less than 1 month', 1], ['1 to 3 months', 2], ['3 to 6 months', 4], ['More than 6 months', 5]),
    ),
    question(
      5,
      'How much of your monthly income goes into loan instalments?',
      answers(['More than half', 1], ['A quarter to a half', 2], ['Less than a quarter', 4], ['Nothing', 5]),
    ),
    question(
      6,
      'What have you invested in so far?',
      answers(
        ['Savings account and fixed deposits only', 1],
        ['Gold, property or insurance plans', 2],
        ['Debt or hybrid mutual funds', 3],
        ['Equity mutual funds', 4],
        ['Equity mutual funds and shares for more than 5 years', 5],
      ),
    ),
    question(
      7,
      'Your investment of ₹1,00,000 is worth ₹80,000 after a bad year. What do you do?',
      answers(
        ['Take out everything', 1],
        ['Move a part to something safer', 2],
        ['Wait and change nothing', 4],
        ['Invest more', 5],
      ),
    ),
    question(
      8,
      'Which result of ₹1,00,000 after one year would you choose?',
      answers(
        ['₹1,06,000 for certain', 1],
        ['Between ₹1,00,000 and ₹1,10,000', 2],
        ['Between ₹92,000 and ₹1,20,000', 3],
        ['Between ₹80,000 and ₹1,40,000', 5],
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
