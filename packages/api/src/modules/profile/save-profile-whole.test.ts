import { getProfileView, saveProfile } from '@prosperx/core/profile';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { profiles } from '#db/schema/index.js';
import { newApplicant, soundAnswers } from '#testing/applicant.js';
import { countOf } from '#testing/count-of.js';
import { describeWithDb } from '#testing/engines.js';
import { aNominee } from '#testing/exchange-client.js';
import { type TestKit, testKit } from '#testing/test-kit.js';

const { personal, bank, occupation } = soundAnswers;
const nomineeOnWire = { ...aNominee, nomineePercentage: 100, isNomineeMinor: 'false' as const };

describeWithDb(
  'saveProfile at the same time',
  (given) => {
    let kit: TestKit;
    beforeEach(async () => {
      kit = testKit(given.db);
      await given.db.execute(sql`delete from throttles`);
    });

    const rowOf = async (profileId: string) =>
      (await given.db.select().from(profiles).where(eq(profiles.id, profileId)))[0]!;

    describe('in parallel', () => {
      const parts = [{ gender: 'F' }, { address: 'Elsewhere 1' }, { occupationType: 'B' }, { incomeSlab: '36' }];

      it('a profile loses nothing of what different tabs send', async () => {
        const { client, ucc } = await newApplicant(kit);
        await Promise.all(parts.map((body) => client.call(saveProfile, { query: { ucc }, body })));
        expect(await client.call(getProfileView, { query: { ucc } })).toMatchObject({
          gender: 'F',
          address: 'Elsewhere 1',
          occupationType: 'B',
          incomeSlab: '36',
        });
        expect((await rowOf((await client.call(getProfileView, { query: { ucc } })).encryptedId)).revision).toBe(4);
      });

      it('loses some where the whole row is read, changed and written: the naive twin', async () => {
        const { profileId } = await newApplicant(kit);
        const changes = [{ gender: 'F' }, { occupationType: 'B' }, { incomeSlab: '36' }] as const;
        const readers = changes.map(async (change) => {
          const { id: _, ...row } = await rowOf(profileId);
          return { ...row, ...change };
        });
        // each has read before any writes, which parallel requests only may
        for (const row of await Promise.all(readers)) {
          await given.db.update(profiles).set(row).where(eq(profiles.id, profileId));
        }
        const { gender, occupationType, incomeSlab } = await rowOf(profileId);
        expect([gender, occupationType, incomeSlab].filter((value) => value !== null)).toHaveLength(1);
      });
    });

    it('a profile is as it was or as it was entered, whatever is sent', async () => {
      const { client, ucc, profileId } = await newApplicant(kit);
      const fields = { ...personal, ...bank, ...occupation, optIn: true, nomineeList: [nomineeOnWire] };
      const junk = fc.oneof(fc.string(), fc.jsonValue(), fc.constantFrom('', 'F', '01/01/1990', '560001', 'S', '33'));
      const value = (sound: unknown) => fc.oneof({ weight: 4, arbitrary: fc.constant(sound) }, junk);
      const body = fc.record(Object.fromEntries(Object.entries(fields).map(([name, sound]) => [name, value(sound)])), {
        requiredKeys: [],
      });
      await fc.assert(
        fc.asyncProperty(body, async (sent) => {
          const before = await rowOf(profileId);
          const { status } = await client.send(saveProfile, { query: { ucc }, body: sent as never });
          expect(status).toBeLessThan(500);
          const after = await rowOf(profileId);
          if (status !== 200) {
            expect(after).toEqual(before);
            return;
          }
          expect(after.revision).toBe(before.revision + 1);
          const view = await client.call(getProfileView, { query: { ucc } });
          for (const name of ['gender', 'incomeSlab', 'occupationType'] as const) {
            if (sent[name] !== undefined) expect(view[name]).not.toBeNull();
          }
        }),
        { numRuns: countOf({ test: 20, trust: 60 }) },
      );
    });
  },
  'seeded',
);
