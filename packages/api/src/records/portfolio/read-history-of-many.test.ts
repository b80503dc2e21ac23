import { expect, it } from 'vitest';
import { describeWithDb } from '#testing/engines.js';
import { newInvestor } from '#testing/new-investor.js';
import { testKit } from '#testing/test-kit.js';
import { addBigPortfolio } from '#testing/trust/big-portfolio.js';
import { countedDb } from '#testing/trust/counted-db.js';
import { readHistory } from './read-history.js';
import { readHeld } from './repository.js';

const MOST = 500;

describeWithDb(
  'what many people hold together',
  (given) => {
    it('is read of 500 of them by a statement, and is the same as of one by one', async () => {
      const { db, queriesOf } = countedDb(given.db);
      const kit = testKit(given.db);
      const holders: string[] = [];
      for (let holder = 0; holder < 2; holder++) {
        const { profileId } = await newInvestor(kit);
        await addBigPortfolio(given.db, profileId, { folios: 3, transactions: 3 });
        holders.push(profileId);
      }
      const [first = '', second = ''] = holders;
      // one of the first part and one of the last, and nobody between them
      const many = [first, ...Array.from({ length: 2 * MOST }, (_, at) => `none_${at}`), second];
      let read: unknown;
      const asked = await queriesOf(async () => {
        read = [await readHistory(db, many), await readHeld(db, many)];
      });
      expect(read).toEqual([await readHistory(given.db, holders), await readHeld(given.db, holders)]);
      const ofLedger = asked.filter(({ text }) => text.includes('"ledger_entries"'));
      const named = ofLedger.flatMap(({ params }) => params.map((list) => String(list).split(',').length));
      expect([ofLedger.length > 2, Math.max(...named) <= MOST]).toEqual([true, true]);
    });
  },
  'seeded',
);
