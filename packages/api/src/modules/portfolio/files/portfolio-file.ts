import { riskText } from '@prosperx/core/disclosure';
import { PxError } from '@prosperx/core/errors';
import { formatDateShort } from '@prosperx/core/format';
import { said, speaking } from '@prosperx/core/language';
import {
  checkPeriod,
  type FileFormat,
  type getPortfolioFile as call,
  periodErrorText,
  type PortfolioFile,
  type PortfolioFileKind,
} from '@prosperx/core/portfolio';
import { financialYearName, financialYearOf } from '@prosperx/core/tax';
import { type BusinessDate, businessDateAt, type Instant } from '@prosperx/core/time';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Hono } from 'hono';
import { profiles } from '#db/schema/index.js';
import type { InputOf, Verb } from '#http/serve.js';
import { type Context, subjectOf } from '#kernel/context.js';
import type { Services } from '#kernel/services.js';
import { accountsOf } from '#modules/portfolio/get-portfolio.js';
import { portfolioPng } from '#modules/portfolio/share/portfolio-picture.js';
import { type Imprint, imprintLine, readImprint } from '#records/agent/imprint.js';
import type { DocumentWriter } from '#records/document/document-writer.js';
import { csvOf, type DocumentTable, xlsxOf } from '#records/document/tables.js';
import { mountDocumentLinks, type NamedDocument, documentLink } from '#records/file/file-links.js';
import { wordsOfPerson } from '#records/profile/reach.js';
import { readGains } from './capital-gains.js';
import { filesText } from './files.text.js';
import { minorForm } from './minor-form.js';
import {
  chosenTransactions,
  countEntries,
  type FileContent,
  gainsContent,
  holdingsContent,
  statementContent,
  transactionsContent,
} from './tables.js';

/** Which file of whose portfolio; one that an advisor shares names them, and may be a picture of its holdings. */
interface FileRequest extends Omit<InputOf<typeof call>, 'format' | 'accounts'> {
  readonly profileId: string;
  /** The accounts whose gains are together in a file; left out where it is that account alone. */
  profileIds?: readonly string[];
  readonly format: FileFormat | 'png';
  readonly agentCode?: string;
}

const TYPES: Readonly<Record<FileRequest['format'], string>> = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
  png: 'image/png',
};

/** Transactions in a file: a PDF of more is laid out for many seconds, in which other documents wait. */
const MAX_TRANSACTIONS: Readonly<Record<FileFormat, number>> = { pdf: 500, xlsx: 10_000, csv: 200_000 };

type Sealing = Pick<Services, 'crypto'>;

/** A request as the id of a link, sealed: addresses are kept in histories and logs, and nobody there reads whose folio it is. */
const idOf = ({ crypto }: Sealing, request: FileRequest) =>
  Buffer.from(crypto.sealBytes(Buffer.from(JSON.stringify(request)), 'portfolio-file')).toString('base64url');
const fileRequestOf = ({ crypto }: Sealing, id: string) =>
  JSON.parse(Buffer.from(crypto.openBytes(Buffer.from(id, 'base64url'), 'portfolio-file')).toString()) as FileRequest;

/** The name of a file, which holds no name of a person. */
function nameOf({ kind, format, from, until, year }: FileRequest, today: BusinessDate): string {
  const stems: Readonly<Record<PortfolioFileKind, string>> = {
    holdings: `portfolio-${today}`,
    transactions: `transactions-${today}`,
    statement: `account-statement-${from}-to-${until}`,
    'capital-gains': `capital-gains-${year === undefined ? '' : financialYearName(year)}`,
    'minor-to-major': 'minor-to-major',
  };
  return `${stems[kind]}.${format}`;
}

/** Returns the link to a file, with its name. */
export function portfolioFile(
  ctx: Pick<Context, 'actor' | 'clock' | 'crypto'>,
  request: FileRequest,
): PortfolioFile & { readonly fileId: string } {
  const today = businessDateAt(ctx.clock.now());
  const fileId = idOf(ctx, request);
  return {
    fileId,
    fileUrl: documentLink(ctx, 'portfolio-files', fileId),
    fileName: nameOf(request, today),
    fileType: TYPES[request.format],
  };
}

