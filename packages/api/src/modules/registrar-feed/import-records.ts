import type { importRegistrarRecords as call } from '@prosperx/core/registrar';
import { businessDateAt } from '@prosperx/core/time';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { audit } from '#audit/audit.js';
import { newId } from '#crypto/new-id.js';
import type { Db } from '#db/db.js';
import { folios, positions, profiles, registrarFiles, registrarRecords, schemes } from '#db/schema/index.js';
import { advisorOf } from '#http/agent.js';
import type { Verb } from '#http/serve.js';
import { withDb } from '#kernel/context.js';
import { accountsOfAgent } from '#records/agent/of-agent.js';
import {
  checkRowsKept,
  foliosOfRows,
  housesOfRows,
  IMPORTS_A_DAY,
  rowsToMatch,
  schemeLetters as letters,
} from '#records/registrar/registrar-rows.js';
import { isTriedPan } from '#records/registrar/tried-pan.js';
import { consumeLimit, throttleKey } from '#throttle/throttle.js';
import { panHashes } from './pan-hashes.js';

const records = registrarRecords;

type Part = Parameters<Verb<typeof call>>[0]['input'];

/** True of a row of nobody whose PAN was taken for a try, and which comes with a PAN that is not: by that its owner may be found. */
const isTriedNoMore = sql`(${records.profileId} is null and ${isTriedPan(records.panHash)} and ${records.panHash} <> excluded.pan_hash)`;

const RENEWED_PAN = { panHash: sql`case when ${isTriedNoMore} then excluded.pan_hash else ${records.panHash} end` };

/** What a newer row of a folio or standing instruction says anew; a transaction stays as it was booked, but for that PAN. */
const RENEWED = {
  ...RENEWED_PAN,
  date: sql`excluded.date`,
  until: sql`excluded.until`,
  units: sql`excluded.units`,
  nav: sql`excluded.nav`,
  amount: sql`excluded.amount`,
  frequency: sql`excluded.frequency`,
  importedAt: sql`excluded.imported_at`,
};

/** Takes rows of a registrar's feed over, each once by its key; balances are renewed by newer ones, standing instructions until they end: files have no day of their own, and one from before the end says that it goes on. A file that was taken over whole changes nothing but the PANs of its rows that were taken for tries. */
export const importRegistrarRecords: Verb<typeof call> = async ({ ctx, input }) => {
  const { code: agentCode } = await advisorOf(ctx);
  await consumeLimit(ctx, throttleKey(ctx, 'registrar-import', agentCode), IMPORTS_A_DAY);
  const { registrar, feed, fileHash, fileRows, isLast } = input;
  const own = and(
    eq(registrarFiles.agentCode, agentCode),
    eq(registrarFiles.kind, feed),
    eq(registrarFiles.fileHash, fileHash),
  );
  const isKnown = (await ctx.db.$count(registrarFiles, own)) > 0;
  const rows = isKnown ? await rowsTried(ctx.db, agentCode, input) : input.rows;
  if (rows === null) return { isKnownFile: true, added: 0, known: input.rows.length };
  if (rows.length === 0) return { isKnownFile: false, wasTaken: true, added: 0, known: input.rows.length };
  const importedAt = ctx.clock.now();
  const sealed = [...new Map(rows.map((row) => [row.recordKey, row])).values()].map(
    ({ folio, scheme, holder, pan, ...row }) => {
      const id = newId('rgr');
      return {
        ...{ ...row, id, agentCode, registrar, feed, importedAt, folioNumber: folio, schemeName: scheme },
        pan,
        holder: ctx.crypto.seal(records.holder, id, holder),
      };
    },
  );
  return ctx.db.transaction(async (tx) => {
    const hashOf = await panHashes(withDb(ctx, tx), agentCode, new Set(rows.flatMap(({ pan }) => pan || [])));
    const values = sealed.map(({ pan, ...row }) => ({ ...row, panHash: pan === '' ? null : hashOf(pan) }));
    const target = [records.agentCode, records.registrar, records.feed, records.recordKey];
    const insert = tx.insert(records).values(values);
    const added = await (
      isKnown || feed === 'transactions'
        ? insert.onConflictDoUpdate({ target, set: RENEWED_PAN, setWhere: isTriedNoMore })
        : insert.onConflictDoUpdate({
            target,
            set: RENEWED,
            setWhere:
              feed === 'folios'
                ? sql`excluded.date > ${records.date} or (excluded.date = ${records.date} and ${isTriedNoMore})`
                : sql`((excluded.until, excluded.amount, excluded.date) is distinct from (${records.until}, ${records.amount}, ${records.date}) or ${isTriedNoMore})
                    and (coalesce(${records.until} >= ${businessDateAt(importedAt)}::date, true) or excluded.until < ${records.until})`,
          })
    ).returning({ id: records.id });
    await checkRowsKept(tx, records, agentCode);
    await matchRecords(tx, agentCode, isLast ? 'all' : added.map(({ id }) => id));
    if (isLast) {
      const file = { id: newId('rgf'), agentCode, registrar, kind: feed, fileHash, rows: fileRows, importedAt };
      await tx.insert(registrarFiles).values(file).onConflictDoNothing();
      await audit(withDb(ctx, tx), { action: 'registrar.imported', details: { registrar, feed, rows: fileRows } });
    }
    return { isKnownFile: false, wasTaken: isKnown, added: added.length, known: input.rows.length - added.length };
  });
};

