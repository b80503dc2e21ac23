import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import type { Slice } from './people.js';
import { INSTALMENTS_DONE } from './shape.js';

/** Folios of an investor, of which the first two are those of their SIPs, and the movements of each. */
const FOLIOS = 5;
const MOVEMENTS = 20;

/** Done jobs of an instalment: they are kept for 90 days. */
const KINDS = [
  'sip.instalment',
  'exchange.register',
  'gateway.start',
  'exchange.confirm_funds',
  'order.allot',
  'notifier.order_letter',
];

const at = (date: SQL, time: string) => sql`((${date})::text || ${` ${time}+05:30`})::timestamptz`;
const units = (amount: SQL, nav: SQL) => sql`(round((${amount})::numeric * 1000000000 / ${nav}) * 10)::bigint`;

/** Adds folios, the ledger, SIPs with their past instalments, and the jobs of the next ones. */
export async function addBooks(tx: Db, slice: Slice): Promise<void> {
  await addFolios(tx, slice);
  await addEntries(tx);
  await addSips(tx);
  await addInstalments(tx);
  await addJobs(tx);
  await addCarts(tx);
}

/** What triggers of the ledger keep otherwise: the sums of each scheme in each folio. */
export const sumPositions = (tx: Db) =>
  tx.execute(sql`
    insert into positions (profile_id, folio_id, scheme_id, units, paid, received, sale_count, transaction_count, first_nav_date)
    select profile_id, folio_id, scheme_id, sum(units), coalesce(sum(amount + stamp_duty) filter (where units > 0), 0),
      coalesce(-sum(amount) filter (where units <= 0), 0), count(*) filter (where units <= 0), count(*), min(nav_date)
    from ledger_entries where folio_id like 'fol\\_s________' group by 1, 2, 3 order by 1, 2, 3`);

async function addFolios(tx: Db, { first, last }: Slice): Promise<void> {
  await tx.execute(sql`create temp table held on commit drop as
    select p.number as investor, k, p."profileId" as profile_id, 'SC' || lpad(p.number::text, 8, '0') as ucc,
      'fol_s' || lpad(p.number::text, 7, '0') || k as folio_id, 'S' || lpad(p.number::text, 7, '0') || k as folio_number,
      s.price, s.growth, s.id as scheme_id, s.isin, s.fund_house
    from people p cross join generate_series(1, ${FOLIOS}) k
    cross join (select count(equity)::int as equity, count(*)::int as many from scale.schemes) all_schemes
    cross join lateral (select scale.pick('fund ' || p.number || k, case when k <= 2 then equity else many end) as place) chosen
    join scale.schemes s on s.number = case when k <= 2 then (select number from scale.schemes e where e.equity = place) else 1 + place end
    where p.number between ${first} and ${last}`);
  await tx.execute(sql`analyze held`);
  await tx.execute(sql`
    insert into folios (id, folio_number, fund_house, profile_id, created_at)
    select folio_id, folio_number, fund_house, profile_id, timestamptz '2021-11-15 10:00+05:30' from held order by 1`);
}

/** What was bought before there were orders here, a purchase in each 21 working days; the third folio has sold a part within this year. */
const addEntries = (tx: Db) =>
  tx.execute(sql`
    insert into ledger_entries (profile_id, folio_id, scheme_id, source, source_ref, kind, date, nav_date, nav, amount, stamp_duty, units, booked_at)
    select h.profile_id, h.folio_id, h.scheme_id, 'scale', h.folio_id || ' ' || n, case when is_sale then 'redemption' else 'purchase' end,
      d.date, d.date, v.nav, case when is_sale then -round(100000::numeric * v.nav / 100000000) else 499975 end,
      case when is_sale then 0 else 25 end, case when is_sale then -100000 else ${units(sql`499975`, sql`v.nav`)} end, ${at(sql`d.date`, '21:00')}
    from held h cross join generate_series(${MOVEMENTS}, 1, -1) n
    join scale.days d on d.number = (select count(*) from scale.days) - 21 * n - h.investor % 13
      + case when h.k <= 2 then -105 else 0 end
    cross join lateral (select scale.nav(h.price, h.growth, d.number) as nav, n = 1 and h.k = 3 as is_sale) v
    where h.k > 2 or n <= ${MOVEMENTS - INSTALMENTS_DONE}
    order by h.folio_id, n desc`);