/** Throws `invalid_input` for a period that no statement can be made of. */
function checkStatement({ from, until }: FileRequest, today: BusinessDate): void {
  const wrong = checkPeriod({ from: from ?? null, until: until ?? null }, today);
  for (const field of ['from', 'until'] as const) {
    const code = wrong[field];
    if (code) throw new PxError('invalid_input', { fields: { [field]: code }, message: periodErrorText[code] });
  }
}

const holdersOf = ({ profileId, profileIds = [profileId] }: FileRequest) => profileIds;

/** The filter of the transactions that a file holds. */
const filterOf = ({ transactionKind, transactionState, schemeId, folioNo, from, until }: FileRequest) => ({
  kind: transactionKind,
  state: transactionState,
  schemeId,
  folioNo,
  from,
  to: until,
});

/** Throws `invalid_input` where a file would be longer than its format may be. */
async function checkLength(
  services: Pick<Services, 'db' | 'clock'>,
  request: FileRequest & { readonly format: FileFormat },
  today: BusinessDate,
) {
  const { db } = services;
  const isOfGains = request.kind === 'capital-gains';
  const count = isOfGains
    ? (await readGains({ db, today }, holdersOf(request), request.year)).lines.length
    : request.kind === 'transactions'
      ? (await chosenTransactions(services, request.profileId, filterOf(request))).length
      : await countEntries(db, request);
  const most = MAX_TRANSACTIONS[request.format];
  if (count <= most) return;
  const figure = (value: number) => value.toLocaleString('en-IN');
  throw new PxError('invalid_input', {
    fields: { kind: 'too_many' },
    message: filesText.tooMany(figure(count), figure(most)),
  });
}

/** The kinds of files that grow with the transactions. */
const GROWING: ReadonlySet<PortfolioFileKind> = new Set(['statement', 'transactions', 'capital-gains']);

export const getPortfolioFile: Verb<typeof call> = async ({ ctx, input }) => {
  const today = businessDateAt(ctx.clock.now());
  const { profileId } = subjectOf(ctx);
  const { accounts, ...wanted } = input;
  const request: FileRequest & { readonly format: FileFormat } = { ...wanted, profileId };
  if (request.kind === 'statement') checkStatement(request, today);
  if (request.kind === 'capital-gains') {
    request.year ??= financialYearOf(today);
    if (accounts === 'all') request.profileIds = [...(await accountsOf(ctx, accounts)).keys()];
  }
  if (GROWING.has(request.kind)) await checkLength(ctx, request, today);
  if (request.kind === 'minor-to-major') await checkMinor(ctx, request);
  return portfolioFile(ctx, request);
};

/** Throws `not_found` unless the account is that of a minor who has turned 18, and `invalid_input` for another format than PDF. */
async function checkMinor({ db }: Pick<Services, 'db'>, { profileId, format }: FileRequest): Promise<void> {
  const [profile] = await db.select().from(profiles).where(eq(profiles.id, profileId));
  if (profile?.majorStatus == null) throw new PxError('not_found');
  if (format !== 'pdf') throw new PxError('invalid_input', { fields: { format: 'pdf_only' } });
}

type TableKind = Exclude<PortfolioFileKind, 'minor-to-major'>;

function contentOf(
  services: Services,
  of: TableKind,
  request: FileRequest,
  today: BusinessDate,
): Promise<() => FileContent> {
  const { db } = services;
  const { profileId, from, until, year = financialYearOf(today) } = request;
  const contents = {
    holdings: () => holdingsContent(db, profileId),
    transactions: () => transactionsContent(services, profileId, filterOf(request)),
    statement: () => statementContent(db, profileId, from ?? today, until ?? today),
    'capital-gains': () => gainsContent(db, holdersOf(request), year, today),
  } satisfies Record<TableKind, () => Promise<() => FileContent>>;
  return contents[of]();
}

