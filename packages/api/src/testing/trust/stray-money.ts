import { sql } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { TEST_UCC } from '#testing/new-investor.js';

/**
 * The payments and redemptions of people, by their client codes, whose money came from or went to another account than one of their own,
 * or beside which nothing says that their owner has confirmed them by a code. People without any account pay as their bank lets them;
 * what the exchange debits itself names no account, and wants a mandate of its owner's. Without client codes: of all whom a run has added.
 */
export async function strayMoney(db: Db, uccs?: readonly string[]): Promise<string[]> {
  const isOne = uccs ? sql`p.ucc in ${[...new Set(uccs), '']}` : sql`p.ucc like ${`${TEST_UCC}%`}`;
  const people = sql`(select p.id, p.user_id from profiles p where ${isOne})`;
  const isByExchange = sql`t.mode = 'mandate' and t.mandate_id is null and t.bank_account_id is null
    and exists (select from mandates m where m.profile_id = t.profile_id and m.state = 'approved')`;
  const isOwn = (row: string) => sql`exists (select from bank_accounts b
    where b.id = ${sql.raw(row)}.bank_account_id and b.profile_id = ${sql.raw(row)}.profile_id and b.verified_at is not null)`;
  const isAudited = (action: string, object: string) => sql`exists (select from audit_entries a
    where a.action = ${action} and a.object_id = ${sql.raw(object)} and a.actor = 'user:' || people.user_id)`;
  const { rows } = await db.execute<{ ref: string }>(sql`
    select t.id as ref from payments t join ${people} people on people.id = t.profile_id join order_sets s on s.id = t.order_set_id
      where t.state in ('processing', 'paid', 'refund_due', 'refunded') and not (
        (${isOwn('t')} or (${isByExchange}) or not exists (select from bank_accounts b where b.profile_id = t.profile_id))
        and (s.cart_id is null or (coalesce(s.confirmed_at <= t.created_at, false) and ${isAudited('orders.confirmed', 's.id')})))
    union all
    select t.id from sales t join ${people} people on people.id = t.profile_id
      where not (${isOwn('t')} or t.kind like '%switch%') or (t.plan_id is null and not ${isAudited('sale.requested', 't.id')})
    union all
    select o.reference from sandbox_bank_payouts o join sales t on t.bse_order_number = o.order_number
      join ${people} people on people.id = t.profile_id join bank_accounts b on b.id = t.bank_account_id where b.ifsc <> o.ifsc`);
  return rows.map(({ ref }) => ref);
}
