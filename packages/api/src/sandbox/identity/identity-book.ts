import { PxError } from '@prosperx/core/errors';
import { checkPan, type KycStatus, tidyPan } from '@prosperx/core/kyc';
import type { setSandboxKyc } from '@prosperx/core/sandbox';
import { and, desc, eq } from 'drizzle-orm';
import { newId } from '#crypto/new-id.js';
import { type Lookup, sandboxKycRequests, sandboxKycStatuses } from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';
import type { Services } from '#kernel/services.js';
import type { KycPerson } from '#providers/kyc/port.js';

export const setKyc: Verb<typeof setSandboxKyc> = async ({ ctx, input }) => {
  const pan = tidyPan(input.pan);
  const wrong = checkPan(pan);
  if (wrong) throw new PxError('invalid_input', { fields: { pan: wrong } });
  await setKycStatus(ctx, pan, input.status);
  return { status: input.status };
};

type Deps = Pick<Services, 'db' | 'clock' | 'crypto'>;
export type IdentityRequest = typeof sandboxKycRequests.$inferSelect;

const panKey = ({ crypto }: Deps, pan: string): Lookup => crypto.lookup('sandbox-pan', pan);

/** Books a request; gives its id. */
export async function bookRequest(deps: Deps, person: KycPerson): Promise<string> {
  const { db, clock, crypto } = deps;
  const requestId = newId('kyc');
  await db.insert(sandboxKycRequests).values({
    requestId,
    callbackUrl: person.callbackUrl,
    person: crypto.seal(sandboxKycRequests.person, requestId, JSON.stringify(person)),
    panHash: panKey(deps, person.pan),
    state: 'waiting',
    createdAt: clock.now(),
  });
  return requestId;
}

export async function requestOf({ db }: Deps, requestId: string): Promise<IdentityRequest | undefined> {
  const [request] = await db.select().from(sandboxKycRequests).where(eq(sandboxKycRequests.requestId, requestId));
  return request;
}

export const personOf = ({ crypto }: Deps, { requestId: id, person }: IdentityRequest) =>
  JSON.parse(crypto.open(sandboxKycRequests.person, { id, person })) as KycPerson;

/** Books what the person pressed, once; a second press changes nothing. */
export async function decideRequest({ db, clock }: Deps, requestId: string, state: 'shared' | 'cancelled') {
  const waiting = and(eq(sandboxKycRequests.requestId, requestId), eq(sandboxKycRequests.state, 'waiting'));
  await db.update(sandboxKycRequests).set({ state, decidedAt: clock.now() }).where(waiting);
}

/** Returns when the holder of a PAN last shared their details; null when they never did. */
export async function sharedAt(deps: Deps, pan: string): Promise<number | null> {
  const shared = and(eq(sandboxKycRequests.panHash, panKey(deps, pan)), eq(sandboxKycRequests.state, 'shared'));
  const [request] = await deps.db
    .select({ decidedAt: sandboxKycRequests.decidedAt })
    .from(sandboxKycRequests)
    .where(shared)
    .orderBy(desc(sandboxKycRequests.decidedAt))
    .limit(1);
  return request?.decidedAt ?? null;
}

/** Makes the registry say a status of a PAN. */
async function setKycStatus(deps: Deps, pan: string, status: KycStatus): Promise<void> {
  const row = { panHash: panKey(deps, pan), status };
  await deps.db
    .insert(sandboxKycStatuses)
    .values(row)
    .onConflictDoUpdate({ target: sandboxKycStatuses.panHash, set: row });
}

/** Returns the status that the registry was set to give for a PAN; null when none was. */
export async function kycStatusSetFor(deps: Deps, pan: string): Promise<KycStatus | null> {
  const [row] = await deps.db
    .select()
    .from(sandboxKycStatuses)
    .where(eq(sandboxKycStatuses.panHash, panKey(deps, pan)));
  return row?.status ?? null;
}