/** Two SIPs a person, in the first two folios; the first is due on the day of the morning. */
async function addSips(tx: Db): Promise<void> {
  await tx.execute(sql`create temp table running on commit drop as
    select h.*, lpad(h.investor::text, 7, '0') || h.k as name, a.amount, a.duty, date as sip_date
    from held h
    join scale.amounts a on a.place = scale.pick('amount ' || h.folio_id, 5)
    cross join lateral (select case when h.k = 1 then 15 else (array[5, 10, 20, 25])[1 + scale.pick('date ' || h.folio_id, 4)] end as date) chosen
    where h.k <= 2`);
  await tx.execute(sql`
    insert into sips (id, profile_id, scheme_id, first_order_id, registration_number, mandate_id, folio_number, amount, frequency,
      sip_date, instalments, instalments_done, next_date, state, created_at, changed_at)
    select 'sip_s' || name, profile_id, scheme_id, 'ord_s' || name || 1, 'xsip_s' || name, 'mandate_s' || left(name, 7), folio_number,
      amount, 1, sip_date, 60, ${INSTALMENTS_DONE}, next.date, 'running', ${at(sql`next.date - 180`, '09:15')}, ${at(sql`next.date - 30`, '09:15')}
    from running join scale.instalments next on next."sipDate" = sip_date and next.number = ${INSTALMENTS_DONE + 1} order by 1`);
  await tx.execute(sql`
    insert into sandbox_exchange_sips (registration_number, client_ref, ucc, scheme_code, amount, start, instalments, state, pauses, created_at)
    select 'xsip_s' || name, 'ref_s' || name || 1, ucc, isin, amount, second.date, 60, 'active', '{}', ${at(sql`second.date - 30`, '09:15')}
    from running join scale.instalments second on second."sipDate" = sip_date and second.number = 2 order by 1`);
}

/** The instalments that are done: order, payment and entry, as the books of exchange and bank have them too. */
async function addInstalments(tx: Db): Promise<void> {
  await tx.execute(sql`create temp table done on commit drop as
    select r.*, i.number as instalment, i.date, r.name || i.number as ref, v.nav, ${units(sql`(r.amount - r.duty)`, sql`v.nav`)} as units,
      ${at(sql`i.date`, '09:15')} as ordered_at
    from running r join scale.instalments i on i."sipDate" = r.sip_date and i.number <= ${INSTALMENTS_DONE}
    cross join lateral (select scale.nav(r.price, r.growth, i.day) as nav) v`);
  await tx.execute(sql`
    insert into order_sets (id, px_order_number, content_hash, profile_id, amount, confirmed_at, created_at)
    select 'set_s' || ref, 'PXS' || ref, ref, profile_id, amount, ordered_at, ordered_at from done order by 1`);
  await tx.execute(sql`
    insert into orders (id, order_set_id, profile_id, scheme_id, client_ref, kind, amount, frequency, sip_date, instalments, folio_number, sip_id,
      instalment, state, payment_state, bse_order_number, accepted_at, allotted_units, allotted_nav, nav_date, stamp_duty, created_at, changed_at)
    select 'ord_s' || ref, 'set_s' || ref, profile_id, scheme_id, 'ref_s' || ref, 'sip', amount, 1, sip_date, 60, folio_number,
      case when instalment > 1 then 'sip_s' || name end, case when instalment > 1 then instalment end, 'allotted', 'paid', '7' || ref, ordered_at,
      units, nav, date, duty, ordered_at, ordered_at from done order by 1`);
  await tx.execute(sql`
    insert into payments (id, order_set_id, profile_id, client_ref, mode, amount, state, gateway_ref, mandate_id, loop_back_url, paid_at, created_at, changed_at)
    select 'pay_s' || ref, 'set_s' || ref, profile_id, 'pay_s' || ref, 'mandate', amount, 'paid', 'gw_s' || ref, 'mandate_s' || left(name, 7),
      '/v1/thank-you', ordered_at, ordered_at, ordered_at from done order by 1`);
  await tx.execute(
    sql`insert into payment_orders (payment_id, order_id) select 'pay_s' || ref, 'ord_s' || ref from done order by 1`,
  );
  await tx.execute(sql`
    insert into ledger_entries (profile_id, folio_id, scheme_id, order_id, source, source_ref, kind, date, nav_date, nav, amount, stamp_duty, units, booked_at)
    select profile_id, folio_id, scheme_id, 'ord_s' || ref, 'exchange', 'ref_s' || ref, 'sip', date, date, nav, amount - duty, duty, units,
      ordered_at + interval '1 day' from done order by ref`);
  await tx.execute(sql`
    insert into sandbox_exchange_orders (order_number, client_ref, ucc, scheme_code, kind, amount, folio_number, state, order_date, details, created_at)
    select '7' || ref, 'ref_s' || ref, ucc, isin, 'sip', amount, folio_number, 'allotted', date, jsonb_build_object('paymentRef', 'pay_s' || ref,
        'realisedAt', (extract(epoch from ordered_at) * 1000)::bigint, 'fundHouse', fund_house, 'allotment', jsonb_build_object(
          'folioNumber', folio_number, 'units', units, 'nav', nav, 'navDate', date, 'stampDuty', duty)), ordered_at from done order by 1`);
  await tx.execute(sql`
    insert into sandbox_bank_payments (gateway_ref, client_ref, amount, state, return_url, details, created_at)
    select 'gw_s' || ref, 'pay_s' || ref, amount, 'paid', '', jsonb_build_object('instrument', jsonb_build_object('mode', 'mandate',
      'mandateId', 'mandate_s' || left(name, 7)), 'at', (extract(epoch from ordered_at) * 1000)::bigint), ordered_at from done order by 1`);
}

