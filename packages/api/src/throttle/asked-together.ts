import type { Db } from '#db/db.js';
import { withinCall } from '#db/pool.js';

/** The questions of one statement, and its answer. */
interface Round<Question, Answer> {
  readonly questions: Question[];
  readonly answer: Promise<Answer>;
}

/**
 * Returns what asks the database about something that anybody can make up, before any limit can say whose it is: by one statement at a time, for
 * all who came during the one before. However many ask, they keep one connection busy. No answer is older than its question.
 */
export function askedTogether<Question, Answer>(ask: (db: Db, questions: readonly Question[]) => Promise<Answer>) {
  const rounds = new WeakMap<Db, { waiting: Round<Question, Answer> | null; last: Promise<unknown> }>();
  return (db: Db, question: Question): Promise<Answer> => {
    const known = rounds.get(db);
    if (known?.waiting) {
      known.waiting.questions.push(question);
      return known.waiting.answer;
    }
    const line = known ?? { waiting: null, last: Promise.resolve() };
    const questions = [question];
    const answer = line.last.then(() => {
      line.waiting = null;
      // whoever asks first, calls wait for it
      return withinCall(() => ask(db, questions));
    });
    line.waiting = { questions, answer };
    line.last = answer.catch(() => {});
    rounds.set(db, line);
    return answer;
  };
}
