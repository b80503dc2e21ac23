import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { isRoot, onPath } from './chromium.mjs';
import { CommandError, logLine } from './command-log.mjs';
import { exec, tail } from './exec.mjs';

const DEBIAN = '/usr/lib/postgresql';

/** The folder with initdb and postgres of the newest installed server, or undefined. */
function findServer() {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const initdb = onPath('initdb');
  return [...versions.map((version) => join(DEBIAN, version, 'bin')), ...(initdb ? [dirname(initdb)] : [])].find(
    (folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name))),
  );
}

/** The folder of the server's programs, which are installed where they can be; undefined where they cannot. */
export async function findOrInstall() {
  const found = findServer();
  if (found || !isRoot || !onPath('apt-get')) return found;
  logLine("installing PostgreSQL (Debian's package) …");
  await exec('apt-get', ['update', '-q']);
  await exec('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'postgresql']);
  return findServer();
}

/** PostgreSQL refuses to run as root. @returns {{ uid?: number, gid?: number }} */
export function unprivileged() {
  if (!isRoot) return {};
  const id = (/** @type {string} */ flag, /** @type {string} */ user) =>
    Number(execFileSync('id', [flag, user], { encoding: 'utf8' }));
  const user = existsSync('/var/lib/postgresql') ? 'postgres' : 'nobody';
  return { uid: id('-u', user), gid: id('-g', user) };
}

const IN_MEMORY = '/dev/shm';
const ENOUGH = 2 * 1024 ** 3;

/** Memory where there is plenty, since each test copies a database of several hundred files; else the system's temporary folder. */
function roomyFolder() {
  if (!existsSync(IN_MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(IN_MEMORY);
  return bavail * bsize >= ENOUGH ? IN_MEMORY : tmpdir();
}

/** Waits until a server says that it is ready. @param {import('node:child_process').ChildProcess} child @returns {Promise<void>} */
export function untilReady(child) {
  return new Promise((resolve, reject) => {
    let log = '';
    child.stderr?.on('data', (chunk) => {
      log += chunk;
      if (/ready to accept (read-only )?connections/.test(log)) resolve();
    });
    child.on('close', () =>
      reject(new CommandError(`PostgreSQL does not start; tests without it: TEST_DATABASE_URL=none\n${tail(log)}`)),
    );
  });
}

/** Starts a server of our own, which is reached by a socket in a folder of this user alone, so that it needs no password. @param {string} programs */
async function startServer(programs) {
  const user = unprivileged();
  const folder = mkdtempSync(join(roomyFolder(), 'prosperx-pg-'));
  const data = join(folder, 'data');
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid ?? user.uid);
  const made = await exec(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'prosperx', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
    { ...user, cwd: folder },
  );
  if (made.code !== 0)
    throw new CommandError(`initdb fails; tests without PostgreSQL: TEST_DATABASE_URL=none\n${tail(made.output)}`);
  // its data need not survive the machine
  const settings = [
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'wal_level=minimal',
    'max_wal_senders=0',
    'autovacuum=off',
    'jit=off',
    'max_connections=300',
    'shared_buffers=256MB',
    'listen_addresses=',
  ].flatMap((one) => ['-c', one]);
  const child = spawn(join(programs, 'postgres'), ['-D', data, '-k', folder, ...settings], {
    ...user,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  });
  const stop = () => child.kill('SIGINT');
  process.once('exit', stop);
  await untilReady(child);
  return {
    url: `postgres://prosperx@localhost/postgres?host=${encodeURIComponent(folder)}`,
    stop: async () => {
      const closed = new Promise((resolve) => child.once('close', resolve));
      stop();
      await closed;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Runs `work` with TEST_DATABASE_URL naming a PostgreSQL server: the caller's, else one of our own. Without any, the tests of that engine are skipped.
 * @param {() => Promise<number>} work
 */
export async function withPostgres(work) {
  if (process.env['TEST_DATABASE_URL'] === 'none') delete process.env['TEST_DATABASE_URL'];
  else if (!process.env['TEST_DATABASE_URL']) {
    const programs = await findOrInstall();
    if (programs) return withOwnServer(programs, work);
    logLine(
      'no PostgreSQL server is installed: its tests are skipped (install one, or name one in TEST_DATABASE_URL).',
    );
  }
  return work();
}

/** @param {string} programs @param {() => Promise<number>} work */
async function withOwnServer(programs, work) {
  const server = await startServer(programs);
  const end = () => void server.stop().finally(() => process.exit(130));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, end);
  process.env['TEST_DATABASE_URL'] = server.url;
  try {
    return await work();
  } finally {
    delete process.env['TEST_DATABASE_URL'];
    await server.stop();
  }
}
