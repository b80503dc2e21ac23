// Kills the databases themselves while rows are written, a quarter of the times while they start; `npm run trust -- storage-kills [KILLS OF POSTGRESQL] [KILLS OF PGLITE] [SEED]`.
import { killEmbedded, killPostgres, type StorageVerdict } from '@prosperx/api/trust';
import { clusters } from './lib/cluster.js';

const [ofPostgres = 200, ofPglite = 400, seed = 1] = process.argv.slice(2).map(Number);
const TWIN_KILLS = 20;
const own = await clusters();

/** Says what a run came to, and whether it is as it must be. */
function judge(engine: string, isCareless: boolean, verdict: StorageVerdict): void {
  const { kills, atStart, told, missing, halves, failedStarts, seconds } = verdict;
  const inWords = (count: number) => count.toLocaleString('en-IN');
  console.log(
    `storage-kills (${engine}${isCareless ? ', careless twin' : ''}): ${kills} kills, ${atStart} of them while it started; ` +
      `${inWords(told)} transactions told as stored, ${inWords(missing)} missing, ${halves} half there; ${failedStarts.length} failed starts, ${seconds} s`,
  );
  for (const failure of failedStarts.slice(0, 3)) console.log(failure);
  const isKept = missing + halves + failedStarts.length === 0 && told > 0;
  if (isKept === isCareless) process.exitCode = 1;
}

// Trust M3: PostgreSQL itself killed 200 times with all of its processes, PGlite 400 times, a quarter while they start: nothing told as stored is missing, every start works
for (const isCareless of [false, true]) {
  // Trust M3, control: rows that are told as stored before they are written are missed within 20 kills
  const kills = (all: number) => ({ kills: isCareless ? Math.min(TWIN_KILLS, all) : all, seed, isCareless });
  const embedded = killEmbedded(kills(ofPglite));
  const cluster = await own?.newCluster();
  try {
    if (cluster) judge('postgres', isCareless, await killPostgres(cluster, kills(ofPostgres)));
    else console.log('storage-kills (postgres): not run, for want of PostgreSQL');
    judge('pglite', isCareless, await embedded);
  } finally {
    await cluster?.stop();
    await cluster?.remove();
  }
}
