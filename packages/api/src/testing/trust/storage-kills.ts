import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { openDb, openPostgres } from '#db/open-db.js';
import { bundle, PACKAGE } from '#testing/bundle.js';
import { randomFrom } from './random.js';
import { readPairs, type Stored, writePair } from './storage-rows.js';

export interface StorageKills {
  readonly kills: number;
  readonly seed: number;
  /** Rows are told as written before they are. */
  readonly isCareless?: boolean;
}

export interface StorageVerdict extends Stored {
  readonly kills: number;
  /** The kills while it started. */
  readonly atStart: number;
  readonly told: number;
  readonly failedStarts: readonly string[];
  readonly seconds: number;
}

/** One kill in so many comes while the database starts. */
const AT_START = 4;
/** The most transactions that are told of in one life of a database, and the milliseconds after the last of them in which it is killed. */
const [LONGEST_LIFE, AFTER] = [20, 10];
/** Milliseconds after which a database that does not start has failed. */
const LONGEST_START = 60_000;
/** Those who write into PostgreSQL at once. */
const WRITERS = 4;

/** What a run counts as it goes. */
class StorageRun {
  readonly told: string[] = [];
  readonly failedStarts: string[] = [];
  readonly #random: () => number;
  readonly #starts: number[] = [];
  readonly #since = performance.now();

  constructor(readonly given: StorageKills) {
    this.#random = randomFrom(given.seed);
  }

  /** Runs the lives one after another: each is told whether its kill comes while the database starts. */
  async eachLife(live: (life: number, isStarting: boolean) => Promise<void>): Promise<void> {
    // the first is never one, so that it is known how long a start takes
    for (let life = 0; life < this.given.kills; life += 1) await live(life, life % AT_START === AT_START - 1);
  }

  /** Measures a start that works. */
  async started(start: Promise<unknown>): Promise<void> {
    const began = performance.now();
    await start;
    this.#starts.push(performance.now() - began);
  }

  /** Any moment of a start. */
  readonly withinStart = () =>
    wait((this.#random() * this.#starts.reduce((sum, time) => sum + time, 0)) / this.#starts.length);

  /** Waits until so many more transactions are told of; says whether they were, in time. */
  async hears(count: number): Promise<boolean> {
    const [wanted, until] = [this.told.length + count, performance.now() + LONGEST_START];
    while (this.told.length < wanted && performance.now() < until) await wait(2);
    return this.told.length >= wanted;
  }

  /** Any moment of the work: some transactions on, and within one. */
  readonly withinWork = async () => {
    if (!(await this.hears(1 + Math.floor(this.#random() * LONGEST_LIFE))))
      this.failedStarts.push('it starts, and nothing can be written');
    await wait(this.#random() * AFTER);
  };

  verdict(stored: Stored): StorageVerdict {
    return {
      ...stored,
      kills: this.given.kills,
      atStart: Math.floor(this.given.kills / AT_START),
      told: this.told.length,
      failedStarts: this.failedStarts,
      seconds: Math.round((performance.now() - this.#since) / 1_000),
    };
  }
}

/** A process that writes into the embedded database in a folder, and the steps that it comes to. */
function startWriter(program: string, dataDir: string, life: number, { given, told }: StorageRun) {
  const env = { PATH: process.env['PATH'], DATA_DIR: dataDir, LIFE: `${life}`, CARELESS: given.isCareless ? '1' : '0' };
  const child = spawn(process.execPath, [program], { cwd: PACKAGE, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let failure = '';
  child.stderr.on('data', (chunk: Buffer) => (failure += chunk.toString()));
  const exited = once(child, 'close') as Promise<[number | null]>;
  const lines = createInterface({ input: child.stdout });
  lines.on('line', (line) => /^\d/.test(line) && told.push(line));
  const comesTo = (step: string) =>
    Promise.race([new Promise<void>((resolve) => lines.on('line', (line) => line === step && resolve())), exited]);
  return {
    opens: comesTo('opens'),
    writes: comesTo('writes'),
    exited,
    /** Kills it; says what it wrote when it had ended by itself. */
    kill: async () => {
      child.kill('SIGKILL');
      const [code] = await exited;
      return code === null ? null : failure.trim();
    },
  };
}

/** Kills a process that writes into the embedded database, and starts the next on the same folder, again and again. */
export async function killEmbedded(given: StorageKills): Promise<StorageVerdict> {
  const dataDir = await mkdtemp(join(tmpdir(), 'prosperx-storage-'));
  const { program, remove } = await bundle(new URL('storage-writer.ts', import.meta.url));
  const run = new StorageRun(given);
  try {
    await (await openDb({ dataDir })).close();
    await run.eachLife(async (life, isStarting) => {
      const writer = startWriter(program, dataDir, life, run);
      await writer.opens;
      if (isStarting) await Promise.race([writer.exited, run.withinStart()]);
      else {
        await run.started(writer.writes);
        await Promise.race([writer.exited, run.withinWork()]);
      }
      const failure = await writer.kill();
      if (failure !== null) run.failedStarts.push(failure);
    });
    const { db, close } = await openDb({ dataDir });
    const stored = await readPairs(db, run.told);
    await close();
    return run.verdict(stored);
  } finally {
    await remove();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** A PostgreSQL server of the run's own, which runs. */
export interface OwnServer {
  readonly url: string;
  start(): Promise<void>;
  /** Kills it with all of its processes, as they stand. */
  die(): Promise<void>;
}

/** Kills PostgreSQL itself while rows are written into it, and starts it on what it left, again and again. */
export async function killPostgres(server: OwnServer, given: StorageKills): Promise<StorageVerdict> {
  const run = new StorageRun(given);
  const { db, close } = await openPostgres(server.url, undefined, { limits: { connect: LONGEST_START } });
  const telling = { isCareless: given.isCareless ?? false, tell: (id: string) => void run.told.push(id) };
  let isOver = false;
  const write = async (writer: number) => {
    // nobody knows what became of a pair whose database died
    for (let number = 0; !isOver; number += 1)
      await writePair(db, `${writer}-${number}`, telling).catch(() => wait(AFTER));
  };
  const writing = Array.from({ length: WRITERS }, (_, writer) => write(writer));
  await server.die();
  await run.eachLife(async (_, isStarting) => {
    const start = server.start();
    // one that is killed while it starts has failed, as it should
    if (isStarting) await Promise.race([start.catch(() => {}), run.withinStart()]);
    else await run.started(start).then(run.withinWork, (error: unknown) => run.failedStarts.push(String(error)));
    await server.die();
  });
  await server.start();
  isOver = true;
  await Promise.all(writing);
  const stored = await readPairs(db, run.told);
  await close();
  return run.verdict(stored);
}
