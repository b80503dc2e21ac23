import { paise, ZERO_UNITS } from '@prosperx/core/money';
import { businessDateAt, DAY } from '@prosperx/core/time';
import { and, eq, ne } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { agents, brokerageRows, folios, positions, profiles, registrarRecords, schemes } from '#db/schema/index.js';
import { housekeeping } from '#housekeeping/housekeeping.js';
import type { Job } from '#queue/queue.js';
import { describeWithDb } from '#testing/engines.js';
import { migrateTo } from '#testing/past-schema.js';
import { testKit } from '#testing/test-kit.js';
import type { Db } from './db.js';

const MIGRATION = '0094_records_of_another';

/** A scheme that a customer holds, its folio and the customer's profile; a scheme of another house; and what all rows of registrars here have. */
async function heldIn(db: Db) {
  const [held] = await db
    .select({ folio: folios, scheme: schemes })
    .from(positions)
    .innerJoin(folios, eq(folios.id, positions.folioId))
    .innerJoin(schemes, eq(schemes.id, positions.schemeId))
    .limit(1);
  const { folio, scheme } = held!;
  const [other] = await db.select().from(schemes).where(ne(schemes.fundHouse, folio.fundHouse)).limit(1);
  const [agent] = await db.select({ code: agents.code }).from(agents).limit(1);
  const row = {
    ...({ agentCode: agent!.code, registrar: 'CAMS', folioNumber: folio.folioNumber, product: 'B02G' } as const),
    profileId: folio.profileId,
  };
  return { folio, scheme, other: other!, row };
}

describeWithDb(
  'the migration of records of another',
  (given) => {
    it('leaves a minor’s folio under the PAN of a guardian; what it takes back is kept for a while yet', async () => {
      const { db } = given;
      const { services, clock } = testKit(db);
      const { folio, scheme, other, row } = await heldIn(db);
      const lookup = (pan: string) => services.crypto.lookup('pan', pan);
      await db
        .update(profiles)
        .set({ panHash: lookup('own') })
        .where(eq(profiles.id, folio.profileId));
      const record = (id: string, schemeName: string, pan: string | null = 'guardian') => ({
        ...({ ...row, id, recordKey: id, schemeName, feed: 'folios', kind: 'holding' } as const),
        ...{ date: businessDateAt(clock.now()), units: ZERO_UNITS, frequency: '', importedAt: clock.now() - 300 * DAY },
        ...{ panHash: pan === null ? null : lookup(pan), folioId: folio.id, schemeId: scheme.id },
      });
      await db
        .insert(registrarRecords)
        .values([
          record('minor', scheme.name.toUpperCase()),
          record('other', other.name),
          record('own', other.name, 'own'),
          record('panless', other.name, null),
          record('right', scheme.name, null),
        ]);
      await migrateTo(db, MIGRATION);
      await housekeeping(services, {} as Job);
      const rows = await db.select().from(registrarRecords).orderBy(registrarRecords.id);
      expect(rows.map(({ id, profileId, folioId }) => [id, profileId, folioId])).toEqual([
        ['minor', folio.profileId, folio.id],
        ['other', null, null],
        ['own', folio.profileId, null],
        ['panless', null, null],
        ['right', folio.profileId, folio.id],
      ]);
    });

    it('takes back the brokerage of another house than that of the folio', async () => {
      const { db } = given;
      const { folio, scheme, other, row } = await heldIn(db);
      const paid = (id: string, schemeName: string | null, schemeId: string | null) => ({
        ...({ ...row, id, rowKey: id, schemeName, schemeId, kind: 'trail', fundHouse: folio.fundHouse } as const),
        ...{ month: scheme.latestNavDate!, amount: paise(100) },
      });
      const rows = [
        paid('found', null, other.id),
        paid('named', other.name, null),
        paid('right', scheme.name, null),
        paid('unnamed', null, null),
      ];
      await db.insert(brokerageRows).values(rows);
      await migrateTo(db, MIGRATION);
      const left = and(eq(brokerageRows.profileId, folio.profileId), eq(brokerageRows.fundHouse, folio.fundHouse));
      const kept = await db.select({ id: brokerageRows.id }).from(brokerageRows).where(left).orderBy(brokerageRows.id);
      expect(kept.map(({ id }) => id)).toEqual(['right', 'unnamed']);
    });
  },
  'seeded',
);
