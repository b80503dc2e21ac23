import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { isAgentCode } from '@prosperx/core/agent';
import { AMFI_MAX_RATE, rateBounds } from '@prosperx/core/calculator';
import { ACTIVATION_BASE, type MandateBounds, specificationBounds } from '@prosperx/core/mandate';
import { rupees } from '@prosperx/core/money';
import {
  type ChosenRules,
  chooseNomineeRules,
  type NomineeRules,
  nomineeRulesSchema,
  specificationRules,
} from '@prosperx/core/nominee';
import { checkEmail } from '@prosperx/core/session';
import * as z from 'zod/mini';
import { POOL_LIMITS, type PoolLimits } from '#db/pool.js';
import { StartError } from '#db/start-error.js';
import { type Config, LOOPBACK_NAMES } from '#kernel/services.js';
import type { LogLevel } from '#log/logger.js';
import { catalogue, type CatalogueScheme, namedSchemes } from '#sandbox/catalogue/scheme.js';
import { SANDBOX_AGENT_WITHOUT_TOTALS } from '#sandbox/seed/agents.js';

/** The settings that the environment decides. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** False: a pooler stands between that does not keep prepared statements. */
  readonly prepares: boolean;
  /** The address of a streaming replica, which is read while it is near enough; absent: there is none. */
  readonly replicaUrl: string | undefined;
  /** What differs from the usual limits of connections to PostgreSQL. */
  readonly limits: Partial<PoolLimits>;
  /** False: `npm run migrate` brings the tables of PostgreSQL up to date, not each server that starts. */
  readonly migrates: boolean;
  readonly logLevel: LogLevel;
  /** False: browsers make all of a page, as when one cannot be rendered. */
  readonly rendersPages: boolean;
  /** What a new sandbox sells: all of its catalogue, or with `SANDBOX_SCHEMES=named` the few that its people need, which is quicker. */
  readonly schemes: readonly CatalogueScheme[];
  /** The port of the metrics; null: there are none. */
  readonly metricsPort: number | null;
  /** Where it listens: on this machine alone, unless a container's network says otherwise. */
  readonly metricsHost: string;
  /** Milliseconds between the moment at which a server that ends says so and the one at which it takes no more connections. */
  readonly drainDelay: number;
  /** Minutes for which due work may wait before the server counts as not ready; 0: it may for ever. */
  readonly queueBehind: number;
  readonly config: Config;
}

export type Environment = Readonly<Record<string, string | undefined>>;

function numberIn(environment: Environment, name: string, fallback: number, most: number): number {
  const text = environment[name];
  if (!text) return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0 || value > most)
    throw new StartError(`${name} must be a whole number from 0 to ${most}.`);
  return value;
}

/** Reads a setting that takes some words alone: any other, such as SANDBOX=false, would be read as the opposite of what was meant. Empty is as good as absent. */
function wordIn<Word extends string>(environment: Environment, name: string, words: readonly Word[]): Word | null {
  const text = environment[name];
  if (!text) return null;
  const found = words.find((word) => word === text);
  if (found === undefined) throw new StartError(`${name} must be ${words.join(' or ')}, or not be set.`);
  return found;
}

/** Beyond this machine passwords and sessions travel encrypted, and only the site's own name is answered to. */
function publicUrlIn({ PUBLIC_URL }: Environment, host: string): URL | null {
  if (!PUBLIC_URL) {
    if (isLoopback(host)) return null;
    throw new StartError(
      `HOST ${host} can be reached from other machines: set PUBLIC_URL to where people reach the server, such as https://invest.example.`,
    );
  }
  if (!URL.canParse(PUBLIC_URL)) throw new StartError('PUBLIC_URL must be an address such as https://invest.example.');
  const url = new URL(PUBLIC_URL);
  const isOfThisMachine = isLoopback(host) && isLoopback(url.hostname);
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isOfThisMachine))
    throw new StartError('PUBLIC_URL must begin with https://, unless it is an address of this machine alone.');
  return url;
}

function isLoopback(host: string): boolean {
  return host === '::1' || LOOPBACK_NAMES.some((name) => name === host) || /^127(?:\.\d+){3}$/.test(host);
}

/** The sandbox is on for a person who tries things out on their own machine; off where others could reach it, unless SANDBOX=1 says so. */
function isSandbox(environment: Environment, host: string): boolean {
  const said = wordIn(environment, 'SANDBOX', ['1', '0']);
  return said ? said === '1' : environment['NODE_ENV'] !== 'production' && isLoopback(host);
}

