// How long the server takes for a page: the first time, and once it is kept.
import { Agent, get, request } from 'node:http';
import { median } from './compare.js';

const agent = new Agent({ keepAlive: true });
const COLD = 9;
const KEPT = 400;
/** Readers who ask for a kept page at the same time. */
const READERS = 8;

/** Reads a page as a browser does, without making anything of it; returns the milliseconds until its last byte. */
const timeOf = (url: string) =>
  new Promise<number>((resolve, reject) => {
    const since = performance.now();
    get(url, { agent, headers: { 'Accept-Encoding': 'br' } }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${url} answers ${answer.statusCode}`));
      answer.resume().on('end', () => resolve(performance.now() - since));
    }).on('error', reject);
  });

/** A minute later all pages are worked out anew. */
const passMinute = (origin: string) =>
  new Promise<void>((resolve, reject) => {
    const body = JSON.stringify({ advance: 'PT1M' });
    const headers = { 'Content-Type': 'application/json', 'Content-Length': body.length, 'X-PX-Client': 'bench' };
    request(`${origin}/prosperx-api/sandbox/clock`, { agent, method: 'POST', headers }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`the clock answers ${answer.statusCode}`));
      answer.resume().on('end', resolve);
    })
      .on('error', reject)
      .end(body);
  });

/** Milliseconds of one page, and how many the one core of the server answers in a second. */
export interface PageLoad {
  readonly cold: number;
  readonly kept: number;
  readonly coldPerSecond: number;
  readonly keptPerSecond: number;
}

export async function measureLoad(origin: string, path: string): Promise<PageLoad> {
  const url = origin + path;
  const cold: number[] = [];
  // the first one warms up
  for (let round = 0; round <= COLD; round++) {
    await passMinute(origin);
    const time = await timeOf(url);
    if (round > 0) cold.push(time);
  }
  const kept: number[] = [];
  for (let round = 0; round < KEPT; round++) kept.push(await timeOf(url));
  const since = performance.now();
  const reader = async () => {
    for (let round = 0; round < KEPT / READERS; round++) await timeOf(url);
  };
  await Promise.all(Array.from({ length: READERS }, reader));
  const seconds = (performance.now() - since) / 1_000;
  return {
    cold: median(cold),
    kept: median(kept),
    coldPerSecond: 1_000 / median(cold),
    keptPerSecond: KEPT / seconds,
  };
}
