import { lookup } from 'node:dns/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Clock } from '@prosperx/core/time';
import { sql } from 'drizzle-orm';
import { createCrypto } from '#crypto/crypto.js';
import { openDb, readyPostgres } from '#db/open-db.js';
import { StartError } from '#db/start-error.js';
import { probeFileStore } from '#providers/files/sealed-file-store.js';
import type { Probe } from '#providers/http/provider-api.js';
import { bankVerificationIn, gatewayIn, kycIn, notifierIn, whatsAppIn } from './configured-providers.js';
import { doctorText as text } from './doctor.text.js';
import { fileStoreIn } from './file-store.js';
import { readKeys } from './keys.js';
import { checkKeys, refuseSandboxData } from './prepare-data.js';
import { exchangeAccess, ifscIn, navSourceIn, NotConfigured, notConfigured } from './real-providers.js';
import { type Environment, readSettings, type Settings } from './settings.js';

/** What was found out about one part of an installation. */
export interface Diagnosis {
  readonly part: string;
  /**
   * `ready`; `off`: not configured, and not needed; `missing` or `wrong`: the server does not start; `silent`, which did not answer, and
   * `doubtful`, which is not as it should be: it starts all the same.
   */
  readonly state: 'ready' | 'off' | 'missing' | 'wrong' | 'silent' | 'doubtful';
  readonly line: string;
}

type Found = Pick<Diagnosis, 'state' | 'line'>;

/** The database's time may differ from ours by so much (milliseconds). */
const CLOCK_TOLERANCE = 5_000;

const ready = (line: string): Found => ({ state: 'ready', line });

/** The reason of a failure without what may be secret in it: the server's own sentences, else the class of the error. */
function reasonOf(error: unknown): string {
  if (error instanceof StartError) return error.message;
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error)) return text.unknown;
  return /^status \d{3}$/.test(cause.message) ? cause.message : ((cause as NodeJS.ErrnoException).code ?? cause.name);
}

async function examinePart(part: string, examine: () => Promise<Found>): Promise<Diagnosis> {
  try {
    return { part, ...(await examine()) };
  } catch (error) {
    const state = error instanceof NotConfigured ? 'missing' : error instanceof StartError ? 'wrong' : 'silent';
    return { part, state, line: state === 'silent' ? text.silent(reasonOf(error)) : reasonOf(error) };
  }
}

async function probed(port: { readonly probe: Probe }): Promise<Found> {
  await port.probe();
  return ready(text.answers);
}

/** The oldest PostgreSQL that the tables are made for. */
const OLDEST_POSTGRES = 15;

/** Looks into a database that is there. PostgreSQL is only asked; the embedded one is opened as the start opens it, which brings its tables up to date. */
async function examineDatabase(environment: Environment, settings: Settings, clock: Clock): Promise<Found> {
  const { databaseUrl, dataDir, config } = settings;
  if (!databaseUrl && !existsSync(join(dataDir, 'db'))) return ready(text.newDatabase(dataDir));
  const { db, engine, close } = databaseUrl ? readyPostgres(databaseUrl) : await openDb(settings);
  try {
    const asked = sql`select version() as version, extract(epoch from now()) * 1000 as now, to_regclass('users') is not null as filled`;
    const answer = await db.execute(asked).catch((error: unknown) => {
      throw new StartError(text.noDatabase(reasonOf(error)), error);
    });
    const [row] = answer.rows as { version: string; now: string | number; filled: boolean }[];
    const [, number = '?'] = /PostgreSQL ([\d.]+)/.exec(row?.version ?? '') ?? [];
    if (Number.parseInt(number, 10) < OLDEST_POSTGRES) throw new StartError(text.tooOld(number, OLDEST_POSTGRES));
    if (row?.filled) await checkKeys(db, createCrypto(await readKeys(environment, settings)));
    if (row?.filled && !config.sandbox) await refuseSandboxData(db);
    const ahead = Math.round(Number(row?.now) - clock.now());
    if (Math.abs(ahead) > CLOCK_TOLERANCE) return { state: 'doubtful', line: text.clockDiffers(ahead / 1_000) };
    return ready(text.database(engine, number));
  } finally {
    await close();
  }
}

