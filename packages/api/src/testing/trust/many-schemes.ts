import { schemes } from '#db/schema/index.js';
import { sql } from 'drizzle-orm';
import type { Db } from '#db/db.js';

/** Fills the catalogue up to so many schemes: each of the seeded ones again, as a series of every other's kind. */
export async function addManySchemes(db: Db, count: number): Promise<void> {
  const missing = count - (await db.$count(schemes));
  await db.execute(sql`
    insert into schemes
    select (jsonb_populate_record(one, jsonb_build_object(
      'id', one.id || '_' || other.amfi_code || '_' || series,
      'amfi_code', one.amfi_code || '_' || other.amfi_code || '_' || series,
      'name', one.name || ' ' || other.sub_category || ' Series ' || series
    ))).*
    from schemes one, schemes other, generate_series(1, 9) series
    order by series, one.id, other.id
    limit ${missing}::int`);
}
