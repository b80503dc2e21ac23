import { PxError } from '@prosperx/core/errors';
import {
  BACKGROUND_HEADER,
  CLIENT_HEADER,
  type Failure,
  PARTNER_HEADER,
  sendsFile,
  sendsQueryInBody,
  VISITOR_ADDRESS_HEADER,
  VISITOR_HEADER,
} from '@prosperx/core/http';
import { SESSION_HINT } from '@prosperx/core/session';
import { outsideCall } from '#db/pool.js';
import type { Actor, Context } from '#kernel/context.js';
import type { Services } from '#kernel/services.js';
import type { LoginFactor, SecurityLog } from '#log/security-log.js';
import type { Traffic, TrafficControl } from '#throttle/traffic.js';
import { type Caller, checkAccess, isPersonal, SessionOver } from './access.js';
import { auditOnBehalf, checkAgent, creditedAgent } from './agent.js';
import { type CookieJar, cookieJar, DEVICE_COOKIE, noCookies, SESSION_COOKIE, VISITOR_COOKIE } from './cookies.js';
import { isPublic } from './headers.js';
import { answerOnce, keyOf } from './idempotency.js';
import { likedLanguage } from './liked-language.js';
import { ownAreaOf } from './own-area.js';
import { runNearby } from './read-replica.js';
import { BODY_LIMIT, readBody, readFileBody, readQuery } from './read-request.js';
import { isServer, type RequestOrigin, visitorAddress } from './request-origin.js';
import type { Route, WireInput } from './serve.js';
import { endSessionOf, findSession, hasJustEnded, isSessionBegun } from './session.js';

/** A request as it came, with what was found out about it so far. */
export interface Call {
  readonly route: Route;
  readonly request: Request;
  readonly params: Readonly<Record<string, string>>;
  readonly origin: RequestOrigin;
  readonly requestId: string;
  readonly address: string;
  /** The texts that it was sent, once they are read: no log line repeats one. */
  readonly values: Set<string>;
  /** Who makes it and whom it is about, once that is known. */
  readonly known: { actor: Actor | null; account: string | null; profile: string | null; factor: LoginFactor | null };
}

export interface Answer {
  readonly status: number;
  readonly text: string;
  readonly cookies: readonly string[];
  readonly replayed: boolean;
  readonly failure?: Failure['error'];
}

/** Refuses what a foreign page may not do: it can neither set the client's header nor pass for a registered origin. */
function checkOrigin({ route, request, origin }: Call): void {
  const { endpoint, options } = route;
  if (isPublic(endpoint)) return;
  if (origin.kind === 'foreign' && origin.wrongKey) throw new PxError('partner_key_kind');
  if (origin.kind === 'foreign' || (options.sandboxOnly && origin.kind === 'partner'))
    throw new PxError('foreign_origin');
  if (request.headers.has(VISITOR_ADDRESS_HEADER) && isServer(origin) && visitorAddress(request, origin) === null)
    throw new PxError('bad_request');
  const changes = endpoint.effect !== 'read';
  // A link, a picture or a form can send a URL, which is not enough.
  const isUnasked = request.method !== 'POST' || sendsFile(endpoint);
  if (changes && isUnasked && !request.headers.get(CLIENT_HEADER)) throw new PxError('client_header_missing');
}

/** A query that holds a secret comes in the body; one in the URL is still answered, for clients that know no other way. */
async function readWire({ route, request, params }: Call): Promise<WireInput> {
  const { endpoint, options } = route;
  const query = readQuery(request, params);
  if (request.method !== 'POST') return { query, body: {} };
  if (sendsFile(endpoint)) return { query, body: await readFileBody(request, options.fileLimit) };
  const body = await readBody(request, options.bodyLimit ?? BODY_LIMIT);
  return { query: sendsQueryInBody(endpoint) ? { ...body, ...query } : query, body };
}

function bearerOf(request: Request): string | undefined {
  return /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
}

