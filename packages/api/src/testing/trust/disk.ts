import { setTimeout as wait } from 'node:timers/promises';
import { getCart } from '@prosperx/core/cart';
import { uploadFile } from '@prosperx/core/upload';
import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { files } from '#db/schema/index.js';
import { createCalendar } from '#kernel/calendar.js';
import { sealedFileStore } from '#providers/files/sealed-file-store.js';
import { SANDBOX_START } from '#sandbox/sandbox-clock.js';
import { folderOfFiles } from '#start/file-store.js';
import { clientOver } from '#testing/client.js';
import { addInvestor, signInAs, type TestInvestor } from '#testing/new-investor.js';
import { bmp } from '#testing/pictures.js';
import { testClock, testCrypto } from '#testing/test-services.js';
import { withServer } from './at-work.js';
import { checkConsistency, type Verdict } from './check-consistency.js';
import { isSound } from './figures.js';
import { killDatabase } from './kill-database.js';
import { countedWire, type CountedWire } from './people-at-work.js';
import { addAccount } from './redeemers.js';
import { buy, type Intent, intentOf } from './shopper.js';
import { smallDisk } from './small-disk.js';
import { strayMoney } from './stray-money.js';

export interface Disk {
  readonly how: 'full' | 'read-only';
  readonly seconds: number;
}

export interface DiskVerdict extends Verdict {
  readonly requests: number;
  readonly faults: readonly string[];
  /** Failures other than a 503, or the 502 of a message that could not be sent, that says to come again. */
  readonly wrong: number;
  readonly slowest: number;
  /** Milliseconds from the moment at which the disk is as it should be to the first call that succeeds. */
  readonly backAfter: number;
  readonly uploads: number;
  /** Pictures that a person was told are kept, and that are not there. */
  readonly lostUploads: number;
  /** Whether `/readyz` named the database or the files meanwhile. */
  readonly isNamed: boolean;
  readonly findsLoss: boolean;
}

/** A person whose upload was told as kept. */
interface Told {
  readonly profileId: string;
}

const MEGABYTES = 420;
const SHOPPERS = 4;
const PEOPLE = 600;
const UPLOADERS = 2;
/** A page of the played bank says no number of the request. */
const isPolite = (fault: string) => /^50[23] .*to be tried again$/.test(fault);
const LONGEST = 240_000;

/** People who buy and upload at a server until they are told that it is over; `seen` has what they were told. */
function customersOf(people: TestInvestor[], seen: { readonly intents: Intent[]; readonly told: Told[] }) {
  return async (wire: CountedWire, isOver: () => boolean): Promise<void> => {
    const begun = performance.now();
    const pause = async () => {
      if (wire.hasEnded() || performance.now() - begun > LONGEST) throw new Error('nobody waits any longer');
      await wait(250);
    };
    const line = { random: () => 1, loss: 0, pause };
    const next = () => {
      const investor = people.pop();
      if (!investor) throw new Error('too few people for this run');
      return { investor, client: signInAs(clientOver(wire.send), investor) };
    };
    const shop = async () => {
      while (!isOver()) {
        const { investor, client } = next();
        const intent = intentOf(investor.ucc, 5_000);
        seen.intents.push(intent);
        await buy({ investor, client, browse: wire.send, line }, intent);
      }
    };
    const upload = async () => {
      while (!isOver()) {
        const { investor, client } = next();
        // a bitmap needs no process beside the server
        const answer = await client.send(uploadFile, { body: { file: bmp() } }).catch(() => null);
        if (answer?.status === 200) seen.told.push({ profileId: investor.profileId });
        await answer?.text();
        await pause();
      }
    };
    // where the server is not mended while it runs, people give up in the end
    const given = (work: () => Promise<void>) =>
      work().catch((error: unknown) => (wire.hasEnded() ? null : Promise.reject(error as Error)));
    await Promise.all([
      ...Array.from({ length: SHOPPERS }, () => given(shop)),
      ...Array.from({ length: UPLOADERS }, () => given(upload)),
    ]);
  };
}

/** Names what `/readyz` names, until it is over. */
async function namedMeanwhile(origin: string, isOver: () => boolean): Promise<ReadonlySet<string>> {
  const named = new Set<string>();
  while (!isOver()) {
    const answer = await fetch(`${origin}/readyz`);
    const { waiting, impaired } = (await answer.json()) as Record<'waiting' | 'impaired', object>;
    for (const part of Object.keys({ ...waiting, ...impaired })) named.add(part);
    await wait(500);
  }
  return named;
}