async function makeFile(services: Services, id: string): Promise<NamedDocument | null> {
  const request = fileRequestOf(services, id);
  const rows = await services.db
    .select()
    .from(profiles)
    .where(inArray(profiles.id, [...holdersOf(request)]))
    .orderBy(asc(profiles.position), asc(profiles.id));
  const [profile] = rows;
  if (!profile) return null;
  const today = businessDateAt(services.clock.now());
  const advisor = request.agentCode ? await readImprint(services, request.agentCode) : null;
  const named = { name: nameOf(request, today), type: TYPES[request.format] };
  if (request.format === 'png')
    return {
      ...named,
      bytes: await portfolioPng(services.db, {
        profileId: profile.id,
        userId: profile.userId,
        name: profile.name,
        advisor,
      }),
    };
  if (request.kind === 'minor-to-major') return { ...named, bytes: await minorForm(services, profile) };
  const { kind, format } = request;
  const content = await contentOf(services, kind, request, today);
  const holder = { name: rows.map(({ name }) => name).join(', '), ucc: rows.map(({ ucc }) => ucc).join(', '), advisor };
  if (format !== 'pdf') {
    // what programs read is English
    const tables = tablesWithAbout(content(), holder, services.clock.now());
    return { ...named, bytes: format === 'csv' ? csvOf(tables) : await xlsxOf(tables) };
  }
  return { ...named, bytes: await pdfOf(services, { kind, content, holder, userId: profile.userId }) };
}

interface Holder {
  readonly name: string;
  readonly ucc: string;
  readonly advisor: Imprint | null;
}

/** What a file begins with as a PDF: whose it is, and of what time. */
function aboutOf({ about }: FileContent, { name, ucc, advisor }: Holder): FileContent['about'] {
  const text = said(filesText);
  return [
    [text.holder, name],
    [text.ucc, ucc],
    ...(advisor ? [[text.advisor, imprintLine(advisor)] as const] : []),
    ...about,
  ];
}

const madeOn = (now: Instant) => said(filesText).made(formatDateShort(businessDateAt(now)));

/** Returns the tables of a file that programs read, and as the last one what its figures need to be true: the first stays the first. */
function tablesWithAbout(content: FileContent, holder: Holder, now: Instant): DocumentTable[] {
  const { file } = said(filesText);
  const notes = [...content.notes, madeOn(now)].map((note) => [file.note, note] as const);
  const rows = [...aboutOf(content, holder), ...notes].map((row) => row.map((text) => ({ text })));
  const columns = [
    { title: file.name, width: 20 },
    { title: file.value, width: 100 },
  ];
  return [...content.tables, { name: file.name, columns, rows }];
}

interface Printed {
  readonly kind: PortfolioFileKind;
  readonly content: () => FileContent;
  readonly holder: Holder;
  /** The user in whose language the file is. */
  readonly userId: string;
}

async function pdfOf({ db, clock }: Services, { userId, ...printed }: Printed): Promise<Uint8Array> {
  const { words, language } = await wordsOfPerson(db, userId);
  const { DocumentWriter } = await import('#records/document/document-writer.js');
  return speaking(words, () => {
    const now = clock.now();
    const writer = new DocumentWriter(said(filesText).titles[printed.kind], new Date(now), language);
    return write(writer, printed, now);
  });
}

/** Writes a document in the language that is spoken. */
function write(writer: DocumentWriter, { kind, content: say, holder }: Omit<Printed, 'userId'>, now: Instant) {
  const text = said(filesText);
  const content = say();
  writer.across();
  writer.title(text.titles[kind]);
  for (const [label, value] of aboutOf(content, holder)) writer.row(label, value);
  for (const table of content.tables) {
    writer.heading(table.name);
    if (table.rows.length === 0) writer.paragraph(text.none);
    else writer.table(table);
  }
  for (const note of content.notes) writer.paragraph(note);
  return writer.end((page, pages) => [said(riskText).riskWarning, `${madeOn(now)} ${text.page(page, pages)}`]);
}

/** Answers the links to files of portfolios. */
export const mountPortfolioFiles = (hono: Hono, services: Services): void =>
  mountDocumentLinks(hono, services, 'portfolio-files', makeFile);
