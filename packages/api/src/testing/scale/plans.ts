import type pg from 'pg';
import type { Db } from '#db/db.js';
import type { AskedQuery } from '#testing/trust/counted-db.js';

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly Filter?: string;
  readonly 'Index Cond'?: string;
  readonly 'Recheck Cond'?: string;
  readonly Plans?: readonly PlanNode[];
}

/** Tables that do not grow with the people: what the operator, the market or the calendar brings, and rows of which there is one. */
const SMALL: ReadonlySet<string> = new Set([
  'agents',
  'audit_head',
  'content_items',
  'exchange_holidays',
  'nfos',
  'pack_schemes',
  'packs',
  'partner_agents',
  'partner_keys',
  'partner_origins',
  'partners',
  'risk_questionnaires',
  'sandbox_clock',
  'search_words',
  'webhook_endpoints',
]);

/** The large tables that a plan scans from end to end. What lies behind a limit, and may be any rows, is left early. */
function wholeReads(node: PlanNode, isLimited = false): string[] {
  const table = node['Relation Name'] ?? '';
  const limited = isLimited || node['Node Type'] === 'Limit';
  const isWhole = node['Node Type'].endsWith('Seq Scan') && !(limited && node.Filter === undefined);
  const own = isWhole && !SMALL.has(table) ? [table] : [];
  return [...own, ...(node.Plans ?? []).flatMap((plan) => wholeReads(plan, limited))];
}

/** Whether a plan reads a table without a condition that an index serves. */
function isReadWithoutIndex(node: PlanNode, table: string): boolean {
  const byIndex = node['Index Cond'] ?? node['Recheck Cond'];
  const isOwn = node['Relation Name'] === table && byIndex === undefined;
  return isOwn || (node.Plans ?? []).some((plan) => isReadWithoutIndex(plan, table));
}

/** Explains queries on PostgreSQL, each text once, where a sequential scan is the last choice, so that one stands in a plan only where no index can serve, however few rows a test has. */
async function explained(db: Db, queries: readonly AskedQuery[]) {
  const client = await (db as Db & { readonly $client: pg.Pool }).$client.connect();
  const plans: { readonly text: string; readonly roots: readonly PlanNode[] }[] = [];
  try {
    await client.query('set enable_seqscan = off');
    for (const { text, params } of new Map(queries.map((query) => [query.text, query])).values()) {
      if (!/^\s*(select|insert|update|delete|with)\b/i.test(text)) continue;
      const { rows } = await client.query<{ 'QUERY PLAN': readonly { readonly Plan: PlanNode }[] }>(
        `explain (format json) ${text}`,
        [...params],
      );
      plans.push({ text, roots: rows.flatMap((row) => row['QUERY PLAN'].map(({ Plan }) => Plan)) });
    }
    await client.query('reset enable_seqscan');
  } finally {
    client.release();
  }
  return plans;
}

/** Returns what reads a large table whole, each text once. */
export async function readsOfWholeTables(db: Db, queries: readonly AskedQuery[]): Promise<readonly string[]> {
  return (await explained(db, queries)).flatMap(({ text, roots }) => {
    const whole = roots.flatMap((root) => wholeReads(root));
    return whole.length > 0 ? `${whole.join(', ')}: ${text}` : [];
  });
}

/** Returns what reads a table from end to end, along an index or not, each text once. */
export async function readsWithoutIndex(
  db: Db,
  queries: readonly AskedQuery[],
  table: string,
): Promise<readonly string[]> {
  const plans = await explained(db, queries);
  return plans.flatMap(({ text, roots }) => (roots.some((root) => isReadWithoutIndex(root, table)) ? text : []));
}
