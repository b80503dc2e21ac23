import { type Block, plainText } from '#prose/prose.js';

/** Without capitals, accents and hyphens, so that "e-mandate" and "emandate" are one word. */
const simplify = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll('-', '');

const holds = (words: readonly string[], topic: Topic, { question, answer }: Question) => {
  const text = simplify(`${topic.title} ${question} ${plainText(answer)}`);
  return words.every((word) => text.includes(word));
};

/** The questions that hold every word of a query, by topic; topics without any are left out. An empty query finds all. */
export function findQuestions(topics: readonly Topic[], query: string): Topic[] {
  const words = simplify(query).split(/\s+/).filter(Boolean);
  return topics
    .map((topic) => ({ ...topic, questions: topic.questions.filter((question) => holds(words, topic, question)) }))
    .filter(({ questions }) => questions.length > 0);
}

export const countQuestions = (topics: readonly Topic[]) =>
  topics.reduce((sum, { questions }) => sum + questions.length, 0);

export interface Question {
  readonly question: string;
  readonly answer: readonly Block[];
}

/** A topic of the help; `id` is its anchor. */
export interface Topic {
  readonly id: string;
  readonly title: string;
  readonly questions: readonly Question[];
}
