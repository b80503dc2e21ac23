import type { Instant } from '@prosperx/core/time';
import { type SQL, sql } from 'drizzle-orm';
import { at } from '#db/instants.js';
import { throttles } from '#db/schema/index.js';

export interface Level {
  /** What is left of the count. */
  readonly left: SQL;
  /** From when on the next one runs out. */
  readonly since: SQL;
}

/** Where a count stands that loses one every so many milliseconds. In whole steps, so that no fraction is lost by asking often. */
export function levelAt(now: Instant, oneEvery: number): Level {
  const passed = sql`extract(epoch from (${at(now)} - ${throttles.since})) * 1000`;
  const gone = sql`greatest(floor((${passed}) / ${oneEvery}::float8), 0)`;
  return {
    left: sql`greatest(${throttles.count} - ${gone}, 0)::int`,
    since: sql`case when ${throttles.count} <= ${gone} then ${at(now)} else ${throttles.since} + ${gone} * ${oneEvery}::float8 * interval '1 millisecond' end`,
  };
}
