// A primary that dies with its disk while people buy, whose log was archived as it was written: restored whole, and to a second of before;
// `npm run trust -- copies [SECONDS] [REQUESTS A SECOND]`.
import { mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { figuresOf, judgeRestored, runAtWork } from '@prosperx/api/trust';
import { type Cluster, clusters } from './lib/cluster.js';

const [seconds = 10, rate = 30] = process.argv.slice(2).map(Number);
const own = await clusters();

// Trust R15: a primary is killed and its disk removed while people buy; restored to the end and to a second of before
type Intent = Parameters<typeof judgeRestored>[2][number];

/** The newest part of the archive is being written still; it is read under its final name. */
async function finish(archive: string): Promise<void> {
  for (const name of await readdir(archive))
    if (name.endsWith('.partial')) await rename(join(archive, name), join(archive, name.replace('.partial', '')));
}

/** Starts a copy on what the archive has, up to a moment where one is named. */
async function recover(copy: Cluster, archive: string, until?: number): Promise<void> {
  await copy.set([
    `restore_command = 'cp ${archive}/%f %p'`,
    "primary_conninfo = ''",
    "synchronous_standby_names = ''",
    ...(until === undefined
      ? []
      : [
          `recovery_target_time = '${new Date(until).toISOString().slice(0, 19).replace('T', ' ')}+00'`,
          "recovery_target_action = 'promote'",
        ]),
  ]);
  await writeFile(join(copy.data, 'recovery.signal'), '');
  await copy.start();
  await wait(2_000);
}

if (!own) {
  console.log('copies: skipped, since PostgreSQL is not installed');
} else {
  const archive = await own.newFolder();
  // a commit is told once the archive has it
  const primary = await own.newCluster([
    'max_wal_senders = 10',
    'wal_keep_size = 2GB',
    "synchronous_standby_names = 'archive'",
    'synchronous_commit = local',
  ]);
  process.env['TEST_DATABASE_URL'] = primary.url;
  const copies: Cluster[] = [];
  const dataDir = await mkdtemp(join(tmpdir(), 'prosperx-copies-'));
  const wrong: string[] = [];
  let told: readonly Intent[] = [];
  let [path, second, copyTook] = ['', 0, 0];
  let toldThen: readonly Intent[] = [];
  const receiver = own.start('pg_receivewal', [
    '-d',
    `host=${primary.folder} user=prosperx dbname=postgres application_name=archive`,
    '-D',
    archive,
    '--synchronous',
  ]);
  try {
    const before = await runAtWork({
      environment: (databaseUrl) => {
        path = new URL(databaseUrl).pathname;
        return {};
      },
      rate,
      task: async ({ wanted, wire }) => {
        // a database is made before anybody waits for the archive
        await primary.set(['synchronous_commit = on']);
        const since = performance.now();
        for (let count = 0; count < 3; count += 1) copies.push(await own.copyOf(primary, '-X', 'none'));
        copyTook = (performance.now() - since) / 3_000;
        await wait(seconds * 1_000);
        toldThen = wanted.filter(({ ordered, paid }) => ordered && paid).map((intent) => ({ ...intent }));
        second = Math.ceil(Date.now() / 1_000 + 1) * 1_000;
        await wait(seconds * 1_000);
        told = wanted.map((intent) => ({ ...intent }));
        await primary.stop('SIGKILL');
        wire.end();
        await rm(primary.data, { recursive: true, force: true });
      },
    }).catch(() => null);
    // books cannot be compared where there are none any more
    if (told.length === 0) wrong.push('nobody bought anything');
    if (before) wrong.push('the primary did not die');
    receiver.kill('SIGTERM');
    await wait(1_000);
    await finish(archive);
    const acknowledged = told.filter(({ ordered }) => ordered);
    const [whole, toSecond, planted] = copies as [Cluster, Cluster, Cluster];
    const urlOf = ({ url }: Cluster) => url.replace('/postgres?', `${path}?`);
    const line = (name: string, figures: string) => console.log(`copies ${name}: ${figures}`);

    await recover(whole, archive);
    const all = await judgeRestored(urlOf(whole), dataDir, acknowledged);
    line('restored to the end', `${figuresOf(all)}, ${all.lostJobs} jobs lost`);
    if (all.lost + all.doubled + all.discrepancies + all.lostJobs > 0)
      wrong.push('what was acknowledged is not all there');

    await recover(toSecond, archive, second);
    const then = await judgeRestored(urlOf(toSecond), dataDir, toldThen);
    line(
      `restored to ${new Date(second).toISOString()}`,
      `${figuresOf(then)}, the newest payment ${((second - then.newest) / 1_000).toFixed(1)} s before it`,
    );
    if (then.lost + then.doubled + then.discrepancies > 0 || then.newest > second)
      wrong.push('it is not the state of that second');

    // Trust R15, control: a copy that lacks the last seconds
    await recover(planted, archive, second);
    const less = await judgeRestored(urlOf(planted), dataDir, acknowledged).catch(() => null);
    line(
      'without the last seconds',
      less ? `${less.lost} of ${acknowledged.length} lost, which is found` : 'it is not consistent, and does not start',
    );
    if (less?.lost === 0) wrong.push('a planted loss is missed');
    console.log(
      `copies: a copy took ${copyTook.toFixed(1)} s beside ${rate} requests a second; ${acknowledged.length} purchases acknowledged, ${all.lost} lost`,
    );
  } finally {
    receiver.kill('SIGKILL');
    for (const cluster of [primary, ...copies]) {
      await cluster.stop('SIGQUIT');
      await cluster.remove();
    }
    await rm(archive, { recursive: true, force: true });
    await rm(dataDir, { recursive: true, force: true });
  }
  for (const sentence of wrong) console.log(`copies: ${sentence}`);
  if (wrong.length > 0) process.exitCode = 1;
}
