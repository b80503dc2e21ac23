import { randomInt } from 'node:crypto';
import { API_PREFIX } from '@prosperx/core/http';
import { APPROVAL_DAYS } from '@prosperx/core/mandate';
import { addDays, businessDateAt, type Instant, instantAt, type ExchangeCalendar } from '@prosperx/core/time';
import { and, eq, inArray } from 'drizzle-orm';
import { newToken } from '#crypto/new-id.js';
import { sandboxMandates } from '#db/schema/index.js';
import type { Services } from '#kernel/services.js';
import type {
  MandateAnswer,
  MandateEvent,
  MandateOutcome,
  MandateProvider,
  MandateRequest,
} from '#providers/mandate/port.js';
import { ProviderUnknown } from '#providers/providers.js';
import { type Faults, outcomeOf, overWire } from './outcomes.js';
import { mandateBankText as text } from './sandbox.text.js';
import { isSigned, signatureOf } from './signed-messages.js';

type Deps = Pick<Services, 'db' | 'clock' | 'crypto' | 'calendar'>;

/** A mandate in the book of the sandbox's exchange and banks. */
export type BookedMandate = typeof sandboxMandates.$inferSelect;

type Book = Pick<Deps, 'db' | 'clock'>;
type By = { readonly clientRef: string } | { readonly mandateId: string } | { readonly pageId: string };

const DECISION_TIME = '12:00';

/** Returns when a bank decides on what its holder has proven: UPI at once, others after the days that they promise (`APPROVAL_DAYS`); null for one that never answers. */
function decidesAt({ method, limit }: BookedMandate, now: Instant, calendar: ExchangeCalendar): Instant | null {
  if (outcomeOf(limit) === 'never_arrives') return null;
  const { from } = APPROVAL_DAYS[method];
  if (from === 0) return now;
  const today = businessDateAt(now);
  const day = method === 'paper' ? calendar.onOrAfter(addDays(today, from)) : calendar.add(today, from);
  return instantAt(day, DECISION_TIME);
}

/** Returns a mandate by one of its names; what time has decided since is booked at this occasion. */
export async function bookedMandate({ db, clock }: Book, by: By): Promise<BookedMandate | undefined> {
  const [name, value] = Object.entries(by)[0] as [keyof BookedMandate & ('clientRef' | 'mandateId' | 'pageId'), string];
  const [mandate] = await db.select().from(sandboxMandates).where(eq(sandboxMandates[name], value));
  if (mandate?.state !== 'authorised' || mandate.decidesAt === null || clock.now() < mandate.decidesAt) return mandate;
  const isRefused = outcomeOf(mandate.limit) === 'debit_fails';
  const decided = isRefused
    ? { state: 'rejected' as const, reason: text.refusedByBank }
    : { state: 'approved' as const };
  return change({ db }, mandate, ['authorised'], decided);
}

/** Changes a mandate that is in one of some states; returns it as it is then. */
async function change(
  { db }: Pick<Deps, 'db'>,
  { mandateId }: BookedMandate,
  from: readonly BookedMandate['state'][],
  changed: Partial<BookedMandate>,
): Promise<BookedMandate | undefined> {
  const named = eq(sandboxMandates.mandateId, mandateId);
  await db
    .update(sandboxMandates)
    .set(changed)
    .where(and(named, inArray(sandboxMandates.state, [...from])));
  return (await db.select().from(sandboxMandates).where(named))[0];
}

/** Books that the holder of a mandate has proven it: by UPI it is approved with that. */
export async function authorise(
  deps: Book & Pick<Deps, 'calendar'>,
  mandate: BookedMandate,
): Promise<BookedMandate | undefined> {
  const proven = { state: 'authorised' as const, decidesAt: decidesAt(mandate, deps.clock.now(), deps.calendar) };
  await change(deps, mandate, ['waiting'], proven);
  return bookedMandate(deps, { mandateId: mandate.mandateId });
}

