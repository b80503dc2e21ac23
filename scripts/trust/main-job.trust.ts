// A person does the main job in a browser while the server is killed at random points; `npm run trust -- main-job [KILLS] [SEED]`.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { countdown, intentOf, checkClosedDatabase, randomFrom } from '@prosperx/api/trust';
import { formatMoney } from '@prosperx/core/format';
import { rupees } from '@prosperx/core/money';
import { makeDatabase } from '@prosperx/e2e/site-database';
import { type SiteServer, startSite } from '@prosperx/e2e/site-server';
import { chromium, type Page } from 'playwright/test';
import { type Basket, invest, seeUnits } from '../../host/e2e/person.js';
import { resetSandbox } from '../../host/e2e/site.js';
import { launchOptions } from '../playwright/browser.js';
import { enginesFor } from './lib/engines-for.js';

// Trust M2, R10: a person in a browser does the main job through 40 kills
const [kills = 40, seed = 1] = process.argv.slice(2).map(Number);
const CALL = /\/prosperx-api\//;
const ASHA_UCC = 'PX00000001';
/** The most pages and calls that a server sees before it is killed, and the longest times that it lives on and stays dead, in milliseconds. */
const MAX_REQUESTS = 20;
const LONGEST_END = 200;
const LONGEST_DEATH = 1_000;

const random = randomFrom(seed);
const toIntents = ({ lumpsum, sip, ordered, paid }: Basket) => [
  { ...intentOf(ASHA_UCC, lumpsum), ordered },
  { ...intentOf(ASHA_UCC, sip), ordered },
  { ...intentOf(ASHA_UCC, lumpsum + sip), paid },
];

/** Kills the server again and again until the work is done; returns how often. */
async function killWhile(site: SiteServer, page: Page, work: Promise<unknown>, most: number): Promise<number> {
  const requests = countdown();
  page.on('request', (request) =>
    request.isNavigationRequest() || CALL.test(request.url()) ? requests.decrement() : undefined,
  );
  const over = work.then(() => true);
  for (let killed = 0; killed < most; killed++) {
    const lived = requests.from(1 + Math.floor(random() * MAX_REQUESTS)).then(() => false);
    if (await Promise.race([over, lived])) return killed;
    await wait(random() * LONGEST_END);
    await site.kill();
    await wait(random() * LONGEST_DEATH);
    await site.restart();
  }
  return most;
}

/** One person, from the password to the units. Whose order got lost on its way starts again, with other amounts. */
async function mainJob(page: Page, baskets: Basket[]): Promise<void> {
  for (;;) {
    const more = baskets.length * 20;
    const basket = { lumpsum: 23_440 + more, sip: 7_240 + more, ordered: false, paid: false };
    baskets.push(basket);
    await invest(page, basket);
    if (!basket.paid) continue;
    return seeUnits(page, formatMoney(rupees(basket.lumpsum + basket.sip)));
  }
}

async function run(engine: string, databaseUrl: string | undefined): Promise<void> {
  const since = performance.now();
  const dataDir = await mkdtemp(join(tmpdir(), 'prosperx-main-job-'));
  const where = { dataDir, ...(databaseUrl && { databaseUrl }) };
  const site = await startSite(where);
  const browser = await chromium.launch(launchOptions);
  const sum = { jobs: 0, kills: 0, 'lost on their way': 0, lost: 0, doubled: 0, discrepancies: 0 };
  while (sum.kills < kills) {
    const page = await browser.newPage({ baseURL: site.origin, viewport: { width: 1280, height: 800 } });
    await resetSandbox(page);
    const baskets: Basket[] = [];
    const job = mainJob(page, baskets);
    const [killed] = await Promise.all([killWhile(site, page, job, kills - sum.kills), job]);
    await page.close();
    await site.stop();
    const { lost, doubled, discrepancies } = await checkClosedDatabase(where, baskets.flatMap(toIntents));
    await site.restart();
    sum.jobs++;
    sum.kills += killed;
    sum['lost on their way'] += baskets.length - 1;
    sum.lost += lost;
    sum.doubled += doubled;
    sum.discrepancies += discrepancies;
  }
  await browser.close();
  await site.stop();
  await rm(dataDir, { recursive: true, force: true });
  const figures = Object.entries(sum).map(([name, count]) => `${count} ${name}`);
  console.log(`main-job (${engine}): ${figures.join(', ')}, ${((performance.now() - since) / 1_000).toFixed(0)} s`);
  if (sum.lost + sum.doubled + sum.discrepancies > 0) process.exitCode = 1;
}

for (const engine of enginesFor('main-job')) {
  const database = engine === 'postgres' ? await makeDatabase() : null;
  try {
    await run(engine, database?.url);
  } finally {
    await database?.drop();
  }
}
