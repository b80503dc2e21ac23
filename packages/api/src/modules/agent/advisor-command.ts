import { parseArgs, type ParseArgsConfig } from 'node:util';
import { formatAgentPhone, isAgentCode, readAgentPhone, REFUSAL_CAUSES } from '@prosperx/core/agent';
import { checkReason, operatorErrorText } from '@prosperx/core/operator';
import { asc } from 'drizzle-orm';
import { byCommand } from '#audit/audit.js';
import { agents } from '#db/schema/index.js';
import { StartError } from '#db/start-error.js';
import type { Services } from '#kernel/services.js';
import { readCertification } from '#records/agent/certification.js';
import { advisorCommandText as text } from './advisor.text.js';
import { refuseCertificates } from './refuse-certificates.js';
import { saveAdvisor } from './save-advisor.js';

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

const refusalOptions = {
  refused: { type: 'string' },
  because: { type: 'string' },
  arn: { type: 'string' },
  euin: { type: 'string' },
} as const;

function parse<Options extends NonNullable<ParseArgsConfig['options']>>(args: readonly string[], known: Options) {
  try {
    return parseArgs({ args: [...args], options: known, allowPositionals: true });
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
  const { values, positionals } = parse(args, options);
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

/** Reads `CODE --refused CAUSE --because WORDS --arn ARN [--euin EUIN]`. Throws `StartError` that names what is wrong. */
export function readRefusal(args: readonly string[]) {
  const { values, positionals } = parse(args, refusalOptions);
  const [code, ...rest] = positionals;
  const { refused = '', because = '', arn, euin } = values;
  if (code === undefined || rest.length > 0 || arn === undefined) throw new StartError(text.usage);
  const cause = REFUSAL_CAUSES.find((known) => known === refused);
  if (cause === undefined) throw new StartError(text.badCause(refused));
  const fault = checkReason(because);
  if (fault !== null) throw new StartError(`--because: ${operatorErrorText[fault]}`);
  return { code, arn, euin, cause, reason: because.trim() };
}

type Deps = Pick<Services, 'clock' | 'crypto' | 'db'>;

/** All advisors, a line each for people to read. */
async function advisorLines({ db, clock }: Deps): Promise<readonly string[]> {
  const rows = await db.select().from(agents).orderBy(asc(agents.code));
  if (rows.length === 0) return [text.none];
  const lines: string[] = [];
  for (const { code, name, phone, arn, euin, verified, mayTransact, refusal } of rows) {
    const { state } = await readCertification({ db, clock }, code);
    const numbers = arn === null ? ['no ARN'] : [arn, euin ?? 'no EUIN', text.arn[state](code, arn, euin)];
    const parts = [code, name, ...numbers, ...(arn === null ? [verified ? 'verified' : 'not verified'] : [])];
    if (refusal !== null) parts.push(text.refused(refusal.arn, refusal.cause));
    if (phone !== null) parts.push(formatAgentPhone(phone));
    lines.push([...parts, ...(mayTransact ? [] : ['may not transact'])].join('  '));
  }
  return lines;
}

/** `npm run advisor`: shows all advisors, after a change where one is asked for. */
export async function advisorCommand(deps: Deps, args: readonly string[]): Promise<readonly string[]> {
  const isRefusal = args.some((arg) => /^--refused(=|$)/.test(arg));
  if (isRefusal) await refuseCertificates(byCommand(deps), readRefusal(args));
  else if (args.length > 0) await saveAdvisor(byCommand(deps), readAdvisor(args));
  return advisorLines(deps);
}