/** Books that the holder of a mandate has rejected it at their bank. */
export const reject = (deps: Book, mandate: BookedMandate): Promise<BookedMandate | undefined> =>
  change(deps, mandate, ['waiting'], { state: 'rejected', reason: text.rejected });

/** Returns what the bank says of a mandate. */
function outcomeOfMandate({ state, reason, mandateId }: BookedMandate): MandateOutcome {
  if (state === 'approved') return { state, umrn: `SBOX${mandateId.padStart(16, '0')}` };
  return state === 'rejected' || state === 'cancelled' ? { state, reason } : { state };
}

/** Returns the message about how a mandate stands, signed. */
export function signMandateEvent(deps: Deps, mandate: BookedMandate): { body: string; signature: string } {
  const { clientRef, mandateId, state } = mandate;
  const event: MandateEvent = { eventId: `${mandateId}:${state}`, clientRef, outcome: outcomeOfMandate(mandate) };
  const body = JSON.stringify(event);
  return { body, signature: signatureOf(deps, 'sandbox-mandates', body) };
}

const FIRST_NUMBER = 1_000_000;

async function book({ db, clock }: Book, request: MandateRequest): Promise<MandateAnswer> {
  const { clientRef, method, limit } = request;
  if (outcomeOf(limit) === 'refused') return { registered: false, reason: text.refusedByExchange };
  const mandateId = String(FIRST_NUMBER + randomInt(9 * FIRST_NUMBER));
  await db
    .insert(sandboxMandates)
    .values({ mandateId, clientRef, pageId: newToken(), method, limit, state: 'waiting', createdAt: clock.now() });
  if (outcomeOf(limit) === 'answer_is_lost') throw new ProviderUnknown('mandate registration');
  return { registered: true, mandateId };
}

/** A bank without e-mandates, by its account numbers. */
const hasNoEmandate = (account: string) => account.endsWith('0006');

async function known(deps: Book, by: By): Promise<BookedMandate> {
  const mandate = await bookedMandate(deps, by);
  if (!mandate) throw new Error('the book has no such mandate');
  return mandate;
}

/** Mandates at the sandbox's exchange and banks, with a book of their own. A mandate that is registered twice is two mandates. */
export function sandboxMandateProvider(deps: Deps, faults: Faults = {}): MandateProvider {
  return {
    channelsOf: ({ account }) => {
      const emandateAllowed = !hasNoEmandate(account);
      const all = { upiAllowed: true, netBankingAllowed: true, debitCardAllowed: true };
      return Promise.resolve({ emandateAllowed, ...all });
    },
    register: (request) => overWire(faults, 'mandate', () => book(deps, request)),
    find: ({ clientRef }) =>
      overWire(faults, 'mandate', async () => {
        const mandate = await bookedMandate(deps, { clientRef });
        return mandate ? { registered: true, mandateId: mandate.mandateId } : null;
      }),
    authorisationPage: ({ mandateId }, returnUrl) =>
      overWire(faults, 'mandate', async () => {
        const mandate = await known(deps, { mandateId });
        await change(deps, mandate, ['waiting'], { returnUrl });
        return `${API_PREFIX}/sandbox/mandate/${mandate.pageId}`;
      }),
    sendScan: ({ mandateId }) =>
      overWire(faults, 'mandate', async () => {
        await authorise(deps, await known(deps, { mandateId }));
      }),
    status: ({ mandateId }) =>
      overWire(faults, 'mandate', async () => {
        // those of people who were there before the sandbox began are in no book
        const mandate = await bookedMandate(deps, { mandateId });
        return mandate ? outcomeOfMandate(mandate) : { state: 'waiting' };
      }),
    cancel: ({ mandateId }) =>
      overWire(faults, 'mandate', async () => {
        const mandate = await known(deps, { mandateId });
        await change(deps, mandate, ['waiting', 'authorised', 'approved'], {
          state: 'cancelled',
          reason: text.cancelled,
        });
        return { cancelled: true, reason: '' };
      }),
    readCallback: (body, signature) =>
      isSigned(deps, 'sandbox-mandates', { body, signature }) ? (JSON.parse(body) as MandateEvent) : null,
  };
}
