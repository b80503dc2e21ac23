// Requests that no browser sends, straight to the socket: cut, doubled, folded, endless; `npm run trust -- sockets [COUNT] [SEED]`.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ODD_SECRET, sendOddRequests, withServer } from '@prosperx/api/trust';

const [count = 20_000, seed = 1] = process.argv.slice(2).map(Number);
/** A line on which half a request came is given up by the server, or by its sender after this. */
const LONGEST = 5_000;
/** A failure that HTTP itself has for what it does not know: no method, no version; and what is too much. */
const OF_HTTP = new Set([501, 503, 505]);

const folder = await mkdtemp(join(tmpdir(), 'prosperx-sockets-'));
const environment = { DATA_DIR: folder, SANDBOX_SCHEMES: 'named', TRUSTED_PROXIES: '1', SANDBOX_SECRET: ODD_SECRET };
try {
  await withServer(environment, async (origin, server) => {
    const port = Number(new URL(origin).port);
    // Trust R1: 20,000 odd requests on the socket: none a failure of ours, none keeps the server from answering
    const answers = await sendOddRequests(port, count, seed, LONGEST);
    const ours = answers.filter(({ status }) => status !== null && status >= 500 && !OF_HTTP.has(status));
    const slow = answers.filter(({ status, took }) => status !== null && took > LONGEST);
    const taken = answers.filter(({ status }) => status !== null && status < 400).length;
    const silent = answers.filter(({ status }) => status === null).length;
    const isAlive = (await fetch(`${origin}/readyz`).catch(() => null))?.status === 200;
    const failures = server
      .log()
      .split('\n')
      .filter((line) => /"event":"(request_failed|crashed)"/.test(line));
    for (const { status, sent } of ours.slice(0, 5)) console.log(`  ${status}: ${JSON.stringify(sent.slice(0, 300))}`);
    for (const line of failures.slice(0, 5)) console.log(`  ${line.slice(0, 400)}`);
    console.log(
      `sockets: ${answers.length} odd requests, ${taken} taken, ${answers.length - taken - silent - ours.length} refused, ${silent} ended without a word; ` +
        `${ours.length} failures of ours, ${failures.length} lines of failure in the log, ${slow.length} over ${LONGEST / 1_000} s; ` +
        `the server ${isAlive ? 'is ready' : 'does not answer'}`,
    );
    // Trust R1, control: the requests are odd and sound ones among them, so that some are taken and most are not
    const isMixed = taken > 0 && taken < answers.length / 2;
    if (ours.length + failures.length + slow.length > 0 || !isAlive || !isMixed) process.exitCode = 1;
  });
} finally {
  await rm(folder, { recursive: true, force: true });
}
