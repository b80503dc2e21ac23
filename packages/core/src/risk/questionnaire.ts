import { type FundCategory, RISK_LEVELS, type SubCategory } from '#fund/index.js';

/** The classes of risk that an investor can bear, from the least. */
export const RISK_CLASSES = [1, 2, 3, 4, 5, 6] as const;
/** One of `RISK_CLASSES`. */
export type RiskClassId = (typeof RISK_CLASSES)[number];

/** A category of funds, as the fund search knows it. */
export interface SuggestedCategory {
  readonly category: FundCategory;
  readonly subCategory: SubCategory;
}

const suggested = (category: FundCategory, ...subCategories: SubCategory[]): SuggestedCategory[] =>
  subCategories.map((subCategory) => ({ category, subCategory }));

/** The categories that suit each class; none has more risk than it can bear. */
export const SUGGESTED_CATEGORIES: Readonly<Record<RiskClassId, readonly SuggestedCategory[]>> = {
  1: [...suggested('Money Market/Liquid', 'Overnight', 'Liquid'), ...suggested('Fixed Income', 'Ultra Short Duration')],
  2: [
    ...suggested('Fixed Income', 'Short Duration', 'Corporate Bond', 'Banking and PSU'),
    ...suggested('Allocation', 'Conservative Hybrid'),
  ],
  3: suggested('Allocation', 'Equity Savings', 'Balanced Advantage', 'Multi Asset'),
  4: [...suggested('Equity', 'Large Cap', 'Index'), ...suggested('Allocation', 'Aggressive Hybrid')],
  5: [...suggested('Equity', 'Flexi Cap', 'Large & Mid Cap', 'Multi Cap'), ...suggested('ELSS', 'ELSS')],
  6: suggested('Equity', 'Mid Cap', 'Small Cap', 'Sectoral/Thematic'),
};

/** Tells whether a number is a class of risk. */
export function isRiskClass(id: number): id is RiskClassId {
  return RISK_CLASSES.some((one) => one === id);
}

type RiskLevel = (typeof RISK_LEVELS)[number];

/**
 * Tells whether a scheme's level on the riskometer lies above what an investor can bear: both go from one to six. Nobody is warned before
 * their class is known.
 */
export function isAboveRiskClass(level: RiskLevel, riskClass: RiskClassId | null): boolean {
  return riskClass !== null && RISK_LEVELS.indexOf(level) + 1 > riskClass;
}

/** An answer that a question offers. */
export interface RiskOption {
  /** The id is unique within its question. */
  readonly answerOptionId: number;
  readonly answerDescription: string;
  /** The score that the answer adds to the sum. */
  readonly score: number;
}

/** A question with its answers. */
export interface RiskQuestion {
  /** The number counts from 1, in the order in which they are asked. */
  readonly questionNo: number;
  readonly description: string;
  readonly options: readonly RiskOption[];
}

/**
 * A version of the questions and of how answers are scored. It is data: a change is a new version, so that old results keep their
 * meaning.
 */
export interface RiskQuestionnaire {
  readonly riskProfileVersion: number;
  readonly questions: readonly RiskQuestion[];
  /** The lowest sum of each class; the first band begins at the lowest possible sum. */
  readonly bands: readonly { readonly from: number; readonly riskProfileClassId: RiskClassId }[];
}

/** The chosen option of each question, by their numbers. */
export type RiskAnswers = ReadonlyMap<number, number>;

/** Returns the numbers of the questions that have no answer, or one that they do not offer. */
export function openQuestions({ questions }: RiskQuestionnaire, answers: RiskAnswers): number[] {
  return questions
    .filter(
      ({ questionNo, options }) => !options.some(({ answerOptionId }) => answerOptionId === answers.get(questionNo)),
    )
    .map(({ questionNo }) => questionNo);
}

/** Returns the class of a full set of answers; null while a question is open. */
export function riskClassOf(questionnaire: RiskQuestionnaire, answers: RiskAnswers): RiskClassId | null {
  if (openQuestions(questionnaire, answers).length > 0) return null;
  const sum = questionnaire.questions
    .flatMap(({ questionNo, options }) =>
      options.filter(({ answerOptionId }) => answerOptionId === answers.get(questionNo)),
    )
    .reduce((total, { score }) => total + score, 0);
  const [first] = questionnaire.bands;
  return (
    questionnaire.bands.findLast(({ from }) => sum >= from)?.riskProfileClassId ?? first?.riskProfileClassId ?? null
  );
}
