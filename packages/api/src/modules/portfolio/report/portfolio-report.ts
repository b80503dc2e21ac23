import { RISK_WARNING } from '@prosperx/core/disclosure';
import { PxError } from '@prosperx/core/errors';
import { formatDate, formatDateShort, formatMoney, formatPercent } from '@prosperx/core/format';
import { addPaise, paise, type Paise, ZERO_PAISE } from '@prosperx/core/money';
import type { getPortfolioReport as call } from '@prosperx/core/report';
import { addMonths, type BusinessDate, businessDateAt } from '@prosperx/core/time';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Hono } from 'hono';
import type { Db } from '#db/db.js';
import { agentCustomers, profiles, schemes, sips, users } from '#db/schema/index.js';
import { advisorOf } from '#http/agent.js';
import type { Verb } from '#http/serve.js';
import type { Services } from '#kernel/services.js';
import { navDateOf } from '#modules/portfolio/get-portfolio.js';
import { percentOf, valued, yearlyReturn } from '#modules/portfolio/holding.js';
import { imprintLine, readImprint } from '#records/agent/imprint.js';
import { ofAgent } from '#records/agent/of-agent.js';
import { agentPicture } from '#records/document/agent-picture.js';
import type { Cell, DocumentTable } from '#records/document/tables.js';
import { documentLink, mountDocumentLinks, type NamedDocument } from '#records/file/file-links.js';
import { readFlows, readPositions } from '#records/portfolio/repository.js';
import { isRunning } from '#records/sip/sip-book.js';
import { portfolioReportText as text } from './portfolio-report.text.js';

/** Rows of its tables: two pages hold no more. */
const MOST = { groups: 6, holdings: 18, sips: 8 } as const;

/** Whose report for whom; it is the id of a link, sealed: addresses are kept in histories and logs. */
interface Asked {
  readonly profileId: string;
  readonly agentCode: string;
}

const idOf = ({ crypto }: Pick<Services, 'crypto'>, asked: Asked) =>
  Buffer.from(crypto.sealBytes(Buffer.from(JSON.stringify(asked)), 'portfolio-report')).toString('base64url');
const askedOf = ({ crypto }: Pick<Services, 'crypto'>, id: string) =>
  JSON.parse(Buffer.from(crypto.openBytes(Buffer.from(id, 'base64url'), 'portfolio-report')).toString()) as Asked;

/** Finds an account of a customer in which the advisor may act still. */
async function findCustomer(db: Db, { profileId, agentCode }: Asked) {
  const [found] = await db
    .select({ name: profiles.name, ucc: profiles.ucc })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.userId))
    .innerJoin(agentCustomers, eq(agentCustomers.userId, users.id))
    .where(and(eq(profiles.id, profileId), ofAgent(agentCode), isNull(agentCustomers.actingEndedAt)));
  return found;
}

export const getPortfolioReport: Verb<typeof call> = async ({ ctx, input }) => {
  const { code: agentCode } = await advisorOf(ctx);
  if (ctx.config.agentsWithoutTotals.includes(agentCode)) throw new PxError('not_found');
  const asked = { profileId: input.encryptedId, agentCode };
  if (!(await findCustomer(ctx.db, asked))) throw new PxError('customer_unknown');
  if ((await readPositions(ctx.db, asked.profileId)).length === 0) throw new PxError('not_found');
  const fileName = `portfolio-report-${businessDateAt(ctx.clock.now())}.pdf`;
  return { fileUrl: documentLink(ctx, 'portfolio-reports', idOf(ctx, asked)), fileName };
};

type Held = NonNullable<ReturnType<typeof valued>>;

/** Sums by a name, the largest first; what is beyond the most stands together at the end. */
function groupTable(
  held: readonly Held[],
  nameOf: (held: Held) => string,
  [name, columns]: [string, readonly string[]],
) {
  const all = addPaise(...held.map(({ currentValue }) => currentValue));
  const sums = new Map<string, Paise>();
  for (const each of held) sums.set(nameOf(each), addPaise(sums.get(nameOf(each)) ?? ZERO_PAISE, each.currentValue));
  const sorted = [...sums].sort(([, one], [, other]) => other - one);
  const [shown, rest] = [sorted.slice(0, MOST.groups), sorted.slice(MOST.groups)];
  const row = (title: string, sum: Paise): Cell[] => [
    { text: title },
    { money: sum },
    { percent: percentOf(sum, all) },
  ];
  const others = rest.length === 0 ? [] : [row(text.others(rest.length), addPaise(...rest.map(([, sum]) => sum)))];
  const table: DocumentTable = {
    name,
    columns: columns.map((title, index) => ({ title, width: index === 0 ? 40 : 20 })),
    rows: [...shown.map(([title, sum]) => row(title, sum)), ...others],
  };
  return table;
}