/**
 * A token in a header is good where it was given: for the partner whose page or server signed in, and in our own frames, which their page
 * hands it to. A program without the origin of that page, or the key of that server, has got hold of it somewhere.
 */
function checkTokenPlace({ request, origin }: Call, partnerId: string | null): void {
  const isOwnRead = origin.kind === 'none' && request.headers.get('sec-fetch-site') === 'same-origin';
  if (isOwnRead || origin.kind === 'own') return;
  if (origin.kind !== 'partner' || origin.partner.id !== partnerId) throw new PxError('foreign_origin');
}

/** A public call knows nobody: a token that comes with one counts for nothing. */
function tokenOf({ route, request }: Call, cookies: CookieJar): string | undefined {
  if (isPublic(route.endpoint)) return undefined;
  const area = ownAreaOf(route);
  return area ? cookies.get(area.cookie) : (bearerOf(request) ?? cookies.get(SESSION_COOKIE));
}

/** The token that comes with a call; `share`: the name under which its work is counted, null where no session was begun with it. */
interface Proof {
  readonly token: string | undefined;
  readonly share: string | null;
}

/** Finds out whether somebody signed in with the token of a call. One that was seen before needs no question; all others are asked about together, so that whoever invents them takes nothing from anybody. */
async function proofOf(call: Call, services: AppServices, cookies: CookieJar): Promise<Proof> {
  const { traffic, crypto } = services;
  const token = tokenOf(call, cookies);
  if (!token) return { token: undefined, share: null };
  // the memory of these names keeps no token
  const share = crypto.lookup('work-share', token);
  if (traffic.knows(share)) return { token, share };
  const isBegun = ownAreaOf(call.route)?.isBegun ?? isSessionBegun;
  if (!(await isBegun({ ...services, token }))) return { token, share: null };
  traffic.belongsTo(share, share);
  return { token, share };
}

const VISITOR = { actor: { kind: 'visitor' }, subject: null, scope: null, ownAgent: null } as const;

async function callerOf(call: Call, services: AppServices, { token, share }: Proof): Promise<Caller> {
  const nobody = { ...VISITOR, hasEnded: token !== undefined };
  if (share === null) return nobody;
  const area = ownAreaOf(call.route);
  const question = { ...services, token, background: call.request.headers.has(BACKGROUND_HEADER) };
  if (area) {
    const actor = await area.find(question);
    if (actor) return { ...VISITOR, actor, hasEnded: false };
  } else {
    const session = await findSession(question);
    if (session && bearerOf(call.request) !== undefined) checkTokenPlace(call, session.partnerId);
    if (session?.actor.kind === 'user') services.traffic.belongsTo(share, session.actor.userId);
    if (session) return { ...session, hasEnded: false };
  }
  services.traffic.forget(share);
  return nobody;
}

const VISITOR_TOKEN = /^[\w-]{16,64}$/;

/**
 * What a visitor is called by a cookie or by their page, so that a neighbour at the same address does not use up what is theirs. It proves
 * nothing, which is why an address has a limit for all of its names, and decides nothing else.
 */
function visitorName({ request, origin }: Call, config: Services['config']): string | null {
  const cookies = origin.kind === 'partner' ? noCookies : cookieJar(request.headers.get('cookie'), config);
  const device = cookies.get(DEVICE_COOKIE)?.split('.')[0];
  const names = [device, cookies.get(VISITOR_COOKIE), request.headers.get(VISITOR_HEADER)];
  return names.find((name) => name && VISITOR_TOKEN.test(name)) ?? null;
}

/** Counts a call of nobody known. Whoever invents a token is nobody known either. */
const countStranger = (call: Call, { traffic, config }: AppServices): Promise<void> =>
  traffic.count('reads', { address: call.address, name: visitorName(call, config) });

/** The place of a call among the work in hand. */
interface WorkSlot {
  /** Waits for it; does nothing where it has come already. */
  begin(): Promise<void>;
  end(): void;
}

