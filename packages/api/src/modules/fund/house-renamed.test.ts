import { addUnits } from '@prosperx/core/money';
import { businessDateAt } from '@prosperx/core/time';
import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { newId } from '#crypto/new-id.js';
import { folios, ledgerEntries, schemes } from '#db/schema/index.js';
import { reconcile } from '#reconciliation/reconcile.js';
import { readRedemptionPosition } from '#records/redemption/redemption-position.js';
import { describeWithDb } from '#testing/engines.js';
import { DEBT, EQUITY, lumpsum, schemeOf } from '#testing/investing.js';
import { goTo, holdingOf, newHolder } from '#testing/redeeming.js';
import { type TestKit, testKit } from '#testing/test-kit.js';
import { importMarket } from './import-market.js';

const HEADER =
  'Scheme Code;ISIN Div Payout/ ISIN Growth;ISIN Div Reinvestment;Scheme Name;Plan;Option;Net Asset Value;Date';
const SECTION = 'Open Ended Schemes(Equity Scheme - Mid Cap Fund)';

describeWithDb(
  'a fund house that has another name in the file',
  (given) => {
    async function holder() {
      const kit = testKit(given.db);
      const { profileId } = await newHolder(kit, lumpsum(50_000));
      await goTo(kit, '2026-11-17', '10:00');
      const { folioNumber, units, entries } = await holdingOf(kit, profileId, EQUITY);
      return { kit, profileId, folioNumber, units, entries };
    }

    /** AMFI's file of a later day, in which `EQUITY` alone stands, under a house of this name. */
    async function importUnder({ clock, services: { db } }: TestKit, fundHouse: string) {
      const { isin, name } = schemeOf(EQUITY);
      await db.update(schemes).set({ navsModelled: false }).where(eq(schemes.amfiCode, EQUITY));
      const row = `${EQUITY};${isin};-;${name};Regular Plan;Growth;100;17-Nov-2026`;
      const file = [HEADER, SECTION, fundHouse, row].join('\r\n');
      const today = businessDateAt(clock.now());
      await importMarket(db, file, { today, now: clock.now(), mayShrink: true });
    }

    const positionOf = ({ kit, profileId, folioNumber }: Awaited<ReturnType<typeof holder>>) =>
      readRedemptionPosition(
        given.db,
        { profileId, folioNumber, schemeId: schemeOf(EQUITY).id },
        businessDateAt(kit.clock.now()),
        false,
      );
    const housesOf = async (profileId: string) =>
      (await given.db.select().from(folios).where(eq(folios.profileId, profileId))).map(({ fundHouse }) => fundHouse);
    const misplaced = async () =>
      (await reconcile(given.db)).discrepancies.filter(({ check }) => check === 'ledger_folio');

    it('takes the folios of its investors with it, and what the file no longer names', async () => {
      const held = await holder();
      await importUnder(held.kit, 'Renamed Mutual Fund');
      expect(await housesOf(held.profileId)).toEqual(['Renamed Mutual Fund']);
      expect(await positionOf(held)).toMatchObject({ held: held.units });
      expect(await misplaced()).toEqual([]);
      const [debt] = await given.db.select().from(schemes).where(eq(schemes.amfiCode, DEBT));
      expect(debt?.fundHouse).toBe('Renamed Mutual Fund');
    });

    it('joins what was booked meanwhile into a second folio of the number', async () => {
      const held = await holder();
      const second = { folioNumber: held.folioNumber, fundHouse: 'Second Mutual Fund', profileId: held.profileId };
      const id = newId('folio');
      await given.db.insert(folios).values({ ...second, id, createdAt: held.kit.clock.now() });
      const { seq: _, ...entry } = held.entries[0]!;
      await given.db.insert(ledgerEntries).values({ ...entry, folioId: id, sourceRef: 'booked meanwhile' });
      await importUnder(held.kit, 'Second Mutual Fund');
      expect(await housesOf(held.profileId)).toEqual(['Second Mutual Fund']);
      expect(await positionOf(held)).toMatchObject({ held: addUnits(held.units, held.units) });
    });

    it('leaves a folio where it is whose number somebody else has under the new name', async () => {
      const held = await holder();
      const other = await holder();
      const there = { folioNumber: held.folioNumber, fundHouse: 'Third Mutual Fund', profileId: other.profileId };
      await given.db.insert(folios).values({ ...there, id: newId('folio'), createdAt: held.kit.clock.now() });
      await importUnder(held.kit, 'Third Mutual Fund');
      expect(await housesOf(held.profileId)).not.toContain('Third Mutual Fund');
      expect(await misplaced()).not.toEqual([]);
      const isThere = and(eq(folios.profileId, other.profileId), eq(folios.fundHouse, 'Third Mutual Fund'));
      expect(await given.db.$count(folios, isThere)).toBe(2);
    });
  },
  'seeded',
);
