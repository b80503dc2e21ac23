// The whole market of 14,000 schemes: how long its import takes, and suggestions and searches next to a scan by LIKE, through HTTP handlers in this process over the same database. Then the home page of a site, in a browser.
import { importMarket, marketFile, openFor, testKit } from '@prosperx/api/trust';
import { businessDate } from '@prosperx/core/time';
import { startSite } from '@prosperx/e2e/site-server';
import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { compare } from './compare.js';
import { printHome } from './home-page.js';

const API = 'http://localhost:8080/prosperx-api/api/v1/mf';
const TYPED = [
  'parag',
  'hdfc flexi',
  'axis elss',
  'nippon small',
  'liquid',
  'balanced adv',
  // with a slip; no more than what every fund is; what half of them are
  'hdcf midcap',
  'fund',
  'equity',
];
const ROUNDS = 60;

const opened = await openFor('pglite');
if (!opened) throw new Error('there is no embedded database');
const { db, close } = opened;
const begun = performance.now();
const report = await importMarket(db, marketFile(), { today: businessDate('2026-11-16'), now: Date.now() });
const took = (performance.now() - begun) / 1000;
console.log(`${report.added} schemes were imported in ${took.toFixed(1)} s; ${report.listed} are listed`);

const { app } = testKit(db);
const ask = async (path: string) => {
  const response = await app.hono.request(`${API}/${path}`);
  if (!response.ok) throw new Error(await response.text());
  await response.text();
};
const suggest = (text: string) => ask(`suggest-mutual-fund?text=${encodeURIComponent(text)}`);
const search = (text: string) => ask(`search-mutual-funds-by-text?q=${encodeURIComponent(text)}&PageNumber=0`);

/** The time below which a share of the calls stayed. */
const share = (taken: readonly number[] = [], part: number) =>
  (taken.toSorted((one, other) => one - other)[Math.floor(taken.length * part)] ?? Number.NaN).toFixed(1);

/** Three letters are too few, and nothing is read: what this takes longest is the machine's own hiccup. */
const refused = async () => void (await (await app.hono.request(`${API}/suggest-mutual-fund?text=abc`)).text());

const own: Record<string, number[]> = { suggestions: [], searches: [], 'calls that read nothing': [] };
const times: Record<string, number[]> = { suggestions: [], searches: [], 'calls that read nothing': [] };
const calls = [suggest, search, refused];
for (let round = 0; round <= ROUNDS; round++) {
  for (const text of TYPED) {
    for (const [at, taken] of Object.values(times).entries()) {
      const [since, before] = [performance.now(), process.cpuUsage()];
      await calls[at]?.(text);
      if (round === 0) continue;
      taken.push(performance.now() - since);
      const { user, system } = process.cpuUsage(before);
      Object.values(own)[at]?.push((user + system) / 1000);
    }
  }
}
for (const [name, taken] of Object.entries(times)) {
  const perSecond = Math.round((taken.length * 1000) / taken.reduce((sum, time) => sum + time, 0));
  // the embedded database is in this process: its processor time is what a call costs, however busy the machine is
  console.log(
    `${name}: p50 ${share(taken, 0.5)} ms, p99 ${share(taken, 0.99)} ms, ${perSecond} a second one after another; of processor time p50 ${share(own[name], 0.5)} ms, p99 ${share(own[name], 0.99)} ms`,
  );
}

const peer = new Hono().get('/suggest', async (c) => {
  const pattern = `%${(c.req.query('text') ?? '').replaceAll(' ', '%')}%`;
  const { rows } = await db.execute(sql`select * from schemes where name ilike ${pattern} order by name limit 10`);
  return c.json(rows);
});
const scan = async (text: string) =>
  void (await (await peer.request(`/suggest?text=${encodeURIComponent(text)}`)).text());
const each = (call: (text: string) => Promise<void>) => async () => {
  for (const text of TYPED) await call(text);
};
await compare(
  `suggestions for ${TYPED.length} texts`,
  { name: 'ours, which forgives slips and sorts by meaning,', run: each(suggest) },
  { name: 'a scan by LIKE, which does neither,', run: each(scan) },
);
await close();

const site = await startSite();
await printHome(site.origin);
await site.stop();
