import { expect, it } from 'vitest';
import { describeWithDb } from '#testing/engines.js';
import { runLostAnswers } from './lost-answers.js';

/** Four messages of each: 1,000 lost answers. */
const PEOPLE = 250;
const FEW = 12;

describeWithDb(
  'redemptions, orders, payments and refunds whose answers are lost',
  (given) => {
    it('are shown as failed to nobody, sent again only after a question, and known after three rounds', async () => {
      // Trust M11: 1,000 redemptions, orders, payments and refunds whose answer is lost, half of them carried out, a third of them silent for three rounds: none shown as failed, none sent again without a question, all known then
      expect(await runLostAnswers({ db: given.db, people: PEOPLE })).toEqual({
        lost: 1_000,
        carriedOut: 500,
        failed: 0,
        blind: 0,
        unknown: [1_000, 666, 333, 0],
        doubled: 0,
        discrepancies: 0,
      });
    });
  },
  'seeded',
);

describeWithDb(
  'the same at a server that asks exchange and bank at once',
  (given) => {
    it('are told as failed and done twice: the run above would have found it', async () => {
      // Trust M11, control: where exchange and bank are asked at once, each is told that it failed, and half are done twice
      const verdict = await runLostAnswers({ db: given.db, people: FEW, naive: true });
      expect(verdict).toMatchObject({ failed: 3 * FEW, doubled: (3 * FEW) / 2 });
    });
  },
  'seeded',
);
