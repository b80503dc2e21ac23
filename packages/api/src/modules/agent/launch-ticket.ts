import { isAgentCode } from '@prosperx/core/agent';
import { PxError } from '@prosperx/core/errors';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { decode, sign, verify } from 'hono/jwt';
import * as z from 'zod/mini';
import { newToken } from '#crypto/new-id.js';
import { partnerKeys, partners } from '#db/schema/index.js';
import { noteKeyUse } from '#http/request-origin.js';
import type { Services } from '#kernel/services.js';
import { FIRST_TICKET_KEY } from '#records/session/partner-word.js';

type Deps = Pick<Services, 'db' | 'clock' | 'crypto'>;

/** Seconds for which a ticket may be good, at most. */
const TICKET_LIFE = 60;

const LONGEST = 2_000;

const claimsSchema = z.object({
  agentCode: z.string().check(z.refine(isAgentCode)),
  /** Client code of the customer for whom the advisor acts; absent while there is none. */
  ucc: z.optional(z.string().check(z.regex(/^[A-Za-z0-9]{1,20}$/))),
  /** Unlike that of any other ticket of this partner. */
  nonce: z.string().check(z.regex(/^[\w-]{16,100}$/)),
  /** Seconds since 1970. */
  exp: z.int(),
});

/** What a ticket says, whose it is, and by which key of theirs it was signed. */
export type LaunchTicket = z.infer<typeof claimsSchema> & { readonly partnerId: string; readonly keyId: string };

// a ticket that its partner did not sign fails with one code, whatever is wrong with it
const invalid = () => new PxError('launch_ticket_invalid');

function partnerOf(text: string): string {
  try {
    const { kid } = decode(text).header;
    if (text.length <= LONGEST && typeof kid === 'string' && /^[\w-]{1,100}$/.test(kid)) return kid;
  } catch {
    // reported below
  }
  throw invalid();
}

interface TicketKey {
  readonly id: string;
  readonly key: string;
}

/** The keys by which a partner may sign, newest first: at least one. */
async function keysOf({ db, crypto }: Deps, partnerId: string): Promise<readonly [TicketKey, ...TicketKey[]]> {
  const rows = await db
    .select()
    .from(partnerKeys)
    .where(and(eq(partnerKeys.partnerId, partnerId), eq(partnerKeys.kind, 'ticket'), isNull(partnerKeys.revokedAt)))
    .orderBy(desc(partnerKeys.createdAt));
  const [partner] = await db.select().from(partners).where(eq(partners.id, partnerId));
  const own = rows.map((row) => ({ id: row.id, key: crypto.open(partnerKeys.secret, row) }));
  const first = { id: FIRST_TICKET_KEY, key: partner ? crypto.open(partners.ticketKey, partner) : null };
  const [newest, ...others] = [...own, first].filter((kept): kept is TicketKey => kept.key !== null);
  if (!newest) throw invalid();
  return [newest, ...others];
}

async function claimsByAny(deps: Deps, partnerId: string, text: string) {
  for (const { id, key } of await keysOf(deps, partnerId)) {
    const claims = await claimsOf(text, key);
    if (!claims) continue;
    if (id !== FIRST_TICKET_KEY) await noteKeyUse(deps.db, id, deps.clock.now());
    return { ...claims, keyId: id };
  }
  throw invalid();
}

async function claimsOf(text: string, key: string) {
  // the library's clock is not ours
  const options = { alg: 'HS256', exp: false, nbf: false, iat: false } as const;
  const payload = await verify(text, key, options).catch(() => null);
  const claims = z.safeParse(claimsSchema, payload);
  return claims.success ? claims.data : null;
}

/** A ticket's content. Throws `launch_ticket_invalid` unless its partner signed it for a minute at most, `launch_ticket_expired` after that. */
export async function readTicket(deps: Deps, text: string): Promise<LaunchTicket> {
  const partnerId = partnerOf(text);
  const claims = await claimsByAny(deps, partnerId, text);
  const now = deps.clock.now() / 1_000;
  if (claims.exp <= now) throw new PxError('launch_ticket_expired');
  if (claims.exp > now + TICKET_LIFE) throw invalid();
  return { ...claims, partnerId };
}

/** A ticket as a partner's server makes it: a JWT signed with HS256, with the partner's id as `kid`. */
export async function makeTicket(deps: Deps, partnerId: string, agentCode: string, ucc?: string): Promise<string> {
  const [{ key }] = await keysOf(deps, partnerId);
  const exp = Math.floor(deps.clock.now() / 1_000) + TICKET_LIFE;
  const k = Buffer.from(key).toString('base64url');
  return sign(
    { agentCode, ...(ucc && { ucc }), nonce: newToken(), exp },
    { kty: 'oct', alg: 'HS256', kid: partnerId, k },
  );
}
