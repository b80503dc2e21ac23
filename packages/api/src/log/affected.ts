import { profiles, users } from '#db/schema/index.js';
import { StartError } from '#db/start-error.js';
import type { Services } from '#kernel/services.js';
import { pseudonymOf } from './security-log.js';

/** What is known of a breach: only calls that fit all of it count. */
export interface Leak {
  readonly from?: string;
  readonly until?: string;
  /** The network of whoever did it, as the log has it: `203.0.113.0/24`. */
  readonly network?: string;
  /** The pseudonym of their device. */
  readonly device?: string;
  readonly call?: string;
}

const FIELDS = ['from', 'until', 'network', 'device', 'call'] as const;
const USAGE =
  'Say what is known: npm run affected -- [--from 2026-11-16T04:00:00Z] [--until …] [--network 203.0.113.0/24] [--device …] [--call exportMyData]';

/** Reads what an operator knows. Throws `StartError` for nothing, an unknown word or a time that is none. */
export function readLeak(args: readonly string[]): Leak {
  const leak: Record<string, string> = {};
  for (let at = 0; at < args.length; at += 2) {
    const [name, value] = [FIELDS.find((field) => `--${field}` === args[at]), args[at + 1]];
    if (name === undefined || value === undefined) throw new StartError(USAGE);
    const isTime = name === 'from' || name === 'until';
    if (isTime && Number.isNaN(Date.parse(value))) throw new StartError(`"${value}" is not a time. ${USAGE}`);
    leak[name] = isTime ? new Date(value).toISOString() : value;
  }
  if (args.length === 0) throw new StartError(USAGE);
  return leak;
}

interface Line {
  readonly at: string;
  readonly outcome: string;
  readonly call: string;
  readonly account: string | null;
  readonly profile: string | null;
  readonly network: string;
  readonly device: string | null;
}

function lineOf(text: string): Line | null {
  try {
    return JSON.parse(text) as Line;
  } catch {
    // a server that was killed leaves half a line
    return null;
  }
}

const fits = (line: Line, { from, until, network, device, call }: Leak): boolean =>
  line.outcome === 'granted' &&
  (from === undefined || line.at >= from) &&
  (until === undefined || line.at <= until) &&
  (network === undefined || line.network === network) &&
  (device === undefined || line.device === device) &&
  (call === undefined || line.call === call);

/** Returns the pseudonyms of accounts and profiles whose data was given out by calls that fit, from the lines of the security log alone. */
export async function affectedIn(lines: AsyncIterable<string> | Iterable<string>, leak: Leak): Promise<Set<string>> {
  const affected = new Set<string>();
  for await (const text of lines) {
    const line = lineOf(text);
    if (!line || !fits(line, leak)) continue;
    // of an advisor the customer counts, in whose account they were
    const whose = line.profile ?? line.account;
    if (whose !== null) affected.add(whose);
  }
  return affected;
}

/** Returns the ids of the accounts behind pseudonyms of accounts and profiles. */
export async function accountsBehind(
  { db, crypto }: Pick<Services, 'db' | 'crypto'>,
  pseudonyms: ReadonlySet<string>,
): Promise<string[]> {
  const [people, investors] = await Promise.all([
    db.select({ id: users.id }).from(users),
    db.select({ id: profiles.id, userId: profiles.userId }).from(profiles),
  ]);
  const own = people.filter(({ id }) => pseudonyms.has(pseudonymOf(crypto, 'account', id))).map(({ id }) => id);
  const byProfile = investors.filter(({ id }) => pseudonyms.has(pseudonymOf(crypto, 'profile', id)));
  return [...new Set([...own, ...byProfile.map(({ userId }) => userId)])].sort();
}
