import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { describeWithDb } from '#testing/engines.js';
import { inPast, migrateTo } from '#testing/past-schema.js';

const MIGRATION = '0025_pan_proof';

describeWithDb('the migration to proven PANs', (given) => {
  it('takes what a PAN alone filled in, and its name, from profiles that the exchange has not judged', async () => {
    await inPast(given.db, MIGRATION, async (tx) => {
      // a profile's user is looked for in the schema of today
      for (const schema of ['past', 'public'])
        await tx.execute(sql`
          insert into ${sql.identifier(schema)}.users (id, mobile, mobile_hash, name, created_at)
          values ('usr', 'm', 'h', 'Nikki', now())`);
      const person = (id: string, registered: number) => sql`
        insert into profiles (id, user_id, ucc, name, tax_status, pan_hash, kyc_name, registered_with_bse, gender,
          date_of_birth, address, pincode, city, state, prefilled, created_at)
        values (${id}, 'usr', ${id}, 'SARLA NAIR', '01', 'hash', 'SARLA NAIR', ${registered}, 'F',
          '1990-01-31', 'sealed', '560001', 'Bengaluru', 'Karnataka', '{dob,pincode}', now())`;
      for (const [id, registered] of [
        ['new', 0],
        ['sent', 1],
        ['refused', 2],
        ['registered', 3],
      ] as const)
        await tx.execute(person(id, registered));
      await migrateTo(tx, MIGRATION);
      const { rows } = await tx.execute(sql`
        select id, name, kyc_name, gender, date_of_birth::text as born, address, pincode, city, prefilled::text as prefilled
        from profiles order by registered_with_bse`);
      const emptied = { name: 'Nikki', kyc_name: null, born: null, pincode: null, city: null, prefilled: '{}' };
      const kept = { name: 'SARLA NAIR', kyc_name: 'SARLA NAIR', born: '1990-01-31', pincode: '560001' };
      expect(rows).toMatchObject([
        { id: 'new', ...emptied, gender: 'F', address: 'sealed' },
        { id: 'sent', ...kept },
        { id: 'refused', ...emptied },
        { id: 'registered', ...kept },
      ]);
    });
  });
});
