import { timingSafeEqual } from 'node:crypto';
import { PxError } from '@prosperx/core/errors';
import { API_PREFIX } from '@prosperx/core/http';
import { MINUTE } from '@prosperx/core/time';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Hono } from 'hono';
import type { Db } from '#db/db.js';
import { type CustomerApprovalRow, customerApprovals, files } from '#db/schema/index.js';
import { cookieJar } from '#http/cookies.js';
import { SESSION_COOKIE } from '#http/cookies.js';
import { failureResponse } from '#http/guard.js';
import { commonHeaders } from '#http/headers.js';
import { placeOf } from '#http/place.js';
import { findSession, isSessionLive } from '#http/session.js';
import type { Context } from '#kernel/context.js';
import type { Services } from '#kernel/services.js';
import { sessionIdOf } from '#records/session/start-session.js';
import { documentLimiter } from './document-limiter.js';
import type { AgentFileKind, FileKind } from './store-file.js';

/** The headers of a file: a partner's page may show it as a picture; opened by itself it can do nothing. */
const fileHeaders = {
  'Cache-Control': 'private, no-store',
  'Content-Disposition': 'inline',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Referrer-Policy': 'no-referrer',
};

/** The disposition of a file that a browser saves under a name. */
const attachment = (name: string) => `attachment; filename="${name}"`;

/** Says whether the session that a link is bound to goes on, and, unless it is a link for pages without cookies, is the one that asks. */
async function isInSession(services: Services, cookieHeader: string | null, bound: Bound, isAgents: boolean) {
  const { session = '', by } = bound;
  if (by === 'approval') return isAwaited(services, session);
  if (by === 'link') return isSessionLive(services, session, isAgents);
  const token = cookieJar(cookieHeader, services.config).get(SESSION_COOKIE);
  const found = await findSession({ ...services, token, background: true });
  if (!found || sessionIdOf(found.actor) !== session) return false;
  return isAgents ? found.actor.kind === 'advisor' : found.subject !== null;
}

/** Says whether an approval is waited for: what its page shows ends with it. */
async function isAwaited({ db, clock }: Services, approvalId: string): Promise<boolean> {
  const { id, state, expiresAt } = customerApprovals;
  const isOpen = and(eq(id, approvalId), eq(state, 'pending'), gt(expiresAt, clock.now()));
  return (await db.$count(customerApprovals, isOpen)) > 0;
}

/** Answers the links of `fileLink`; one that is forged, too old, of another session or of a file that was replaced finds nothing. */
export function mountFileLinks(hono: Hono, services: Services): void {
  const { db, config, providers } = services;
  hono.get(`${API_PREFIX}/files/:id`, async (c) => {
    const id = c.req.param('id');
    const { until = '', signature = '', session = '', by = '' } = c.req.query();
    const notFound = () => failureResponse(new PxError('not_found'), services);
    if (!isLinkGood(services, 'files', id, until, signature, { session, by })) return notFound();
    const [file] = await db
      .select()
      .from(files)
      .where(and(eq(files.id, id), isNull(files.deletedAt)));
    if (!file) return notFound();
    const isAgents = file.agentCode !== null;
    if (!(await isInSession(services, c.req.header('cookie') ?? null, { session, by }, isAgents))) return notFound();
    const bytes = await providers.fileStore.get(id);
    if (!bytes) return notFound();
    const headers = { ...commonHeaders(config), ...fileHeaders, 'Content-Type': file.mediaType };
    // a page of another site cannot name what it saves
    if (file.kind === 'account_form') headers['Content-Disposition'] = attachment('prosperx-account-opening-form.pdf');
    return new Response(Buffer.from(bytes), { headers });
  });
}

/** Documents that are made when their link is read, with the names under which they are downloaded, and whether they are an advisor's own. */
const documents = {
  challans: { name: 'challan.pdf', type: 'application/pdf' },
  receipts: { name: 'receipt.pdf', type: 'application/pdf' },
  mandates: { name: 'mandate-form.pdf', type: 'application/pdf' },
  greetings: { name: 'greeting.pdf', type: 'application/pdf', isAgents: true },
  'report-pdf': { name: 'customer-investments.pdf', type: 'application/pdf', isAgents: true },
  'report-csv': { name: 'customer-investments.csv', type: 'text/csv; charset=utf-8', isAgents: true },
  'portfolio-reports': { name: 'portfolio-report.pdf', type: 'application/pdf', isAgents: true },
  'book-csv': { name: 'book.csv', type: 'text/csv; charset=utf-8', isAgents: true },
  'book-xlsx': {
    name: 'book.xlsx',
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    isAgents: true,
  },
  'book-pdf': { name: 'book.pdf', type: 'application/pdf', isAgents: true },
  // named by what is in it
  'portfolio-files': { name: 'portfolio', type: 'application/octet-stream' },
} as const;

/** A document that names itself. */
export interface NamedDocument {
  readonly bytes: Uint8Array;
  readonly name: string;
  readonly type: string;
}

interface DocumentKind {
  readonly name: string;
  readonly type: string;
  /** true of what is an advisor's own, in whatever account they are. */
  readonly isAgents?: boolean;
}

/** Returns an error that the person is told; throws any other. */
export function pxErrorOf(error: unknown): PxError {
  if (error instanceof PxError) return error;
  throw error;
}

/**
 * Answers the links to documents of a kind; one that is forged, too old, or of a session that is over finds nothing, like one for which
 * `make` returns null.
 */
