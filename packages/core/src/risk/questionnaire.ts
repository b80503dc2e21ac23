import type { RiskClassId } from './classes.js';

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
