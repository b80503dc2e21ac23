import { RISK_WARNING } from '@prosperx/core/disclosure';
import { formatDate } from '@prosperx/core/format';
import { unvaluedText } from '@prosperx/core/portfolio';
import type { CustomerReport } from '@prosperx/core/report';
import { businessDateAt } from '@prosperx/core/time';
import type { Hono } from 'hono';
import { findAgent } from '#http/agent.js';
import type { Services } from '#kernel/services.js';
import { csvOf, type DocumentTable } from '#records/document/tables.js';
import { mountDocumentLinks } from '#records/file/file-links.js';
import { readReport } from './get-report.js';
import { reportText as text } from './report.text.js';

type Tables = Pick<CustomerReport, 'customers' | 'history' | 'leads'>;

/** The tables of a report: customers, value by day, leads. CSV and PDF have the same. */
function tablesOf({ customers, history, leads }: Tables): DocumentTable[] {
  return [
    {
      name: text.accounts,
      columns: text.accountColumns.map((title, index) => ({ title, width: [30, 14, 14, 16, 16, 16][index] ?? 14 })),
      rows: customers.map(({ name, ucc, since, invested, value, sipMonthly }) => [
        { text: name },
        { text: ucc },
        { date: since },
        { money: invested },
        { money: value },
        { money: sipMonthly },
      ]),
    },
    {
      name: text.history,
      columns: text.historyColumns.map((title) => ({ title, width: 20 })),
      rows: history.map(({ date, value, invested }) => [{ date }, { money: invested }, { money: value }]),
    },
    {
      name: text.leads,
      columns: text.leadColumns.map((title) => ({ title, width: 20 })),
      rows: leads.map(({ status, count }) => [{ text: text.status[status] }, { text: String(count) }]),
    },
  ];
}

async function reportCsv(services: Services, agentCode: string): Promise<Uint8Array> {
  return csvOf(tablesOf(await readReport(services, agentCode)));
}

/** Says of which days the NAVs are; nothing where nothing that is held has one. */
function navsOf({ oldestNavDate, newestNavDate, unvalued }: Omit<CustomerReport, 'files'>): string {
  if (oldestNavDate && newestNavDate) return text.navsOf(formatDate(oldestNavDate), formatDate(newestNavDate));
  return unvalued?.length ? '' : text.nothingHeld;
}

async function reportPdf(services: Services, agentCode: string): Promise<Uint8Array | null> {
  const agent = await findAgent(services.db, agentCode);
  if (!agent) return null;
  const report = await readReport(services, agentCode);
  const now = services.clock.now();
  const { DocumentWriter } = await import('#records/document/document-writer.js');
  const writer = new DocumentWriter(text.title, new Date(now));
  writer.title(text.title);
  writer.paragraph(`${text.about(agent.name, formatDate(businessDateAt(now)))} ${navsOf(report)}`.trim());
  if (report.unvalued?.length) writer.paragraph(unvaluedText.notInTotals(report.unvalued));
  for (const table of tablesOf(report)) {
    writer.heading(table.name);
    if (table.rows.length === 0) writer.paragraph(text.none);
    else writer.table(table);
  }
  return writer.end((page, pages) => [RISK_WARNING, text.page(page, pages)]);
}

/** Answers the links to the files of a report. */
export function mountReports(hono: Hono, services: Services): void {
  mountDocumentLinks(hono, services, 'report-csv', reportCsv);
  mountDocumentLinks(hono, services, 'report-pdf', reportPdf);
}