function kindOf({ request, route, origin }: Call, { share }: Proof): Traffic {
  const isRead = request.method !== 'POST';
  if (!isRead && route.endpoint.path.startsWith('/login/')) return 'logins';
  if (share !== null) return 'calls';
  if (isRead) return 'reads';
  return isServer(origin) ? 'calls' : 'writes';
}

/**
 * A read has its turn from the beginning; what comes with a body only once that is there, or whoever sends one slowly would keep others
 * waiting. What is counted is counted before, so that whoever is held back holds no place.
 */
async function slotOf(call: Call, services: AppServices, proof: Proof): Promise<WorkSlot> {
  const { token, share } = proof;
  const isRead = call.request.method !== 'POST';
  const kind = kindOf(call, proof);
  const isInvented = token !== undefined && share === null;
  if (kind === 'reads' || isInvented) await countStranger(call, services);
  let leave: (() => void) | null = null;
  const begin = async () => {
    leave ??= await services.traffic.enter(kind, share ?? undefined);
  };
  if (isRead) await begin();
  return { begin, end: () => leave?.() };
}

/**
 * A login, a logout or a launch takes no notice of a session that is over: it begins or ends one. A cookie of a session that has just been
 * ended is left alone: the browser may hold the next one by now, and would lose it.
 */
async function checkNotOver(call: Call, { hasEnded }: Caller, services: Services, cookies: CookieJar): Promise<void> {
  const area = ownAreaOf(call.route);
  if (area) {
    if (!hasEnded) return;
    cookies.clear(area.cookie);
    throw new SessionOver(cookies.lines);
  }
  const byCookie = bearerOf(call.request) === undefined;
  const cookie = byCookie ? cookies.get(SESSION_COOKIE) : undefined;
  const isHintStale = byCookie && cookie === undefined && cookies.get(SESSION_HINT) !== undefined;
  if (isHintStale) cookies.clear(SESSION_COOKIE);
  const isRefused = isHintStale && !call.route.endpoint.access.includes('visitor');
  if (!(hasEnded || isRefused) || !isPersonal(call.route)) return;
  if (cookie && !(await hasJustEnded(services, cookie))) cookies.clear(SESSION_COOKIE);
  throw new SessionOver(cookies.lines);
}

/**
 * A cookie is good on our own pages alone: a partner's page gets nothing by it, not even one at a neighbouring host, to which a browser
 * sends it. SameSite is the second fence.
 */
function cookiesOf({ route, request, origin }: Call, config: Services['config']): CookieJar {
  if (isPublic(route.endpoint) || origin.kind === 'partner') return noCookies;
  return cookieJar(request.headers.get('cookie'), config);
}

/** A partner's page is known by its origin, a frame of ours there by the visitor's header. A caller with the session's cookie gets no token, not even by asking for one. */
function cookielessOf({ request, origin }: Call, cookies: CookieJar): Pick<Context, 'crossSite' | 'visitorToken'> {
  const visitor = request.headers.get(VISITOR_HEADER);
  const crossSite = origin.kind === 'partner' || (visitor !== null && cookies.get(SESSION_COOKIE) === undefined);
  return { crossSite, visitorToken: crossSite && visitor && VISITOR_TOKEN.test(visitor) ? visitor : null };
}

function collectTexts(value: unknown, into: Set<string>): void {
  if (typeof value === 'string') into.add(value);
  else if (typeof value === 'object' && value !== null && !(value instanceof Uint8Array))
    for (const part of Object.values(value)) collectTexts(part, into);
}

async function run(call: Call, ctx: Context, slot: WorkSlot): Promise<Omit<Answer, 'cookies'>> {
  const { route } = call;
  const key = route.endpoint.effect === 'money' ? ctx.idempotencyKey : null;
  if (key === null && route.endpoint.effect === 'money') throw new PxError('idempotency_key_missing');
  const wire = await readWire(call);
  collectTexts(wire, call.values);
  await slot.begin();
  const input = route.decode(wire);
  const carryOut = async (inner: Context) => {
    const data = await runNearby(route, inner, input);
    await auditOnBehalf(route.endpoint, inner);
    return route.encode(data);
  };
  if (key === null) return { status: 200, text: await carryOut(ctx), replayed: false };
  return answerOnce({ ctx, key, endpointName: route.endpoint.name, wire, run: carryOut });
}