/** The providers that a sandbox uses beside those that it plays: they reach real people or tell real figures. */
const REAL_PROVIDERS = ['SMTP_URL', 'NAV_URL'] as const;

const SECRET_LENGTH = 16;

/**
 * What guards a sandbox and what it says of itself. Whoever reaches one knows its passwords, so that one which others reach has a secret;
 * it never runs in production beside a real provider.
 */
function sandboxGuard(environment: Environment, host: string, publicUrl: URL | null) {
  const real = REAL_PROVIDERS.find((name) => environment[name]);
  if (real && environment['NODE_ENV'] === 'production')
    throw new StartError(
      `A sandbox does not run with NODE_ENV=production and a real provider (${real}): set SANDBOX=0.`,
    );
  // behind a proxy others come by an address of this machine
  const isProxied = numberIn(environment, 'TRUSTED_PROXIES', 0, 10) > 0;
  const isOfThisMachine = isLoopback(host) && !isProxied && (publicUrl === null || isLoopback(publicUrl.hostname));
  const secret = environment['SANDBOX_SECRET'] ?? '';
  if (!isOfThisMachine && secret.length < SECRET_LENGTH)
    throw new StartError(
      `A sandbox that others can reach needs SANDBOX_SECRET, at least ${SECRET_LENGTH} characters that its visitors are asked for; everybody knows its passwords. Set SANDBOX=0 where it is to be none.`,
    );
  return {
    sandboxSecret: isOfThisMachine ? null : secret,
    notReal: real ? ('pilot' as const) : isOfThisMachine ? null : ('sandbox' as const),
  };
}

function replicaUrlIn({ DATABASE_URL, DATABASE_REPLICA_URL }: Environment): string | undefined {
  if (DATABASE_REPLICA_URL && !DATABASE_URL)
    throw new StartError('DATABASE_REPLICA_URL names a replica of the database of DATABASE_URL, which is not set.');
  return DATABASE_REPLICA_URL || undefined;
}

/** A folder that does not hold the files would let every password pass without a word. */
function breachedPasswordsIn({ BREACHED_PASSWORDS: folder }: Environment): string | null {
  if (!folder) return null;
  try {
    if (readdirSync(folder).some((name) => /^[0-9A-F]{5}\.txt$/.test(name))) return folder;
  } catch {
    // said below, for whatever is wrong with it
  }
  throw new StartError('BREACHED_PASSWORDS must name a folder with files such as 21BD1.txt.');
}

function operatorEmailIn({ OPERATOR_EMAIL }: Environment): string | null {
  if (!OPERATOR_EMAIL) return null;
  if (checkEmail(OPERATOR_EMAIL) === null) return OPERATOR_EMAIL;
  throw new StartError('OPERATOR_EMAIL must be an address such as operator@invest.example.');
}

function hostNames(host: string, publicUrl: URL | null): readonly string[] {
  return [...(isLoopback(host) ? LOOPBACK_NAMES : []), ...(publicUrl ? [publicUrl.hostname] : [])];
}

/** In the sandbox one agent is listed, so that it can be seen what the list does. */
function agentsWithoutTotals({ AGENTS_WITHOUT_TOTALS }: Environment, sandbox: boolean): readonly string[] {
  const listed = AGENTS_WITHOUT_TOTALS ?? (sandbox ? SANDBOX_AGENT_WITHOUT_TOTALS : '');
  const codes = listed.split(',').map((code) => code.trim());
  if (listed.trim() === '') return [];
  if (!codes.every(isAgentCode)) throw new StartError('AGENTS_WITHOUT_TOTALS must be a list of agent codes: A1,A2.');
  return codes;
}

const chosenRules = z.array(z.extend(z.partial(nomineeRulesSchema), { version: z.string() }));

/** The rules of a nomination: those of 2025, unless the operator names others by version and date. */
function nomineeRules({ NOMINEE_RULES }: Environment): readonly NomineeRules[] {
  if (!NOMINEE_RULES) return [specificationRules];
  try {
    const rules = chooseNomineeRules(z.parse(chosenRules, JSON.parse(NOMINEE_RULES)) as ChosenRules[]);
    if (rules) return rules;
  } catch {
    // said below, for whatever is wrong with it
  }
  throw new StartError(
    'NOMINEE_RULES must be a JSON list such as [{"version":"spec-2025"},{"version":"sebi-2026","from":"2026-09-01","most":3}].',
  );
}