/** The rows of a part that wait here under a PAN that was taken for a try; null where no row of its feed does. */
async function rowsTried(db: Db, agentCode: string, { registrar, feed, rows }: Part): Promise<Part['rows'] | null> {
  const waiting = and(
    eq(records.agentCode, agentCode),
    eq(records.registrar, registrar),
    eq(records.feed, feed),
    isNull(records.profileId),
    isTriedPan(records.panHash),
  );
  if ((await db.$count(records, waiting)) === 0) return null;
  const keys = rows.map(({ recordKey }) => recordKey);
  const found = await db
    .select({ key: records.recordKey })
    .from(records)
    .where(and(waiting, inArray(records.recordKey, keys)));
  const tried = new Set(found.map(({ key }) => key));
  return rows.filter(({ recordKey }) => tried.has(recordKey));
}

/**
 * Finds out whose records are that are nobody's yet: of the one customer who has a folio of this number here, where neither PAN nor fund house
 * say otherwise, else of the one whose PAN it is. The folio of a minor may be under the PAN of a guardian: there its scheme says that it is this one.
 * Those of nobody wait, and are looked at again with the end of each file.
 */
async function matchRecords(tx: Db, agentCode: string, added: readonly string[] | 'all'): Promise<void> {
  if (added !== 'all' && added.length === 0) return;
  const looked = rowsToMatch(records, agentCode, added);
  const mine = sql`${looked} and ${records.profileId} is null`;
  const own = accountsOfAgent(tx, agentCode);
  await tx.execute(sql`
    with ${housesOfRows(agentCode)}, own as (
      select ${records.id} as id, ${folios.id} as folio_id, ${folios.profileId} as profile_id,
        count(*) over (partition by ${records.id}) as among
      from ${foliosOfRows(records)} join ${profiles} on ${profiles.id} = ${folios.profileId}
      where ${mine} and ${folios.profileId} in (${own})
        and (${records.panHash} is null or ${records.panHash} = ${profiles.panHash} or exists (
          select 1 from ${positions} join ${schemes} on ${schemes.id} = ${positions.schemeId}
          where ${positions.folioId} = ${folios.id} and ${letters(schemes.name)} = ${letters(records.schemeName)}))
    )
    update ${records} set profile_id = own.profile_id, folio_id = own.folio_id from own
    where own.id = ${records.id} and own.among = 1`);
  await tx.execute(sql`
    with own as (
      select pan_hash, min(id) as profile_id from ${profiles} where id in (${own}) and pan_hash is not null group by 1 having count(*) = 1
    )
    update ${records} set profile_id = own.profile_id from own where ${mine} and own.pan_hash = ${records.panHash}`);
  // the name is kept while nobody is known to have it
  await tx.execute(sql`
    update ${records} set holder = null where ${looked} and ${records.profileId} is not null and ${records.holder} is not null`);
  await tx.execute(sql`
    with held as (
      select ${positions.folioId} as folio_id, ${schemes.id} as scheme_id, ${letters(schemes.name)} as name,
        count(*) over (partition by ${positions.folioId}) as among
      from ${positions} join ${schemes} on ${schemes.id} = ${positions.schemeId} where ${positions.profileId} in (${own})
    )
    update ${records} set scheme_id = held.scheme_id from held
    where ${looked} and ${records.schemeId} is null and held.folio_id = ${records.folioId}
      and (held.among = 1 or held.name = ${letters(records.schemeName)})`);
}
