import type { RiskClassId } from './classes.js';

export interface RiskOption {
  /** Unique within its question. */
  readonly answerOptionId: number;
  readonly answerDescription: string;
  /** What the answer adds to the sum. */
  readonly score: number;
}

export interface RiskQuestion {
  /** From 1, in the order in which they are asked. */
  readonly questionNo: number;
  readonly description: string;
  readonly options: readonly RiskOption[];
}

/** A version of the questions and of how answers are judged. Data: a new one is a new version, so that old results keep their meaning. */
export interface RiskQuestionnaire {
  readonly riskProfileVersion: number;
  readonly questions: readonly RiskQuestion[];
  /** Lowest sum of each class; the first band begins at the lowest sum there is. */
  readonly bands: readonly { readonly from: number; readonly riskProfileClassId: RiskClassId }[];
}

/** The chosen option by question. */
export type RiskAnswers = ReadonlyMap<number, number>;

/** Numbers of the questions that have no answer, or one that they do not offer. */
export function openQuestions({ questions }: RiskQuestionnaire, answers: RiskAnswers): number[] {
  return questions
    .filter(
      ({ questionNo, options }) => !options.some(({ answerOptionId }) => answerOptionId === answers.get(questionNo)),
    )
    .map(({ questionNo }) => questionNo);
}

/** The class of a full set of answers; null while a question is open. */
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