/** The jobs of the next instalments, their reminders, and what is left of the last months. */
async function addJobs(tx: Db): Promise<void> {
  await tx.execute(sql`
    insert into queue (kind, ref, payload, state, attempts, due_at, created_at, done_at)
    select job.kind, 'sip_s' || name || ':' || next.number || ':' || next.date,
      jsonb_build_object('sipId', 'sip_s' || name, 'instalment', next.number, 'date', next.date),
      case when job.at < timestamptz '2026-11-16 09:15+05:30' then 'done' else 'pending' end, 0, job.at, job.at - interval '30 days',
      case when job.at < timestamptz '2026-11-16 09:15+05:30' then job.at end
    from running join scale.instalments next on next."sipDate" = sip_date and next.number = ${INSTALMENTS_DONE + 1}
    cross join lateral (values ('sip.instalment', ${at(sql`next.date`, '09:15')}), ('sip.reminder', ${at(sql`next.reminded`, '10:00')})) job(kind, at)
    order by job.at`);
  await tx.execute(sql`
    insert into queue (kind, ref, payload, state, attempts, due_at, created_at, done_at)
    select kind, 'done_s' || ref, jsonb_build_object('orderId', 'ord_s' || ref), 'done', 1, ordered_at, ordered_at, ordered_at
    from done cross join unnest(${`{${KINDS.join(',')}}`}::text::text[]) kind where instalment > ${INSTALMENTS_DONE - 3}`);
}

/** Every tenth person has two funds in the cart. */
async function addCarts(tx: Db): Promise<void> {
  const now = sql`timestamptz '2026-11-14 10:00+05:30'`;
  await tx.execute(sql`
    insert into carts (id, profile_id, status, created_at, changed_at)
    select 'cart_s' || investor, profile_id, 'active', ${now}, ${now} from held where k = 1 and investor % 10 = 0`);
  await tx.execute(sql`
    insert into cart_items (id, cart_id, scheme_id, investment_type, frequency, amount, created_at)
    select 'item_s' || investor || k, 'cart_s' || investor, scheme_id, 'LUMPSUM', 0, 500000, ${now} from held where k <= 2 and investor % 10 = 0`);
}
