import { expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { describeOnEachEngine } from '#testing/engines.js';
import { users } from './schema/index.js';
import type { Lookup, Sealed } from './schema/columns.js';

describeOnEachEngine('the database', (given) => {
  it('keeps instants to the millisecond', async () => {
    const at = Date.UTC(2026, 10, 16, 4, 30, 0, 123);
    await given.db.insert(users).values({ id: 'u1', mobile: 'x' as Sealed, mobileHash: 'y' as Lookup, name: 'A', createdAt: at });
    expect(await given.db.select({ at: users.createdAt }).from(users)).toEqual([{ at }]);
    const { rows } = await given.db.execute<{ n: string }>(sql`select similarity('abc', 'abd')::text as n`);
    expect(rows[0]?.n).toBe('0.33333334');
  });
});
