import { parseArgs } from 'node:util';
import { formatAgentPhone, isAgentCode, readAgentPhone } from '@prosperx/core/agent';
import type { Instant } from '@prosperx/core/time';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { audit, type AuditContext, type AuditNote, byCommand } from '#audit/audit.js';
import type { Db } from '#db/db.js';
import { agentCertificates, agents, sessions } from '#db/schema/index.js';
import { StartError } from '#db/start-error.js';
import type { Services } from '#kernel/services.js';
import { readCertification } from '#records/agent/certification.js';
import { endSessionsWhere } from '#records/session/start-session.js';
import { advisorCommandText as text } from './advisor.text.js';

const options = {
  name: { type: 'string' },
  verified: { type: 'boolean' },
  arn: { type: 'string' },
  euin: { type: 'string' },
  phone: { type: 'string' },
  'not-verified': { type: 'boolean' },
  'may-transact': { type: 'boolean' },
  'may-not-transact': { type: 'boolean' },
  'log-out': { type: 'boolean' },
} as const;

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch {
    throw new StartError(text.usage);
  }
}

/** One of two options that exclude each other; undefined where neither is given. */
function choice(yes: boolean | undefined, no: boolean | undefined): boolean | undefined {
  if (yes && no) throw new StartError(text.usage);
  return yes ? true : no ? false : undefined;
}

/** The ten digits of `--phone`; null for '', which takes the number away. */
function phoneOf(typed: string | undefined): string | null | undefined {
  if (typed === undefined || typed.trim() === '') return typed === undefined ? undefined : null;
  const phone = readAgentPhone(typed);
  if (phone === null) throw new StartError(text.badPhone(typed));
  return phone;
}

/** Reads `CODE [--name NAME] [--phone NUMBER] [--verified [--arn ARN --euin EUIN] | --not-verified] [--may-transact | --may-not-transact] [--log-out]`; what is undefined stays as it was. Throws `StartError` that names what is wrong. */
export function readAdvisor(args: readonly string[]) {
  const { values, positionals } = parse(args);
  const [code, ...rest] = positionals;
  const name = values.name?.trim();
  if (code === undefined || rest.length > 0 || name === '') throw new StartError(text.usage);
  if (!isAgentCode(code)) throw new StartError(text.badCode(code));
  const verified = choice(values.verified, values['not-verified']);
  if ((values.arn !== undefined || values.euin !== undefined) && !verified) throw new StartError(text.usage);
  return {
    code,
    name,
    phone: phoneOf(values.phone),
    verified,
    arn: values.arn,
    euin: values.euin,
    mayTransact: choice(values['may-transact'], values['may-not-transact']),
    logOut: values['log-out'] ?? false,
  };
}

type Deps = Pick<Services, 'clock' | 'crypto' | 'db'>;

type Read = ReturnType<typeof readAdvisor>;

/** What is to be known of an advisor; what is undefined stays as it was. */
type AdvisorEntry = Pick<Read, 'code'> & {
  readonly [Part in Exclude<keyof Read, 'code' | 'euin'>]?: Read[Part] | undefined;
} & {
  readonly euin?: string | null | undefined;
  /** When that was handed in which is verified, by whoever saw all of it; null: it never was. */
  readonly savedAt?: Instant | null;
};

/** Runs under the lock of the advisor, whom certificates lock too: what was looked at is what is verified. */
async function checkSeen(
  tx: Db,
  { code, arn, euin = null, savedAt }: AdvisorEntry,
  known: typeof agents.$inferSelect | undefined,
): Promise<void> {
  const isSame = (arn ?? null) === (known?.arn ?? null) && euin === (known?.euin ?? null);
  if (!isSame) throw new StartError(text.otherNumbers(code, known?.arn ?? null, known?.euin ?? null));
  if (savedAt === undefined) return;
  const isOfArn = and(eq(agentCertificates.agentCode, code), eq(agentCertificates.arnCode, arn ?? ''));
  const [kept] = await tx.select().from(agentCertificates).where(isOfArn);
  if (savedAt !== (kept?.savedAt ?? null)) throw new StartError(text.otherNumbers(code, arn ?? null, euin));
}

/**
 * Registers an advisor, who is not verified and may transact unless it is said, changes one or logs them out, and audits it with `details`. Throws
 * `StartError` where an ARN or an EUIN that is verified is another one by now, or was handed in again since it was looked at.
 */
export async function saveAdvisor(
  ctx: AuditContext,
  entry: AdvisorEntry,
  details: AuditNote['details'] = {},
): Promise<void> {
  const { code, name, phone, verified, mayTransact, logOut } = entry;
  const now: Instant = ctx.clock.now();
  await ctx.db.transaction(async (tx) => {
    const [known] = await tx.select().from(agents).where(eq(agents.code, code)).for('no key update');
    const named = name ?? known?.name;
    if (named === undefined) throw new StartError(text.noName(code));
    if (verified) await checkSeen(tx, entry, known);
    const rights = { ...(verified !== undefined && { verified }), ...(mayTransact !== undefined && { mayTransact }) };
    await tx
      .insert(agents)
      .values({ code, name: named, phone, ...rights, createdAt: now })
      .onConflictDoUpdate({ target: agents.code, set: { name: named, phone, ...rights } });
    const isTheirs = and(isNull(sessions.userId), eq(sessions.agentCode, code));
    const ended = logOut ? { ended: await endSessionsWhere(tx, isTheirs, now) } : {};
    const kept = { ...rights, ...ended, ...details };
    await audit({ ...ctx, db: tx }, { action: 'advisor.saved', objectId: code, details: kept });
  });
}

/** All advisors, a line each for people to read. */
async function advisorLines({ db, clock }: Deps): Promise<readonly string[]> {
  const rows = await db.select().from(agents).orderBy(asc(agents.code));
  if (rows.length === 0) return [text.none];
  const lines: string[] = [];
  for (const { code, name, phone, arn, euin, verified, mayTransact } of rows) {
    const { state } = await readCertification({ db, clock }, code);
    const numbers = arn === null ? ['no ARN'] : [arn, euin ?? 'no EUIN', text.arn[state](code, arn, euin)];
    const parts = [code, name, ...numbers, ...(arn === null ? [verified ? 'verified' : 'not verified'] : [])];
    if (phone !== null) parts.push(formatAgentPhone(phone));
    lines.push([...parts, ...(mayTransact ? [] : ['may not transact'])].join('  '));
  }
  return lines;
}

/** `npm run advisor`: shows all advisors, after a change where one is asked for. */
export async function advisorCommand(deps: Deps, args: readonly string[]): Promise<readonly string[]> {
  if (args.length > 0) await saveAdvisor(byCommand(deps), readAdvisor(args));
  return advisorLines(deps);
}