export function mountDocumentLinks(
  hono: Hono,
  services: Services,
  folder: keyof typeof documents,
  make: (services: Services, id: string) => Promise<NamedDocument | Uint8Array | null>,
): void {
  const limited = documentLimiter<NamedDocument | Uint8Array | null>('documents');
  const kind: DocumentKind = documents[folder];
  const isOpen = async (id: string, { until = '', signature = '', session = '' }: Bound) =>
    isLinkGood(services, folder, id, until, signature, { session }) &&
    (await isSessionLive(services, session, kind.isAgents));
  hono.get(`${API_PREFIX}/${folder}/:id`, async (c) => {
    const id = c.req.param('id');
    const query = c.req.query();
    if (!(await isOpen(id, query))) return failureResponse(new PxError('not_found'), services);
    const opened = { link: id, person: query['session'] ?? '', place: placeOf(c) };
    const made = await limited(opened, () => make(services, id)).catch(pxErrorOf);
    if (!made || made instanceof PxError) return failureResponse(made ?? new PxError('not_found'), services);
    const { bytes, name, type } = made instanceof Uint8Array ? { bytes: made, ...kind } : made;
    const headers = {
      ...commonHeaders(services.config),
      ...fileHeaders,
      'Content-Type': type,
      'Content-Disposition': attachment(name),
    };
    return new Response(Buffer.from(bytes), { headers });
  });
}

/** What a link leads to. */
type Folder = 'files' | keyof typeof documents;

type Deps = Pick<Services, 'clock' | 'crypto'>;
/** The person who asks for a link, and the way they are known. */
export type LinkMaker = Deps & Pick<Context, 'actor' | 'crossSite' | 'cookies'>;

/** A link leads to its file for this many milliseconds. */
export const LINK_LIFE = 10 * MINUTE;

/** A path on the server from which something of that id is read for ten minutes. It is given to its owner alone. */
function signedLink({ clock, crypto }: Deps, folder: Folder, id: string, bound: Bound): string {
  const until = String(clock.now() + LINK_LIFE);
  const signature = crypto.lookup('file-link', textOf(folder, id, until, bound));
  return `${API_PREFIX}/${folder}/${id}?${new URLSearchParams({ ...bound, until, signature }).toString()}`;
}

/** The further parameters of a link, signed like the rest. */
type Bound = Readonly<Record<string, string>>;

const textOf = (folder: Folder, id: string, until: string, bound: Bound) =>
  [folder, id, until, ...Object.values(bound)].join(' ');

/** Says how the session of a link is known when it is opened: by its cookie, or, where cookies do not travel, by the link alone. Of an approval, its own id stands for a session. */
type LinkedBy = 'cookie' | 'link' | 'approval';

/**
 * A link to a file of the account holder, bound to the session in which it is made: it ends with that. On the own site, where the session
 * has a cookie, that cookie must come too, so that the link is worth nothing to anybody else. A partner's page sends no cookie with a
 * picture: there the link alone is enough, for ten minutes at most and while the session lasts.
 */
export function fileLink(ctx: LinkMaker, id: string): string {
  const by: LinkedBy = ctx.crossSite || ctx.cookies.get(SESSION_COOKIE) === undefined ? 'link' : 'cookie';
  return signedLink(ctx, 'files', id, { session: sessionIdOf(ctx.actor) ?? '', by });
}

/**
 * A link to a document of the account holder, or of the advisor: it ends with the session in which it is made, and with the advisor's right
 * to the account. The app of a phone and a partner's page load it without a cookie, so that the link alone is enough until then.
 */
export function documentLink(ctx: Deps & Pick<Context, 'actor'>, folder: keyof typeof documents, id: string): string {
  return signedLink(ctx, folder, id, { session: sessionIdOf(ctx.actor) ?? '' });
}

/** Says whether a link is one of ours for this place and still good. */
function isLinkGood(
  { clock, crypto }: Deps,
  folder: Folder,
  id: string,
  until: string,
  signature: string,
  bound: Bound,
) {
  const expected = Buffer.from(crypto.lookup('file-link', textOf(folder, id, until, bound)));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected) && Number(until) >= clock.now();
}

/** The link to the signature of a profile for who is asked to approve its opening, and has no session; null where it has none. */
export async function signatureForApproval(
  services: Deps & Pick<Services, 'db'>,
  { id: session, profileId }: Pick<CustomerApprovalRow, 'id' | 'profileId'>,
): Promise<string | null> {
  const isSignature = and(eq(files.profileId, profileId), eq(files.kind, 'signature'), isNull(files.deletedAt));
  const [file] = await services.db.select({ id: files.id }).from(files).where(isSignature);
  const by: LinkedBy = 'approval';
  return file ? signedLink(services, 'files', file.id, { session, by }) : null;
}

/** Links to the signature and the cancelled cheque of a profile; null where it has none. */
export async function pictureLinks(services: LinkMaker & Pick<Services, 'db'>, profileId: string) {
  const rows = await services.db
    .select({ id: files.id, kind: files.kind })
    .from(files)
    .where(and(eq(files.profileId, profileId), isNull(files.deletedAt)));
  const linkOf = (kind: FileKind) => {
    const file = rows.find((row) => row.kind === kind);
    return file ? fileLink(services, file.id) : null;
  };
  return { signatureURL: linkOf('signature'), cancelledChequeURL: linkOf('cheque') };
}

/** The file that an advisor has of a kind; undefined where they have none. */
export async function fileOfAgent(db: Db, agentCode: string, kind: AgentFileKind) {
  const [file] = await db
    .select({ id: files.id, certificate: files.certificate })
    .from(files)
    .where(and(eq(files.agentCode, agentCode), eq(files.kind, kind), isNull(files.deletedAt)));
  return file;
}
