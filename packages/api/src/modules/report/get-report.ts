import { PxError } from '@prosperx/core/errors';
import { LEAD_STATUSES } from '@prosperx/core/lead';
import { addPaise, ZERO_PAISE } from '@prosperx/core/money';
import type { CustomerReport, getCustomerReport as reportCall, getReportsUrl as urlCall } from '@prosperx/core/report';
import { businessDateAt } from '@prosperx/core/time';
import { count, eq } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { agentCustomers, leads, profiles, users } from '#db/schema/index.js';
import { advisorOf } from '#http/agent.js';
import type { Verb } from '#http/serve.js';
import type { Context } from '#kernel/context.js';
import type { Services } from '#kernel/services.js';
import { ofAgent } from '#records/agent/of-agent.js';
import { documentLink } from '#records/file/file-links.js';
import { readHistory } from '#records/portfolio/read-history.js';
import { readHeld, readHeldNavs } from '#records/portfolio/repository.js';
import { NO_SIPS, sipBooks } from '#records/sip/sip-book.js';

/** The page of the report. */
const PAGE = '/v1/customer-investment-report';

/** Advisors who do not see what their customers hold get no report. */
const isHidden = ({ config }: Pick<Services, 'config'>, agentCode: string) =>
  config.agentsWithoutTotals.includes(agentCode);

export const getReportsUrl: Verb<typeof urlCall> = async ({ ctx, input }) => {
  const { code } = await advisorOf(ctx);
  if (input.agentCode !== code) throw new PxError('forbidden');
  return isHidden(ctx, code) ? '' : PAGE;
};

const customersOf = (db: Db, agentCode: string) =>
  db
    .select({ id: profiles.id, name: profiles.name, ucc: profiles.ucc, since: agentCustomers.createdAt })
    .from(agentCustomers)
    .innerJoin(users, eq(users.id, agentCustomers.userId))
    .innerJoin(profiles, eq(profiles.userId, agentCustomers.userId))
    .where(ofAgent(agentCode));

async function leadsOf(db: Db, agentCode: string) {
  const rows = await db
    .select({ status: leads.status, count: count() })
    .from(leads)
    .where(eq(leads.agentCode, agentCode))
    .groupBy(leads.status);
  return LEAD_STATUSES.map((status) => ({ status, count: rows.find((row) => row.status === status)?.count ?? 0 }));
}

type Report = Omit<CustomerReport, 'files'>;

/** Reads the report of an advisor: what the customers hold who are theirs today, at the last NAVs. */
export async function readReport({ db }: Pick<Services, 'db'>, agentCode: string): Promise<Report> {
  const customers = await customersOf(db, agentCode);
  const ids = customers.map(({ id }) => id);
  const history = ids.length === 0 ? [] : await readHistory(db, ids);
  const running = await sipBooks(db, ids);
  const held = ids.length === 0 ? null : await readHeld(db, ids);
  return {
    asOf: history.at(-1)?.date ?? null,
    ...(await readHeldNavs(db, ids)),
    history,
    customers: customers
      .map(({ id, name, ucc, since }) => ({
        name,
        ucc,
        since: businessDateAt(since),
        ...(held?.get(id) ?? { value: ZERO_PAISE, invested: ZERO_PAISE }),
        sipMonthly: (running.get(id) ?? NO_SIPS).monthly,
      }))
      .sort((one, other) => other.value - one.value || (one.name < other.name ? -1 : 1)),
    sipBook: [...running.values()].reduce(
      (sum, { count, monthly }) => ({ count: sum.count + count, monthly: addPaise(sum.monthly, monthly) }),
      NO_SIPS,
    ),
    leads: await leadsOf(db, agentCode),
  };
}

export const getCustomerReport: Verb<typeof reportCall> = async ({ ctx }: { ctx: Context }) => {
  const { code } = await advisorOf(ctx);
  if (isHidden(ctx, code)) throw new PxError('not_found');
  const link = (place: 'report-csv' | 'report-pdf') => documentLink(ctx, place, code);
  return { ...(await readReport(ctx, code)), files: { csv: link('report-csv'), pdf: link('report-pdf') } };
};