/** Carries one call out: origin, session, access, input, verb, answer. Throws the failure of any of them. */
export async function handleCall(call: Call, services: AppServices): Promise<Answer> {
  try {
    checkOrigin(call);
  } catch (error) {
    await countStranger(call, services);
    throw error;
  }
  const cookies = cookiesOf(call, services.config);
  const proof = await proofOf(call, services, cookies);
  const slot = await slotOf(call, services, proof);
  try {
    return { ...(await answer(call, services, cookies, proof, slot)), cookies: cookies.lines };
  } finally {
    slot.end();
  }
}

async function answer(
  call: Call,
  services: AppServices,
  cookies: CookieJar,
  proof: Proof,
  slot: WorkSlot,
): Promise<Omit<Answer, 'cookies'>> {
  const { route, request, origin } = call;
  // Another server on the same database may have moved it since the last call.
  await services.sandbox?.followClock();
  const left = cookies.carryOutLogout();
  if (left !== undefined) await endSessionOf(services, left);
  const caller = await callerOf(call, services, proof);
  call.known.actor = caller.actor;
  call.known.profile = caller.subject?.profileId ?? null;
  await checkNotOver(call, caller, services, cookies);
  checkAccess(route, caller);
  await checkAgent(route.endpoint, caller.actor, services.db);
  const tasks = afterCommitTasks(services, services.track);
  const ctx: Context = {
    ...services,
    actor: caller.actor,
    subject: caller.subject,
    scope: caller.scope,
    cookies,
    partner: origin.kind === 'partner' ? origin.partner : null,
    isPartnerServer: isServer(origin),
    agentCode: await creditedAgent({ route, request, origin, caller, db: services.db }),
    ...cookielessOf(call, cookies),
    idempotencyKey: keyOf(request),
    requestId: call.requestId,
    noteAccount: (userId) => (call.known.account = userId),
    noteProfile: (profileId) => (call.known.profile = profileId),
    noteFactor: (factor) => (call.known.factor = factor),
    address: call.address,
    language: likedLanguage(request),
    userAgent: request.headers.get('user-agent') ?? '',
    afterCommit: tasks.add,
  };
  const answered = await run(call, ctx, slot);
  tasks.start(answered.replayed);
  return answered;
}

/**
 * Returns the partner that a page names: in the query of a public call, which carries no header of its own so that it needs no preflight.
 */
export function requestedPartner(request: Request): string | undefined {
  return request.headers.get(PARTNER_HEADER) ?? new URL(request.url).searchParams.get('partner') ?? undefined;
}

/** Keeps hold of work that goes on after its answer, so that a shutdown and a test can wait for it. */
type Track = (work: Promise<unknown>) => void;

/** The work is given the database itself: the transaction is over. */
type AfterCommitTask = (services: Services) => Promise<unknown>;

/** Returns the work that verbs asked for, to be done once their transaction is kept. */
function afterCommitTasks(services: Services, track: Track) {
  let tasks: AfterCommitTask[] = [];
  return {
    add: (task: AfterCommitTask) => {
      tasks.push(task);
    },
    /** A repeated answer changed nothing, so no work follows from it. */
    start: (replayed: boolean) => {
      const due = replayed ? [] : tasks;
      tasks = [];
      for (const task of due) {
        const done = outsideCall(() => task(services));
        track(done.catch((error: unknown) => services.log.error('after_commit_failed', { error })));
      }
    },
  };
}

/** The state that lives as long as the application does. */
export interface AppServices extends Services {
  readonly track: Track;
  readonly traffic: TrafficControl;
  readonly security: SecurityLog;
}
