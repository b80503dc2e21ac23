// People who read and buy at a server behind PgBouncer in transaction mode, whose connections are fewer than those of the server;
// `npm run trust -- pgbouncer [SECONDS] [REQUESTS A SECOND]`.
import { spawn } from 'node:child_process';
import { chmod, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { figuresOf, isSound, runAtWork } from '@prosperx/api/trust';
import { isRoot, onPath } from '../lib/chromium.mjs';
import { exec } from '../lib/exec.mjs';
import { clusters } from './lib/cluster.js';

const [seconds = 20, rate = 60] = process.argv.slice(2).map(Number);

if (!onPath('pgbouncer') && isRoot && onPath('apt-get'))
  await exec('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'pgbouncer']);
const own = onPath('pgbouncer') ? await clusters() : null;

if (!own) {
  console.log('pgbouncer: skipped, since PostgreSQL or PgBouncer is not installed');
} else {
  const [, major = 0, minor = 0] = (/(\d+)\.(\d+)/.exec((await exec('pgbouncer', ['--version'])).output) ?? []).map(
    Number,
  );
  const keepsStatements = major > 1 || minor >= 21;
  const cluster = await own.newCluster();
  const folder = await own.newFolder();
  const file = join(folder, 'pgbouncer.ini');
  const settings = [
    '[databases]',
    `* = host=${cluster.folder} user=prosperx`,
    '[pgbouncer]',
    `unix_socket_dir = ${folder}`,
    'listen_port = 6432',
    'auth_type = any',
    'pool_mode = transaction',
    // fewer than the server's 20: each connection changes hands all the time
    'default_pool_size = 6',
    'ignore_startup_parameters = statement_timeout,lock_timeout,idle_in_transaction_session_timeout',
    ...(keepsStatements ? ['max_prepared_statements = 500'] : []),
  ];
  await writeFile(file, `${settings.join('\n')}\n`);
  await chmod(folder, 0o755);
  // it refuses to run as root, as PostgreSQL does
  const user = isRoot ? ['-u', 'postgres'] : [];
  const pooler = spawn('pgbouncer', ['-q', ...user, file], { stdio: 'ignore' });
  process.env['TEST_DATABASE_URL'] = cluster.url;
  try {
    const pooled = (databaseUrl: string) => {
      const url = new URL(databaseUrl);
      return `postgres://prosperx@localhost:6432${url.pathname}?host=${encodeURIComponent(folder)}`;
    };
    // Trust R13: people read and buy through a pool of six connections that change hands after each transaction; none failed, none lost
    // Trust R13, control: the twin names its statements though nobody keeps the names, and fails
    for (const careless of keepsStatements ? [false] : [false, true]) {
      const environment = (databaseUrl: string) => ({
        DATABASE_URL: pooled(databaseUrl),
        MIGRATE: 'off',
        ...(!keepsStatements && !careless && { DATABASE_PREPARED: 'off' }),
      });
      const verdict = await runAtWork({ environment, rate, task: () => wait(seconds * 1_000) }).catch(
        (error: unknown) => {
          if (careless) return null;
          throw error;
        },
      );
      const name = `pgbouncer ${major}.${minor}${careless ? ' (careless twin)' : ''}`;
      if (!verdict) {
        console.log(`${name}: its server did not start or answer`);
        continue;
      }
      const { requests, aSecond, failed, faults, lostJobs, findsLoss, ...books } = verdict;
      console.log(
        `${name}: ${requests} requests, ${aSecond} a second over 6 connections, ${failed} failed (${faults.join(', ') || 'none'}), ` +
          `${lostJobs} jobs lost; ${figuresOf(books)}; a planted loss is ${findsLoss ? 'found' : 'missed'}`,
      );
      const isRight = failed === 0 && lostJobs === 0 && isSound(books) && findsLoss;
      if (isRight === careless) process.exitCode = 1;
    }
  } finally {
    pooler.kill('SIGTERM');
    await cluster.stop();
    await cluster.remove();
  }
}
