import { describe, expect, it } from 'vitest';
import type { Db } from '#db/db.js';
import { askedTogether } from './asked-together.js';

/** Statements that are answered, or fail, when they are told to, in their order. */
function statements() {
  const rounds: { readonly questions: readonly string[]; answer(): void; fail(): void }[] = [];
  const ask = (_: Db, questions: readonly string[]) =>
    new Promise<readonly string[]>((resolve, reject) => {
      const answer = () => resolve(questions.map((question) => `${question}!`));
      rounds.push({ questions: [...questions], answer, fail: () => reject(new Error('away')) });
    });
  return { ask, rounds, begun: (count: number) => expect.poll(() => rounds.length).toBe(count) };
}
const db = {} as Db;

describe('askedTogether', () => {
  it('asks at once, and all who come meanwhile together, after that', async () => {
    const { ask, rounds, begun } = statements();
    const together = askedTogether(ask);
    const first = together(db, 'first');
    await begun(1);
    const others = Array.from({ length: 100 }, (_, number) => together(db, `${number}`));
    rounds[0]?.answer();
    expect(await first).toEqual(['first!']);
    await begun(2);
    rounds[1]?.answer();
    expect((await Promise.all(others)).every((answers, number) => answers[number] === `${number}!`)).toBe(true);
    expect(rounds.map(({ questions }) => questions.length)).toEqual([1, 100]);
  });

  it('answers nobody by what was asked before they came', async () => {
    const { ask, rounds, begun } = statements();
    const together = askedTogether(ask);
    void together(db, 'before');
    await begun(1);
    const later = together(db, 'later');
    rounds[0]?.answer();
    await begun(2);
    rounds[1]?.answer();
    expect(await later).toEqual(['later!']);
  });

  it('fails those alone whose statement fails', async () => {
    const { ask, rounds, begun } = statements();
    const together = askedTogether(ask);
    const first = together(db, 'first').catch((error: Error) => error.message);
    await begun(1);
    const second = together(db, 'second');
    rounds[0]?.fail();
    expect(await first).toBe('away');
    await begun(2);
    rounds[1]?.answer();
    expect(await second).toEqual(['second!']);
  });
});