/** Milliseconds until a server answers a person. */
async function answersAfter(origin: string, investor: TestInvestor): Promise<number> {
  const since = performance.now();
  const client = signInAs(clientOver(countedWire(origin).send), investor);
  while ((await client.send(getCart).catch(() => null))?.status !== 200) await wait(100);
  return performance.now() - since;
}

/**
 * Takes the disk of an embedded database and of uploaded files away while people buy and upload. One that is full is emptied while the server
 * runs; one that turned read-only is mended as operators do, and the server started anew. Null where no disk can be mounted.
 */
export async function runDisk({ how, seconds }: Disk): Promise<DiskVerdict | null> {
  const disk = await smallDisk(MEGABYTES);
  if (!disk) return null;
  try {
    const database = await killDatabase('pglite', disk.folder);
    const deps = { clock: testClock(SANDBOX_START), calendar: createCalendar(), crypto: testCrypto };
    const people: TestInvestor[] = [];
    await database.withDb(async (db) => {
      for (let number = 0; number < PEOPLE; number += 1) {
        const investor = await addInvestor({ ...deps, db }, number);
        await addAccount({ ...deps, db }, investor.profileId);
        people.push(investor);
      }
    });
    const somebody = people.pop()!;
    const told = { intents: [] as Intent[], told: [] as Told[] };
    const work = customersOf(people, told);
    const { DATA_DIR = '' } = database.environment;
    const first = await withServer(database.environment, async (origin, server) => {
      const wire = countedWire(origin);
      let isOver = false;
      const over = () => isOver;
      const load = Promise.all([work(wire, over), namedMeanwhile(origin, over)]);
      const takeAway = async () => {
        await wait(8_000);
        if (how === 'full') await disk.fill();
        else {
          // it loses a disk that takes writes, not its power: what was written before is there
          server.send('SIGSTOP');
          await disk.turnReadOnly();
          server.send('SIGCONT');
        }
        await wait(seconds * 1_000);
        if (how === 'read-only') return wire.end();
        await disk.empty();
        const backAfter = await answersAfter(origin, somebody);
        await wait(10_000);
        return backAfter;
      };
      const [backAfter, [, named]] = await Promise.all([takeAway().finally(() => (isOver = true)), load]);
      // what is due is done before the books are compared
      if (how === 'full') await wait(5_000);
      const polite = [...wire.faults].filter(([what]) => isPolite(what)).reduce((sum, [, count]) => sum + count, 0);
      const faults = [...wire.faults].map(([what, count]) => `${count} × ${what}`);
      return {
        ...wire.counts,
        faults,
        wrong: wire.counts.failed - polite,
        backAfter: backAfter ?? 0,
        isNamed: named.has('database') || named.has('files'),
      };
    });
    if (how === 'read-only') await disk.repair();
    const again =
      how === 'full'
        ? {}
        : await withServer(database.environment, async (origin) => {
            const backAfter = await answersAfter(origin, somebody);
            await wait(5_000);
            return { backAfter };
          });
    return await database.withDb(async (db) => {
      const verdict = { ...(await checkConsistency(db, told.intents)), stray: await strayMoney(db) };
      const invented = { ...intentOf(told.intents[0]?.ucc ?? '', 7_777), ordered: true, paid: true };
      const findsLoss = !isSound(await checkConsistency(db, [...told.intents, invented]));
      const lostUploads = await missingUploads(db, DATA_DIR, told.told);
      return { ...verdict, ...first, ...again, uploads: told.told.length, lostUploads, findsLoss };
    });
  } finally {
    await disk.remove();
  }
}

async function missingUploads(db: Db, dataDir: string, told: readonly Told[]) {
  const store = sealedFileStore(folderOfFiles(dataDir), testCrypto);
  let missing = 0;
  for (const { profileId } of told) {
    const rows = await db
      .select({ id: files.id })
      .from(files)
      .where(and(eq(files.profileId, profileId), isNull(files.deletedAt)));
    const bytes = await Promise.all(rows.map(({ id }) => store.get(id)));
    if (!bytes.some((one) => one !== null && Buffer.from(one).equals(bmp()))) missing += 1;
  }
  return missing;
}
