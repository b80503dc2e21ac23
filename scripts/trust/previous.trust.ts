// The server of the version before on the tables of this one, beside this one's; `npm run trust -- previous [COMMIT]`.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lumpsum } from '@prosperx/api/trust';
import { getCart, saveInvestment } from '@prosperx/core/cart';
import { API_PREFIX, CLIENT_HEADER } from '@prosperx/core/http';
import { verifyPassword } from '@prosperx/core/session';
import { makeDatabase } from '@prosperx/e2e/site-database';
import { bin, exec, ROOT, tail, toolEnv } from '../lib/exec.mjs';

const ASHA = { username: '9876500001', password: 'Prosper@123' };
const [asked] = process.argv.slice(2);
const commit = asked ?? (await readFile(join(ROOT, 'packages/api/ops/previous-version'), 'utf8')).trim();
const folder = await mkdtemp(join(tmpdir(), 'prosperx-previous-'));
const before = join(folder, 'before');
const failed: string[] = [];
const children: ChildProcess[] = [];

/** The sources of the commit beside what is installed here; packages of ours are its own. */
async function checkOut(): Promise<void> {
  await mkdir(join(before, 'node_modules/@prosperx'), { recursive: true });
  const archive = join(folder, 'before.tar');
  execFileSync('git', ['archive', '-o', archive, commit], { cwd: ROOT });
  execFileSync('tar', ['-xf', archive, '-C', before]);
  for (const name of await readdir(join(ROOT, 'node_modules')))
    if (name !== '@prosperx') await symlink(join(ROOT, 'node_modules', name), join(before, 'node_modules', name));
  for (const [name, path] of [
    ['core', 'packages/core'],
    ['api', 'packages/api'],
    ['sdk', 'packages/sdk'],
  ] as const)
    await symlink(join(before, path), join(before, 'node_modules/@prosperx', name));
  const { code, output } = await exec(bin('vite'), ['build', '--logLevel=warn'], {
    cwd: join(before, 'packages/api'),
    env: toolEnv(),
  });
  if (code !== 0) throw new Error(`the version before does not build:\n${tail(output)}`);
}

/** Starts a server on the shared database; resolves to its origin. */
function start(root: string, url: string): Promise<string> {
  const child = spawn(process.execPath, [join(root, 'packages/api/dist/server.js')], {
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      DATABASE_URL: url,
      DATA_DIR: join(folder, 'data'),
      PORT: '0',
      SANDBOX_SCHEMES: 'named',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  let output = '';
  return new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part) => {
        output += String(part);
        const ready = /ready at (http:\/\/localhost:\d+)\//.exec(output)?.[1];
        if (ready) resolve(ready);
      });
    child.once('exit', () => reject(new Error(`a server did not start:\n${tail(output)}`)));
  });
}

async function call(origin: string, path: string, cookie: string, body?: object) {
  const answer = await fetch(origin + API_PREFIX + path, {
    method: body ? 'POST' : 'GET',
    headers: { Origin: origin, cookie, 'Content-Type': 'application/json', [CLIENT_HEADER]: 'trust' },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) failed.push(`${path} was answered ${answer.status}: ${text.slice(0, 200)}`);
  const cookies = answer.headers.getSetCookie().map((line) => line.split(';')[0]);
  return { text, cookie: cookies.join('; ') };
}

const database = await makeDatabase();
const isKnown = (await exec('git', ['cat-file', '-e', `${commit}^{commit}`])).code === 0;
try {
  if (!database || !isKnown) {
    console.log(
      `previous: skipped, since ${database ? 'its commit is not here (a shallow clone)' : 'there is no PostgreSQL'}`,
    );
  } else {
    await checkOut();
    const migrated = await exec(process.execPath, [join(ROOT, 'packages/api/dist/migrate.js')], {
      env: { ...process.env, NODE_OPTIONS: '', DATABASE_URL: database.url, DATA_DIR: join(folder, 'data') },
    });
    if (migrated.code !== 0) throw new Error(tail(migrated.output));
    const old = await start(before, database.url);
    const present = await start(ROOT, database.url);
    const { cookie } = await call(old, verifyPassword.path, '', ASHA);
    const items = async (origin: string) => {
      const { text } = await call(origin, getCart.path, cookie);
      return (JSON.parse(text) as { responseData?: { noOfItems?: number } }).responseData?.noOfItems ?? -1;
    };
    const first = await items(old);
    await call(old, saveInvestment.path, cookie, lumpsum(5_000));
    const [seenBefore, seenNow] = [await items(old), await items(present)];
    if (first < 0 || seenBefore !== first + 1 || seenNow !== first + 1)
      failed.push(`what one server keeps the other does not see: ${first}, ${seenBefore}, ${seenNow}`);
    console.log(
      `previous: the server of ${commit.slice(0, 8)} ${failed.length === 0 ? 'signs in and keeps a cart' : 'fails'} on the tables of this version, beside its server`,
    );
  }
} finally {
  for (const child of children) {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    if (child.exitCode === null && child.kill('SIGTERM')) await ended;
  }
  await database?.drop();
  await rm(folder, { recursive: true, force: true });
}
for (const sentence of failed) console.log(`previous: ${sentence}`);
if (failed.length > 0) process.exitCode = 1;