function holdingTable(held: readonly Held[]): DocumentTable {
  const [shown, rest] = [held.slice(0, MOST.holdings), held.slice(MOST.holdings)];
  const sumRow = (title: string, of: readonly Held[]): Cell[] => {
    const [invested, gain] = [
      addPaise(...of.map((each) => each.invested)),
      addPaise(...of.map((each) => each.returnAmount)),
    ];
    const value = addPaise(...of.map(({ currentValue }) => currentValue));
    return [
      { text: title },
      null,
      { money: invested },
      { money: value },
      { money: gain },
      { percent: percentOf(gain, invested) },
    ];
  };
  return {
    name: text.holdings,
    columns: text.holdingColumns.map((title, index) => ({ title, width: [34, 14, 15, 15, 15, 10][index] ?? 12 })),
    rows: [
      ...shown.map(({ scheme, folioNo, invested, currentValue, returnAmount, returnPercentage }): Cell[] => [
        { text: scheme.shortName },
        { text: folioNo },
        { money: invested },
        { money: currentValue },
        { money: returnAmount },
        { percent: returnPercentage },
      ]),
      ...(rest.length === 0 ? [] : [sumRow(text.others(rest.length), rest)]),
    ],
    total: sumRow(text.total, held),
  };
}

async function sipTable(db: Db, profileId: string): Promise<DocumentTable> {
  const rows = await db
    .select({ name: schemes.shortName, amount: sips.amount, frequency: sips.frequency, nextDate: sips.nextDate })
    .from(sips)
    .innerJoin(schemes, eq(schemes.id, sips.schemeId))
    .where(and(eq(sips.profileId, profileId), isRunning))
    .orderBy(asc(sips.nextDate), asc(sips.id));
  const monthly = ({ amount, frequency }: (typeof rows)[number]) => paise(Math.round(amount / Math.max(1, frequency)));
  const [shown, rest] = [rows.slice(0, MOST.sips), rows.slice(MOST.sips)];
  return {
    name: text.sips,
    columns: text.sipColumns.map((title, index) => ({ title, width: index === 0 ? 50 : 18 })),
    rows: [
      ...shown.map((sip): Cell[] => [
        { text: sip.name },
        { money: monthly(sip) },
        sip.nextDate && { date: sip.nextDate },
      ]),
      ...(rest.length === 0
        ? []
        : [[{ text: text.others(rest.length) }, { money: addPaise(...rest.map(monthly)) }, null]]),
    ],
  };
}

/** What was paid in and taken out, and what it made a year. */
async function movementRows(db: Db, profileId: string, value: Paise, asOf: BusinessDate) {
  const flows = await readFlows(db, [profileId]);
  const since = addMonths(asOf, -12);
  const lately = flows.filter(([date]) => date > since);
  const sum = (of: readonly number[]) => formatMoney(paise(Math.abs(of.reduce((all, each) => all + each, 0))));
  const paid = sum(lately.flatMap(([, cash]) => (cash < 0 ? cash : [])));
  const taken = sum(lately.flatMap(([, cash]) => (cash > 0 ? cash : [])));
  const rate = yearlyReturn(flows, value, asOf);
  return [
    [text.xirr, rate === null ? text.noRate : text.aYear(formatPercent(rate))],
    [text.year, text.flows(paid, taken)],
  ] as const;
}

async function makeReport(services: Services, id: string): Promise<NamedDocument | null> {
  const asked = askedOf(services, id);
  const { db } = services;
  const customer = await findCustomer(db, asked);
  const imprint = await readImprint(services, asked.agentCode);
  const held = (await readPositions(db, asked.profileId)).flatMap((position) => valued(position) ?? []);
  held.sort((one, other) => other.currentValue - one.currentValue);
  const asOf = navDateOf(held);
  if (!customer || !imprint || asOf === null) return null;
  const today = businessDateAt(services.clock.now());
  const { DocumentWriter } = await import('#records/document/document-writer.js');
  const writer = new DocumentWriter(text.title, new Date(services.clock.now()));
  writer.title(text.title);
  const picture = await agentPicture(services, asked.agentCode);
  if (picture) writer.picture(picture, { width: 48, height: 48 });
  const [invested, gain] = [
    addPaise(...held.map((each) => each.invested)),
    addPaise(...held.map((each) => each.returnAmount)),
  ];
  const value = addPaise(...held.map(({ currentValue }) => currentValue));
  const about = [
    [text.holder, customer.name],
    [text.ucc, customer.ucc],
    [text.advisor, imprintLine(imprint)],
    [text.asOf, text.navsOf(formatDate(asOf))],
    [text.invested, formatMoney(invested)],
    [text.value, formatMoney(value)],
    [text.gain, text.gained(formatMoney(gain), formatPercent(percentOf(gain, invested)))],
    ...(await movementRows(db, asked.profileId, value, asOf)),
  ] as const;
  for (const [label, words] of about) writer.row(label, words);
  const tables = [
    groupTable(held, ({ scheme }) => scheme.category, [text.allocation, text.allocationColumns]),
    groupTable(held, ({ scheme }) => scheme.fundHouse, [text.houses, text.houseColumns]),
    holdingTable(held),
    await sipTable(db, asked.profileId),
  ];
  for (const table of tables) {
    writer.heading(table.name);
    if (table.rows.length === 0) writer.paragraph(text.noSips);
    else writer.table(table);
  }
  writer.paragraph(text.past);
  const made = text.made(formatDateShort(today));
  const bytes = await writer.end((page, pages) => [
    RISK_WARNING,
    `${imprintLine(imprint)}. ${made}. ${text.page(page, pages)}`,
  ]);
  return { bytes, name: `portfolio-report-${today}.pdf`, type: 'application/pdf' };
}

/** Answers the links to reports of portfolios. */
export const mountPortfolioReports = (hono: Hono, services: Services): void =>
  mountDocumentLinks(hono, services, 'portfolio-reports', makeReport);
