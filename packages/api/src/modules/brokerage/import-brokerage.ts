import type { importBrokerage as call } from '@prosperx/core/registrar';
import { and, eq, sql } from 'drizzle-orm';
import { audit } from '#audit/audit.js';
import { newId } from '#crypto/new-id.js';
import type { Db } from '#db/db.js';
import { brokerageRows, folios, positions, registrarFiles, schemes } from '#db/schema/index.js';
import { advisorOf } from '#http/agent.js';
import type { Verb } from '#http/serve.js';
import { withDb } from '#kernel/context.js';
import { accountsOfAgent } from '#records/agent/of-agent.js';
import {
  bareFolio as bare,
  checkRowsKept,
  foliosOfRows,
  housesOfRows,
  IMPORTS_A_DAY,
  rowsToMatch,
  schemeLetters as letters,
} from '#records/registrar/registrar-rows.js';
import { consumeLimit, throttleKey } from '#throttle/throttle.js';

/** Takes rows of brokerage over, each once by its key; the call with the last rows of a file marks it as taken over, and a file that is so changes nothing. */
export const importBrokerage: Verb<typeof call> = async ({ ctx, input }) => {
  const { code: agentCode } = await advisorOf(ctx);
  await consumeLimit(ctx, throttleKey(ctx, 'brokerage-import', agentCode), IMPORTS_A_DAY);
  const { registrar, fileHash, rows, fileRows, isLast } = input;
  const own = and(
    eq(registrarFiles.agentCode, agentCode),
    eq(registrarFiles.kind, 'brokerage'),
    eq(registrarFiles.fileHash, fileHash),
  );
  if ((await ctx.db.$count(registrarFiles, own)) > 0) return { isKnownFile: true, added: 0, known: rows.length };
  return ctx.db.transaction(async (tx) => {
    const values = rows.map(({ folio, scheme, ...row }) => ({
      ...row,
      id: newId('bkg'),
      agentCode,
      registrar,
      folioNumber: folio,
      schemeName: scheme,
    }));
    const added = await tx
      .insert(brokerageRows)
      .values(values)
      .onConflictDoNothing()
      .returning({ id: brokerageRows.id });
    await checkRowsKept(tx, brokerageRows, agentCode);
    await matchBrokerage(tx, agentCode, isLast ? 'all' : added.map(({ id }) => id));
    if (isLast) {
      const file = { id: newId('rgf'), agentCode, registrar, kind: 'brokerage' as const, fileHash, rows: fileRows };
      await tx
        .insert(registrarFiles)
        .values({ ...file, importedAt: ctx.clock.now() })
        .onConflictDoNothing();
      await audit(withDb(ctx, tx), { action: 'brokerage.imported', details: { registrar, rows: fileRows } });
    }
    return { isKnownFile: false, added: added.length, known: rows.length - added.length };
  });
};

/**
 * Finds out whose rows are that are nobody's yet: of the one customer who has a folio of this number, at the fund house that the row
 * names, if any; of the scheme that alone is in it, that
 * has the name of the file, or, at the end of a file, that the registrar's code was found to mean in another row. What can be two things stays
 * open, and is looked at again with the end of each file.
 */
async function matchBrokerage(tx: Db, agentCode: string, added: readonly string[] | 'all'): Promise<void> {
  if (added !== 'all' && added.length === 0) return;
  const rows = brokerageRows;
  const looked = rowsToMatch(rows, agentCode, added);
  await tx.execute(sql`
    with ${housesOfRows(agentCode)}, own as (
      select ${rows.id} as id, ${folios.profileId} as profile_id, ${folios.fundHouse} as fund_house,
        count(*) over (partition by ${rows.id}) as among
      from ${foliosOfRows(rows)}
      where ${looked} and ${rows.profileId} is null and ${folios.profileId} in (${accountsOfAgent(tx, agentCode)})
    )
    update ${rows} set profile_id = own.profile_id, fund_house = own.fund_house from own
    where own.id = ${rows.id} and own.among = 1`);
  await tx.execute(sql`
    with held as (
      select ${bare(folios.folioNumber)} as number, ${folios.profileId} as profile_id, ${schemes.id} as scheme_id,
        ${letters(schemes.name)} as name, count(*) over (partition by ${folios.id}) as among
      from ${folios} join ${positions} on ${positions.folioId} = ${folios.id} and ${positions.profileId} = ${folios.profileId}
      join ${schemes} on ${schemes.id} = ${positions.schemeId} where ${folios.profileId} in (${accountsOfAgent(tx, agentCode)})
    )
    update ${rows} set scheme_id = held.scheme_id from held
    where ${looked} and ${rows.schemeId} is null and held.profile_id = ${rows.profileId}
      and held.number = ${bare(rows.folioNumber)}
      and (held.among = 1 and ${rows.schemeName} is null or held.name = ${letters(rows.schemeName)})`);
  if (added !== 'all') return;
  await tx.execute(sql`
    with known as (
      select registrar, product, min(scheme_id) as scheme_id from ${rows}
      where agent_code = ${agentCode} and scheme_id is not null group by 1, 2 having count(distinct scheme_id) = 1
    )
    update ${rows} set scheme_id = known.scheme_id from known
    where ${looked} and ${rows.schemeId} is null and known.registrar = ${rows.registrar} and known.product = ${rows.product}`);
}
