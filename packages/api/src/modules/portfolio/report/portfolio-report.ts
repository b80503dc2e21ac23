import { RISK_WARNING } from '@prosperx/core/disclosure';
import { PxError } from '@prosperx/core/errors';
import { formatDate, formatDateShort, formatMoney, formatPercent } from '@prosperx/core/format';
import { addPaise } from '@prosperx/core/money';
import { unvaluedText } from '@prosperx/core/portfolio';
import type { getPortfolioReport as call } from '@prosperx/core/report';
import { type BusinessDate, businessDateAt } from '@prosperx/core/time';
import { and, eq, isNull } from 'drizzle-orm';
import type { Hono } from 'hono';
import type { Db } from '#db/db.js';
import { agentCustomers, profiles, users } from '#db/schema/index.js';
import { advisorOf } from '#http/agent.js';
import type { InputOf, Verb } from '#http/serve.js';
import type { Services } from '#kernel/services.js';
import { navDateOf } from '#modules/portfolio/get-portfolio.js';
import { namesOf, navDaysOf, percentOf, valuedOf } from '#modules/portfolio/holding.js';
import { imprintLine, readImprint } from '#records/agent/imprint.js';
import { ofAgent } from '#records/agent/of-agent.js';
import { agentPicture } from '#records/document/agent-picture.js';
import { shownTo } from '#records/family/consents.js';
import { documentLink, mountDocumentLinks, type NamedDocument } from '#records/file/file-links.js';
import { readAllPositions } from '#records/portfolio/repository.js';
import { movementRows } from './movements.js';
import { portfolioReportText as text } from './portfolio-report.text.js';
import { groupTable, type Holder, holdingTable, memberTable, sipTable } from './report-tables.js';

/** Whose report for whom, and whether with what others of their family show to them; it is the id of a link, sealed: addresses are kept in histories and logs. */
interface Asked {
  readonly profileId: string;
  readonly agentCode: string;
  readonly of: InputOf<typeof call>['of'];
}

const idOf = ({ crypto }: Pick<Services, 'crypto'>, asked: Asked) =>
  Buffer.from(crypto.sealBytes(Buffer.from(JSON.stringify(asked)), 'portfolio-report')).toString('base64url');
const askedOf = ({ crypto }: Pick<Services, 'crypto'>, id: string) =>
  JSON.parse(Buffer.from(crypto.openBytes(Buffer.from(id, 'base64url'), 'portfolio-report')).toString()) as Asked;

/** Finds an account of a customer in which the advisor may act still. */
async function findCustomer(db: Db, { profileId, agentCode }: Pick<Asked, 'agentCode' | 'profileId'>) {
  const [found] = await db
    .select({ name: profiles.name, ucc: profiles.ucc })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.userId))
    .innerJoin(agentCustomers, eq(agentCustomers.userId, users.id))
    .where(and(eq(profiles.id, profileId), ofAgent(agentCode), isNull(agentCustomers.actingEndedAt)));
  return found;
}

/** Whose portfolios are in it: the account holder's, and, of a family, that of each member who lets them see it and in whose account the advisor may act. */
async function holdersOf(db: Db, { profileId, agentCode, of }: Asked): Promise<readonly Holder[]> {
  const customer = await findCustomer(db, { profileId, agentCode });
  if (!customer) return [];
  const holders: Holder[] = [{ id: profileId, name: customer.name }];
  for (const other of of === 'family' ? await shownTo(db, profileId) : [])
    if (await findCustomer(db, { profileId: other.id, agentCode })) holders.push(other);
  return holders;
}

const readHeld = async (db: Db, holders: readonly Holder[]) =>
  valuedOf(
    await readAllPositions(
      db,
      holders.map(({ id }) => id),
    ),
  );

const nameOfFile = (of: Asked['of'], day: BusinessDate) =>
  `${of === 'family' ? 'family' : 'portfolio'}-report-${day}.pdf`;

export const getPortfolioReport: Verb<typeof call> = async ({ ctx, input }) => {
  const { code: agentCode } = await advisorOf(ctx);
  if (ctx.config.agentsWithoutTotals.includes(agentCode)) throw new PxError('not_found');
  const asked = { profileId: input.encryptedId, agentCode, of: input.of };
  const holders = await holdersOf(ctx.db, asked);
  if (holders.length === 0) throw new PxError('customer_unknown');
  if ((await readHeld(ctx.db, holders)).held.length === 0) throw new PxError('not_found');
  const fileName = nameOfFile(input.of, businessDateAt(ctx.clock.now()));
  return { fileUrl: documentLink(ctx, 'portfolio-reports', idOf(ctx, asked)), fileName };
};

async function makeReport(services: Services, id: string): Promise<NamedDocument | null> {
  const asked = askedOf(services, id);
  const { db } = services;
  const customer = await findCustomer(db, asked);
  const imprint = await readImprint(services, asked.agentCode);
  const holders = await holdersOf(db, asked);
  const holdings = await readHeld(db, holders);
  const { held, unvalued } = holdings;
  held.sort((one, other) => other.currentValue - one.currentValue);
  const [asOf, navDays] = [navDateOf(held), navDaysOf(held)];
  if (!customer || !imprint || asOf === null || navDays === null) return null;
  const today = businessDateAt(services.clock.now());
  const { DocumentWriter } = await import('#records/document/document-writer.js');
  const title = asked.of === 'family' ? text.familyTitle : text.title;
  const writer = new DocumentWriter(title, new Date(services.clock.now()));
  writer.title(title);
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
    ...(asked.of === 'family' ? [[text.inIt, holders.map(({ name }) => name).join(', ')] as const] : []),
    [text.advisor, imprintLine(imprint)],
    [text.asOf, text.navsOf(formatDate(navDays.first), formatDate(navDays.last))],
    [text.invested, formatMoney(invested)],
    [text.value, formatMoney(value)],
    [text.gain, text.gained(formatMoney(gain), formatPercent(percentOf(gain, invested)))],
    ...(await movementRows(db, holders, holdings, { value, asOf })),
  ] as const;
  for (const [label, words] of about) writer.row(label, words);
  if (unvalued.length > 0) writer.paragraph(unvaluedText.notInTotals(namesOf(unvalued)));
  const tables = [
    ...(holders.length > 1 ? [memberTable(held, holders)] : []),
    groupTable(held, ({ scheme }) => scheme.category, [text.allocation, text.allocationColumns]),
    groupTable(held, ({ scheme }) => scheme.fundHouse, [text.houses, text.houseColumns]),
    holdingTable(held, holders),
    await sipTable(db, holders),
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
  return { bytes, name: nameOfFile(asked.of, today), type: 'application/pdf' };
}

/** Answers the links to reports of portfolios. */
export const mountPortfolioReports = (hono: Hono, services: Services): void =>
  mountDocumentLinks(hono, services, 'portfolio-reports', makeReport);
