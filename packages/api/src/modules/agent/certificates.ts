import {
  asksFor,
  CERTIFICATE_PREFIX as PREFIX,
  CERTIFICATE_RESET_MS,
  type CertificateDraft,
  checkCertificates,
  type getAgentCertificates as getCall,
  isLocked,
  MAX_ARN_DIGITS,
  needsPicture,
  type previewArn as previewArnCall,
  type previewNism as previewNismCall,
  type saveAgentCertificates as saveCall,
  withoutPrefix,
} from '@prosperx/core/agent';
import { PxError } from '@prosperx/core/errors';
import { type BusinessDate, businessDateAt, type Instant, namedDate } from '@prosperx/core/time';
import { and, eq, lte, ne, sql } from 'drizzle-orm';
import { audit } from '#audit/audit.js';
import { type Db, isUniqueViolation } from '#db/db.js';
import { agentCertificates, agents } from '#db/schema/index.js';
import { advisorOf } from '#http/agent.js';
import type { InputOf, Verb } from '#http/serve.js';
import { type Context, withDb } from '#kernel/context.js';
import { RESET_CERTIFICATES } from '#queue/job-kinds.js';
import { enqueue, type JobHandler } from '#queue/queue.js';
import { fileLink, fileOfAgent } from '#records/file/file-links.js';

type AgentRow = Awaited<ReturnType<typeof advisorOf>>;
type Row = typeof agentCertificates.$inferSelect;
type Saved = InputOf<typeof saveCall>;

/** The advisor of a call, who sees and changes their own certificates alone. */
export async function ownAgent(ctx: Context, agentCode: string): Promise<AgentRow> {
  const advisor = await advisorOf(ctx);
  if (advisor.code !== agentCode) throw new PxError('forbidden');
  return advisor;
}

/** Reads what an agent has handed in; null before, and once it is to be reset, though the job that does so may be late. */
async function savedOf(db: Db, agentCode: string, now: Instant): Promise<Row | null> {
  const [row] = await db.select().from(agentCertificates).where(eq(agentCertificates.agentCode, agentCode));
  return row && (row.resetAt === null || row.resetAt > now) ? row : null;
}

/** An agent who was an ARN holder before they came has no record of it here. */
function asWire({ code: agentCode, name, arn, euin, verified, refusal }: AgentRow, row: Row | null, now: Instant) {
  return {
    agentCode,
    name,
    isARNHolder: row?.isArnHolder ?? arn !== null,
    isNISMCertified: row?.isNismCertified ?? false,
    arnCode: row ? row.arnCode : arn,
    euin: row ? row.euin : euin,
    nismCode: row?.nismCode ?? null,
    arnValidStartDate: row?.arnFrom ?? null,
    arnValidEndDate: row?.arnTo ?? null,
    nismValidStartDate: row?.nismFrom ?? null,
    nismValidEndDate: row?.nismTo ?? null,
    isVerified: verified && (row?.verifiedTo ?? null) === null,
    verifiedUntil: row?.verifiedTo ?? null,
    isSaved: row !== null || arn !== null,
    resetAt: row?.resetAt ?? null,
    refusal,
    today: businessDateAt(now),
  };
}

export const getAgentCertificates: Verb<typeof getCall> = async ({ ctx, input }) => {
  const advisor = await ownAgent(ctx, input.agentCode);
  const now = ctx.clock.now();
  return asWire(advisor, await savedOf(ctx.db, advisor.code, now), now);
};

/** Throws `certificates_locked` while the record of an agent is neither whole nor reset yet. */
export async function checkUnlocked(ctx: Context, advisor: AgentRow): Promise<void> {
  const now = ctx.clock.now();
  if (isLocked(asWire(advisor, await savedOf(ctx.db, advisor.code, now), now)))
    throw new PxError('certificates_locked');
}

/** Returns an ARN with its prefix; throws `invalid_input` for what is none. */
export function parseArn(text: string): string {
  const digits = withoutPrefix(text, PREFIX.arn);
  if (!/^\d+$/.test(digits) || digits.length > MAX_ARN_DIGITS)
    throw new PxError('invalid_input', { fields: { arn: digits === '' ? 'arn_required' : 'not_digits' } });
  return `${PREFIX.arn}${digits}`;
}

