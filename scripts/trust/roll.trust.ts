// Two servers behind HAProxy on one PostgreSQL, replaced one after the other while people read and buy; `npm run trust -- roll [REQUESTS A SECOND]`.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { figuresOf, isSound, runRoll } from '@prosperx/api/trust';
import { isRoot, onPath } from '../lib/chromium.mjs';
import { exec, ROOT } from '../lib/exec.mjs';

const [rate = 200] = process.argv.slice(2).map(Number);

if (!onPath('haproxy') && isRoot && onPath('apt-get'))
  await exec('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'haproxy']);

if (!process.env['TEST_DATABASE_URL'] || !onPath('haproxy')) {
  console.log('roll: skipped, since PostgreSQL or HAProxy is not installed');
} else {
  const program = join(ROOT, 'packages/api/dist/server.js');
  const configuration = await readFile(join(ROOT, 'packages/api/ops/haproxy.cfg'), 'utf8');
  for (const careless of [false, true]) {
    const { ends, faults, ...verdict } = await runRoll({ program, configuration, rate, careless });
    const { requests, failed, aSecond, lostJobs, ...books } = verdict;
    const seconds = ends.map((end) => (end / 1_000).toFixed(1)).join(' and ');
    console.log(
      `roll${careless ? ' (careless twin)' : ''}: ${requests} requests, ${aSecond} a second, ${failed} failed ` +
        `(${faults.join(', ') || 'none'}), ${lostJobs} jobs lost; servers ended in ${seconds} s; ${figuresOf(books)}`,
    );
    const isRight = failed === 0 && lostJobs === 0 && isSound(books) && ends.every((end) => end < 20_000);
    // the twin has to be seen to fail
    if (careless ? failed === 0 : !isRight) process.exitCode = 1;
  }
}