async function examineAddress({ config }: Settings): Promise<Found> {
  if (config.publicHost === null) return ready(text.onThisMachine(config.publicUrl));
  await lookup(config.publicHost);
  return ready(text.address(config.publicUrl));
}

/** A provider that a server without a sandbox needs, and that a sandbox plays. */
const needed = (isSandbox: boolean, provider: Parameters<typeof notConfigured>[0]): Found => {
  if (!isSandbox) throw notConfigured(provider);
  return { state: 'off', line: text.played };
};

/** Looks at each part of an installation before its first start, by the same settings and sentences as the start itself, and asks each provider something that changes nothing. */
export async function examine(environment: Environment, clock: Clock): Promise<readonly Diagnosis[]> {
  let settings: Settings;
  try {
    settings = readSettings(environment);
  } catch (error) {
    return [{ part: 'settings', state: 'wrong', line: reasonOf(error) }];
  }
  const { sandbox, publicUrl } = settings.config;
  const parts: Readonly<Record<string, () => Promise<Found>>> = {
    settings: () => Promise.resolve(ready(sandbox ? text.sandbox : text.live)),
    keys: async () => {
      await readKeys(environment, settings);
      return ready(text.keys);
    },
    database: () => examineDatabase(environment, settings, clock),
    address: () => examineAddress(settings),
    files: async () => {
      await probeFileStore(fileStoreIn(environment, settings));
      return ready(environment['FILES_URL'] ? text.bucket : text.folder(settings.dataDir));
    },
    exchange: async () => {
      if (sandbox || !environment['EXCHANGE_URL']) return needed(sandbox, 'exchange');
      const { schemes } = await exchangeAccess(environment);
      return ready(text.exchange((await schemes()).size));
    },
    gateway: async () => {
      const gateway = gatewayIn(environment, { clock, publicUrl });
      return gateway && !sandbox ? probed(gateway) : needed(sandbox, 'gateway');
    },
    mail: async () => {
      const notifier = await notifierIn(environment, clock);
      return notifier ? probed(notifier) : needed(sandbox, 'notifier');
    },
    WhatsApp: async () => {
      const whatsApp = await whatsAppIn(environment, clock);
      return whatsApp ? probed(whatsApp) : { state: 'off', line: sandbox ? text.played : text.noWhatsApp };
    },
    alarms: () => {
      if (settings.config.operatorEmail !== null) return Promise.resolve(ready(text.alarms));
      return Promise.resolve({ state: sandbox ? 'off' : 'doubtful', line: text.noAlarms });
    },
    'bank accounts': async () => {
      const bank = bankVerificationIn(environment, clock);
      return bank && !sandbox ? probed(bank) : needed(sandbox, 'bankVerification');
    },
    IFSC: async () => {
      const ifsc = await ifscIn(environment);
      if (!ifsc) return needed(sandbox, 'ifsc');
      await ifsc.find('HDFC0000001');
      return ready(text.answers);
    },
    NAVs: async () => {
      const source = navSourceIn(environment);
      return source ? ready(text.navs) : { state: 'off', line: sandbox ? text.played : text.noNavs };
    },
    KYC: async () => {
      const kyc = kycIn(environment, clock);
      return kyc && !sandbox ? probed(kyc) : needed(sandbox, 'kyc');
    },
  };
  const found: Diagnosis[] = [];
  // one after another: the database may take a while, and its lines come in this order
  for (const [part, look] of Object.entries(parts)) found.push(await examinePart(part, look));
  return found;
}

/** Says whether a server would start. */
export const wouldStart = (found: readonly Diagnosis[]): boolean =>
  found.every(({ state }) => state !== 'missing' && state !== 'wrong');
