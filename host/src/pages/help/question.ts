import type { Block } from '#prose/prose.js';

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
