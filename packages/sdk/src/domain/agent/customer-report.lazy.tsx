import { PxError } from '@prosperx/core/errors';
import { formatDateShort, formatMoney, formatShortMoney } from '@prosperx/core/format';
import { leadStatusText } from '@prosperx/core/lead';
import { addPaise, paise } from '@prosperx/core/money';
import type { CustomerReport as Report } from '@prosperx/core/report';
import { daysBetween } from '@prosperx/core/time';
import { Unvalued } from '#domain/fund/unvalued.js';
import { QueryState, Waiting } from '#domain/query-state/query-state.js';
import { Legend } from '#primitives/chart/donut.js';
import { roundTop } from '#primitives/chart/growth-chart.js';
import { LineChart } from '#primitives/chart/line-chart.js';
import { Card, Facts } from '#primitives/display/card.js';
import { EmptyState } from '#primitives/display/empty-state.js';
import { SkeletonRows } from '#primitives/display/skeleton.js';
import { Row, Stack } from '#primitives/display/stack.js';
import { Table } from '#primitives/display/table.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { useCustomerReport } from '#queries/report.js';
import { DataProvider } from '#services/services.js';
import { useSession } from '#session/use-session.js';
import { AdvisorsOnly } from './advisors-only.js';
import { customerReportText } from './customer-report.text.js';
import { FileLink } from './file-link.js';
import { SharedLinks } from './shared-links.js';

/** What the customers of the advisor who is signed in have invested: over time, by customer, with SIPs, leads and shared links, and as files. */
export function CustomerReport() {
  return (
    <DataProvider>
      <ForAdvisors />
    </DataProvider>
  );
}

function ForAdvisors() {
  const text = useWords(customerReportText);
  const { status, advisor } = useSession();
  if (status === 'unknown') return <Waiting title={text.failed} />;
  if (!advisor) return <AdvisorsOnly {...text.logIn} />;
  return <OwnReport />;
}

function OwnReport() {
  const text = useWords(customerReportText);
  const query = useCustomerReport();
  const isHidden = query.error instanceof PxError && query.error.code === 'not_found';
  if (isHidden)
    return (
      <Stack>
        <EmptyState level={2} title={text.none} text={text.noneText} />
        <SharedLinks />
      </Stack>
    );
  return (
    <QueryState query={query} failed={text.failed} waiting={<SkeletonRows rows={5} />}>
      {(report) => <Shown report={report} />}
    </QueryState>
  );
}

interface ReportProps {
  readonly report: Report;
}

function Shown({ report }: ReportProps) {
  return (
    <Stack>
      <NavDays report={report} />
      <Totals report={report} />
      <OverTime report={report} />
      <Customers report={report} />
      <Leads report={report} />
      <SharedLinks />
    </Stack>
  );
}

/** Says of which days the NAVs of the values are, and what is held without one. */
function NavDays({ report: { asOf, oldestNavDate = asOf, newestNavDate = asOf, unvalued } }: ReportProps) {
  const text = useWords(customerReportText);
  const left = unvalued ?? [];
  const isKnown = oldestNavDate !== null && newestNavDate !== null;
  return (
    <>
      {isKnown && (
        <p className="px-muted">{text.asOf(formatDateShort(oldestNavDate), formatDateShort(newestNavDate))}</p>
      )}
      {!isKnown && left.length === 0 && <p className="px-muted">{text.noHoldings}</p>}
      <Unvalued schemes={left} />
    </>
  );
}

function Totals({ report: { customers, sipBook, files } }: ReportProps) {
  const text = useWords(customerReportText);
  const sum = (pick: (customer: Report['customers'][number]) => Report['customers'][number]['value']) =>
    formatMoney(addPaise(...customers.map(pick)));
  return (
    <Card title={text.totals}>
      <Stack>
        <Facts
          facts={[
            { term: text.value, value: sum(({ value }) => value) },
            { term: text.invested, value: sum(({ invested }) => invested) },
            { term: text.accounts, value: String(customers.length) },
            { term: text.sips, value: text.sipsMonthly(sipBook.count, formatMoney(sipBook.monthly)) },
          ]}
        />
        <Row>
          <FileLink file={{ fileName: 'customer-investments.csv', fileUrl: files.csv, fileType: 'text/csv' }}>
            {text.csv}
          </FileLink>
          <FileLink file={{ fileName: 'customer-investments.pdf', fileUrl: files.pdf, fileType: 'application/pdf' }}>
            {text.pdf}
          </FileLink>
        </Row>
      </Stack>
    </Card>
  );
}

function OverTime({ report: { history } }: ReportProps) {
  const text = useWords(customerReportText);
  const [first, last] = [history[0], history.at(-1)];
  if (!first || !last || history.length < 2) return null;
  const values = history.map(({ value }) => value);
  const invested = history.map(({ invested }) => invested);
  const top = roundTop(paise(Math.max(...values, ...invested)));
  return (
    <Card title={text.overTime}>
      <LineChart
        label={text.summary(formatMoney(first.value), formatMoney(last.value), formatDateShort(first.date))}
        x={history.map(({ date }) => daysBetween(first.date, date))}
        lines={[
          { ink: 2, fill: 'fade', dot: true, name: text.valueNow, values },
          { ink: 1, dash: 1, name: text.invested, values: invested },
        ]}
        low={0}
        high={top}
        gutter
        yLabels={[top, paise(Math.round(top / 2))].map((value) => ({ value, text: formatShortMoney(value) }))}
        xLabels={[formatDateShort(first.date), formatDateShort(last.date)]}
        table={{
          ...text.table,
          rows: history.map((point) => [
            formatDateShort(point.date),
            formatMoney(point.value),
            formatMoney(point.invested),
          ]),
        }}
        inspect={(index) => ({
          figures: [history[index] ?? last].flatMap(({ value, invested: put }) => [
            formatMoney(value),
            formatMoney(put),
          ]),
          when: formatDateShort((history[index] ?? last).date),
        })}
      />
      <Legend
        entries={[
          { ink: 2, dash: 0, name: text.valueNow, figure: formatMoney(last.value) },
          { ink: 1, dash: 1, name: text.invested, figure: formatMoney(last.invested) },
        ]}
      />
    </Card>
  );
}

function Customers({ report: { customers } }: ReportProps) {
  const text = useWords(customerReportText);
  if (customers.length === 0) return null;
  const { columns } = text;
  return (
    <Card title={text.accounts} flush>
      <Table
        caption={text.accounts}
        keyOf={({ ucc }) => ucc}
        rows={customers}
        cards
        columns={[
          { name: 'name', title: columns.name, full: true, cell: ({ name }) => <b>{name}</b> },
          { name: 'since', title: columns.since, oneLine: true, cell: ({ since }) => formatDateShort(since) },
          { name: 'invested', title: columns.invested, numeric: true, cell: ({ invested }) => formatMoney(invested) },
          { name: 'value', title: columns.value, numeric: true, cell: ({ value }) => formatMoney(value) },
          { name: 'sip', title: columns.sip, numeric: true, cell: ({ sipMonthly }) => formatMoney(sipMonthly) },
        ]}
      />
    </Card>
  );
}

function Leads({ report: { leads } }: ReportProps) {
  const text = useWords(customerReportText);
  const statuses = useWords(leadStatusText);
  return (
    <Card title={text.leads}>
      <Facts facts={leads.map(({ status, count }) => ({ term: statuses[status], value: String(count) }))} />
    </Card>
  );
}