/** Throws `arn_mapped_to_other_agent` for an ARN that another agent has. */
export async function checkArnIsFree(db: Db, arn: string, agentCode: string): Promise<void> {
  const others = await db
    .select({ code: agents.code })
    .from(agents)
    .where(and(eq(agents.arn, arn), ne(agents.code, agentCode)));
  if (others.length > 0) throw new PxError('arn_mapped_to_other_agent');
}

/** Names the lock under which EUINs are given: of two agents who hand in the same at once, the second is refused. */
const EUIN_LOCK = 'agents.euin';

/** Throws `invalid_input` for an EUIN that another agent has: it names one person. */
async function checkEuinIsFree(tx: Db, euin: string, agentCode: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${EUIN_LOCK}))`);
  const others = await tx.$count(agents, and(eq(agents.euin, euin), ne(agents.code, agentCode)));
  if (others > 0) throw new PxError('invalid_input', { fields: { euin: 'euin_taken' } });
}

const draftOf = (input: Saved): CertificateDraft => ({
  isNISMCertified: input.isNISMCertified ? 'yes' : 'no',
  isARNHolder: input.isARNHolder ? 'yes' : 'no',
  nismCode: withoutPrefix(input.nismCode, PREFIX.nism),
  nismValidStartDate: input.nismValidStartDate ?? '',
  nismValidEndDate: input.nismValidEndDate ?? '',
  arnCode: withoutPrefix(input.arnCode, PREFIX.arn),
  euin: withoutPrefix(input.euin, PREFIX.euin),
  arnValidStartDate: input.arnValidStartDate ?? '',
  arnValidEndDate: input.arnValidEndDate ?? '',
  // the form asks for it; it is no part of the call
  hasAgreed: true,
});

async function checkDraft(ctx: Context, agentCode: string, draft: CertificateDraft): Promise<void> {
  const checked = Object.entries(checkCertificates(draft, businessDateAt(ctx.clock.now())));
  const faults = checked.flatMap(([field, code]): [string, string][] => (code ? [[field, code]] : []));
  if (draft.isARNHolder === 'yes' && draft.isNISMCertified === 'no') faults.push(['isARNHolder', 'nism_required']);
  if (faults.length > 0) throw new PxError('invalid_input', { fields: Object.fromEntries(faults) });
  const missing: [string, string][] = [];
  if (needsPicture.nism(draft) && !(await fileOfAgent(ctx.db, agentCode, 'nism')))
    missing.push(['nismPicture', 'picture_required']);
  if (needsPicture.arn(draft)) {
    const picture = await fileOfAgent(ctx.db, agentCode, 'arn');
    if (picture?.certificate !== `${PREFIX.arn}${draft.arnCode}`) missing.push(['arnPicture', 'picture_required']);
  }
  if (missing.length > 0) throw new PxError('invalid_input', { fields: Object.fromEntries(missing) });
}

/** What is kept of a registration: of what is not asked for, nothing. */
function rowOf(draft: CertificateDraft, now: Instant) {
  const [nism, arn] = [asksFor.nism(draft), asksFor.arn(draft)];
  return {
    isNismCertified: nism,
    isArnHolder: arn,
    nismCode: nism ? `${PREFIX.nism}${draft.nismCode}` : null,
    nismFrom: nism ? namedDate(draft.nismValidStartDate) : null,
    nismTo: nism ? namedDate(draft.nismValidEndDate) : null,
    arnCode: arn ? `${PREFIX.arn}${draft.arnCode}` : null,
    euin: arn ? `${PREFIX.euin}${draft.euin}` : null,
    arnFrom: arn ? namedDate(draft.arnValidStartDate) : null,
    arnTo: arn ? namedDate(draft.arnValidEndDate) : null,
    resetAt: arn ? null : now + CERTIFICATE_RESET_MS,
    savedAt: now,
  };
}

export const saveAgentCertificates: Verb<typeof saveCall> = async ({ ctx, input }) => {
  const advisor = await ownAgent(ctx, input.agentCode);
  await checkUnlocked(ctx, advisor);
  const draft = draftOf(input);
  await checkDraft(ctx, advisor.code, draft);
  const row = rowOf(draft, ctx.clock.now());
  const kept = await ctx.db
    .transaction((tx) => keep(withDb(ctx, tx), advisor.code, row))
    .catch((error: unknown) => {
      // another agent was registered with it at the same moment
      throw isUniqueViolation(error) ? new PxError('arn_mapped_to_other_agent', { cause: error }) : error;
    });
  return asWire(await advisorOf(ctx), kept, ctx.clock.now());
};

type NewRow = ReturnType<typeof rowOf>;

const NONE_VERIFIED = { verifiedFrom: null, verifiedTo: null };

/** Returns the days of an ARN that is verified and in force, where other days of the same numbers wait from now on. */
function verifiedDays({ arn, euin }: AgentRow, former: Row | undefined, row: NewRow, today: BusinessDate) {
  if (!former || arn !== row.arnCode || euin !== row.euin) return NONE_VERIFIED;
  const { arnFrom, arnTo, verifiedFrom, verifiedTo } = former;
  const isSameTime = arnFrom === row.arnFrom && arnTo === row.arnTo;
  if (verifiedTo === null && isSameTime) return NONE_VERIFIED;
  const days = verifiedTo === null ? { verifiedFrom: arnFrom, verifiedTo: arnTo } : { verifiedFrom, verifiedTo };
  return days.verifiedTo !== null && days.verifiedTo >= today ? days : NONE_VERIFIED;
}

/** Keeps what was handed in; returns the row as it is. */
async function keep(ctx: Context, agentCode: string, given: NewRow): Promise<Row> {
  const { db } = ctx;
  const now = ctx.clock.now();
  const [before] = await db.select().from(agents).where(eq(agents.code, agentCode)).for('no key update');
  const [former] = await db.select().from(agentCertificates).where(eq(agentCertificates.agentCode, agentCode));
  const row = {
    ...given,
    ...(before?.verified ? verifiedDays(before, former, given, businessDateAt(now)) : NONE_VERIFIED),
  };
  await db
    .insert(agentCertificates)
    .values({ agentCode, ...row })
    .onConflictDoUpdate({ target: agentCertificates.agentCode, set: row });
  const { arnCode: arn, euin } = row;
  if (arn !== null) await checkArnIsFree(db, arn, agentCode);
  if (euin !== null) await checkEuinIsFree(db, euin, agentCode);
  // whoever was verified was so with other numbers; whoever says that they hold no ARN has none, nor one whose end is not known
  const isSame = before?.arn === arn && before.euin === euin;
  const isSameTime = former?.arnFrom === row.arnFrom && former.arnTo === row.arnTo;
  const verified = before?.verified === true && isSame && (isSameTime || row.verifiedTo !== null);
  await db.update(agents).set({ arn, euin, verified, refusal: null }).where(eq(agents.code, agentCode));
  if (row.resetAt !== null) {
    const job = { kind: RESET_CERTIFICATES, ref: `${agentCode} ${row.resetAt}`, dueAt: row.resetAt };
    await enqueue(db, [{ ...job, payload: { agentCode } }], now);
  }
  const details = { isArnHolder: row.isArnHolder, isNismCertified: row.isNismCertified };
  await audit(ctx, { action: 'certificates.saved', objectId: agentCode, details });
  return { agentCode, ...row };
}

/** Drops a record whose time has come; one that was saved anew meanwhile stays. */
export const resetCertificates: JobHandler = async ({ db, clock }, { payload }) => {
  const { agentCode } = payload as { readonly agentCode: string };
  await db
    .delete(agentCertificates)
    .where(and(eq(agentCertificates.agentCode, agentCode), lte(agentCertificates.resetAt, clock.now())));
};

const previewOf = async (ctx: Context, agentCode: string, kind: 'arn' | 'nism') => {
  const advisor = await ownAgent(ctx, agentCode);
  const file = await fileOfAgent(ctx.db, advisor.code, kind);
  return { value: file ? fileLink(ctx, file.id) : null };
};

export const previewNism: Verb<typeof previewNismCall> = ({ ctx, input }) => previewOf(ctx, input.agentCode, 'nism');

export const previewArn: Verb<typeof previewArnCall> = ({ ctx, input }) => previewOf(ctx, input.agentCode, 'arn');
