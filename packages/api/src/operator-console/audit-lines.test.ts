import { getOperatorAudit, getPersonTimeline, OPERATOR_ROWS } from '@prosperx/core/operator';
import { like, sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { auditEntries, auditHead } from '#db/schema/index.js';
import { seedProfileId } from '#sandbox/seed/seed-person.js';
import type { TestClient } from '#testing/client.js';
import { describeWithDb } from '#testing/engines.js';
import { operatorClient } from '#testing/operators.js';
import { testKit } from '#testing/test-kit.js';

const ASHA = seedProfileId('asha');

describeWithDb(
  'what operators did, in three chains',
  (given) => {
    let meena: TestClient;
    let shown: string[];

    /** Many entries of each chain, of which some are of one moment; the newest first. */
    beforeEach(async () => {
      const kit = testKit(given.db);
      await given.db.execute(sql`delete from throttles`);
      await given.db.delete(auditEntries).where(like(auditEntries.action, 'test.%'));
      await given.db.delete(auditHead);
      meena = await operatorClient(kit);
      const at = kit.clock.now();
      const entries = [1, 2, 3].flatMap((chain) =>
        Array.from({ length: OPERATOR_ROWS }, (_, seq) => ({
          ...{ chain, seq: 1_000_000 + seq, at: at + 7 * Math.floor((seq * chain) / 3) },
          ...{ actor: 'operator:meena', subject: ASHA, action: `test.${chain}_${seq}`, objectId: null },
          ...{ requestId: null, details: {}, previousHash: '', hash: '' },
        })),
      );
      await given.db.insert(auditEntries).values(entries);
      kit.clock.advance(10_000);
      shown = entries
        .toSorted((one, other) => other.at - one.at || other.chain - one.chain || other.seq - one.seq)
        .map(({ action }) => action);
    });

    it('is shown by time, page after page, each entry once', async () => {
      const seen: string[] = [];
      for (let before: string | undefined; ;) {
        const lines = await meena.call(getOperatorAudit, { query: { before } });
        seen.push(...lines.map(({ action }) => action));
        before = lines.at(-1)?.id;
        if (lines.length < OPERATOR_ROWS) break;
      }
      expect(seen.filter((action) => action.startsWith('test.'))).toEqual(shown);
    });

    it('goes on before the number of an entry of the first chain, as pages of before ask', async () => {
      const lines = await meena.call(getOperatorAudit, { query: { before: '1000040' } });
      const from = shown.indexOf('test.1_40') + 1;
      expect(lines.map(({ action }) => action)).toEqual(shown.slice(from, from + OPERATOR_ROWS));
    });

    it('is whole in the timeline of a person, whose pages end with a whole moment', async () => {
      const seen: string[] = [];
      for (let before: string | undefined; ;) {
        const page = await meena.call(getPersonTimeline, { query: { profileId: ASHA, before } });
        seen.push(...page.map(({ what }) => what));
        before = String(page.at(-1)?.at);
        if (page.length < OPERATOR_ROWS) break;
      }
      expect(seen.filter((what) => what.startsWith('test.')).toSorted()).toEqual(shown.toSorted());
    });
  },
  'seeded',
);