const chosenBounds = z.partial(
  z.strictObject({
    minimum: z.int().check(z.positive()),
    eMandate: z.int().check(z.positive()),
    physical: z.int().check(z.positive()),
    upi: z.int().check(z.positive()),
    suggested: z.int().check(z.positive()),
  }),
);

/** The bounds of mandate limits: those of core, unless the operator names others, in rupees. */
function mandateBounds({ MANDATE_LIMITS }: Environment): MandateBounds {
  if (!MANDATE_LIMITS) return specificationBounds;
  try {
    const chosen = z.parse(chosenBounds, JSON.parse(MANDATE_LIMITS));
    const inPaise = Object.entries(chosen).map(([name, amount]) => [name, rupees(Number(amount))]);
    return { ...specificationBounds, ...(Object.fromEntries(inPaise) as Partial<MandateBounds>) };
  } catch {
    throw new StartError('MANDATE_LIMITS must be a JSON object of rupees such as {"eMandate":1000000,"upi":100000}.');
  }
}

/** What a calculator may expect at most: what AMFI lets distributors show; in the sandbox up to 30 per cent. */
function maxReturn({ MAX_RETURN }: Environment, sandbox: boolean): number {
  if (!MAX_RETURN) return sandbox ? rateBounds().max : AMFI_MAX_RATE;
  const { min, max } = rateBounds();
  const rate = Number(MAX_RETURN);
  if (/^\d+$/.test(MAX_RETURN) && rate >= min && rate <= max) return rate;
  throw new StartError(`MAX_RETURN must be a whole number of per cent a year from ${min} to ${max}.`);
}

const schemesIn = (environment: Environment) =>
  wordIn(environment, 'SANDBOX_SCHEMES', ['all', 'named']) === 'named' ? namedSchemes : catalogue;

/** Throws StartError with one line for the person who started the server. */
export function readSettings(environment: Environment): Settings {
  const host = environment['HOST'] || '127.0.0.1';
  const publicUrl = publicUrlIn(environment, host);
  const sandbox = isSandbox(environment, host);
  const port = numberIn(environment, 'PORT', 8080, 65_535);
  return {
    port,
    host,
    dataDir: resolve(environment['DATA_DIR'] || '.data'),
    databaseUrl: environment['DATABASE_URL'] || undefined,
    replicaUrl: replicaUrlIn(environment),
    prepares: wordIn(environment, 'DATABASE_PREPARED', ['off']) === null,
    limits: { size: numberIn(environment, 'DATABASE_POOL', POOL_LIMITS.size, 200) || 1 },
    migrates: wordIn(environment, 'MIGRATE', ['off']) === null,
    schemes: schemesIn(environment),
    metricsPort: environment['METRICS_PORT'] ? numberIn(environment, 'METRICS_PORT', 0, 65_535) : null,
    metricsHost: environment['METRICS_HOST'] || '127.0.0.1',
    // longer than a proxy takes to look twice
    drainDelay: numberIn(environment, 'DRAIN_DELAY', sandbox ? 0 : 5_000, 10_000),
    queueBehind: numberIn(environment, 'QUEUE_BEHIND', 0, 1_440),
    logLevel: wordIn(environment, 'LOG', ['all']) === null && sandbox ? 'warn' : 'info',
    rendersPages: wordIn(environment, 'RENDER_PAGES', ['off']) === null,
    config: {
      sandbox,
      ...(sandbox ? sandboxGuard(environment, host, publicUrl) : { sandboxSecret: null, notReal: null }),
      breachedPasswords: breachedPasswordsIn(environment),
      operatorEmail: operatorEmailIn(environment),
      https: publicUrl?.protocol === 'https:',
      hostNames: hostNames(host, publicUrl),
      publicHost: publicUrl?.hostname ?? null,
      publicUrl: publicUrl?.origin ?? `http://localhost:${port}`,
      trustedProxies: numberIn(environment, 'TRUSTED_PROXIES', 0, 10),
      nomineeRules: nomineeRules(environment),
      mandateBounds: mandateBounds(environment),
      mandateDelay: numberIn(environment, 'MANDATE_DELAY', sandbox ? 0 : ACTIVATION_BASE, 3_600_000),
      agentsWithoutTotals: agentsWithoutTotals(environment, sandbox),
      maxReturn: maxReturn(environment, sandbox),
    },
  };
}
