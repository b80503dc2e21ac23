// The steps of the Dockerfile on a bare folder, and its server by another user on a tree that nobody can write; `npm run trust -- ship`.
import { type ChildProcess, spawn } from 'node:child_process';
import { chmod, chown, copyFile, cp, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isRoot } from '../lib/chromium.mjs';
import { copiesOf, faultsOf, readDockerfile, variablesOf } from '../lib/dockerfile.mjs';
import { exec, ROOT, tail } from '../lib/exec.mjs';
import { nodeOf } from './lib/node-of.js';
import { freePort } from './lib/start-and-stop.js';

const NOBODY = 65_534;
const LONGEST_START = 240_000;

const text = await readFile(join(ROOT, 'packages/api/ops/Dockerfile'), 'utf8');
const stages = readDockerfile(text);
const folder = await mkdtemp(join(tmpdir(), 'prosperx-ship-'));
const failed = faultsOf(text);

/** The folder that stands for the root of a stage; what is built stands in the repository itself. */
const rootOf = (stage: string | null) => (stage === null || stage === 'build' ? null : join(folder, stage));

/** Copies what a stage copies, from the repository or from the stages before. */
async function copyInto(name: string): Promise<void> {
  const stage = stages.find((one) => one.name === name);
  if (!stage) throw new Error(`the Dockerfile has no stage "${name}"`);
  for (const { from, paths, to } of copiesOf(stage))
    for (const path of paths) {
      const root = rootOf(from);
      const source = root ? join(root, path) : join(ROOT, path.replace(/^\/app\//, ''));
      const target = join(folder, name, 'app', to, to.endsWith('/') ? (path.split('/').at(-1) ?? '') : '');
      await mkdir(dirname(target), { recursive: true });
      await cp(source, target, { recursive: true, verbatimSymlinks: true });
    }
}

/** Runs what a stage runs, in its folder. */
async function runIn(name: string, PATH: string): Promise<void> {
  const commands = stages.find((one) => one.name === name)?.instructions.filter((one) => one.name === 'RUN') ?? [];
  for (const { rest } of commands) {
    const { code, output } = await exec('sh', ['-c', rest], {
      cwd: join(folder, name, 'app'),
      env: { ...process.env, PATH, NODE_OPTIONS: '', npm_config_prefer_offline: 'true' },
    });
    if (code !== 0) throw new Error(`"${rest}" fails:\n${tail(output, 15)}`);
  }
}

/** Every file below a folder with its size and time. */
async function stateOf(path: string): Promise<string> {
  const { output } = await exec('find', [path, '-printf', '%P %s %T@\n']);
  return output.split('\n').sort().join('\n');
}

/** What a user has written outside of a folder since a file was made. */
async function strayFiles(since: string, data: string): Promise<readonly string[]> {
  const { output } = await exec('find', [
    '/',
    '-xdev',
    '-user',
    String(NOBODY),
    '-newer',
    since,
    '-not',
    '-path',
    '/proc/*',
    '-type',
    'f',
  ]);
  return output.split('\n').filter((path) => path.startsWith('/') && !path.startsWith(data));
}

/** Packages that only builds and tests need, by the lock file. */
async function devPackages(app: string): Promise<readonly string[]> {
  const lock = JSON.parse(await readFile(join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: boolean }>;
  };
  const installed = JSON.parse(await readFile(join(app, 'node_modules/.package-lock.json'), 'utf8')) as {
    packages: Record<string, unknown>;
  };
  return Object.keys(installed.packages).filter((path) => lock.packages[path]?.dev === true);
}

async function untilReady(url: string, child: ChildProcess): Promise<boolean> {
  const since = performance.now();
  while (performance.now() - since < LONGEST_START && child.exitCode === null) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return true;
    await wait(200);
  }
  return false;
}

const check = (isRight: boolean, sentence: string) => {
  if (!isRight) failed.push(sentence);
};

try {
  const node = await nodeOf('24');
  await chmod(folder, 0o755);
  await mkdir(join(folder, 'bin'));
  await copyFile(node, join(folder, 'bin/node'));
  await chmod(join(folder, 'bin/node'), 0o755);
  // everything else that its first stage builds is there by now
  const packed = await exec(process.execPath, [join(ROOT, 'scripts/run.mjs'), 'pack']);
  if (packed.code !== 0) throw new Error(`"npm run pack" fails:\n${tail(packed.output, 15)}`);
  await copyInto('packages');
  await runIn('packages', `${dirname(node)}:${process.env['PATH'] ?? ''}`);
  await copyInto('server');
  const app = join(folder, 'server/app');
  const data = join(folder, 'data');
  await mkdir(data, { mode: 0o700 });
  if (isRoot) await chown(data, NOBODY, NOBODY);
  await exec('chmod', ['-R', 'a-w,a+rX', app]);
  check(
    (await devPackages(app)).length === 0,
    `It has packages that only builds and tests need: ${(await devPackages(app)).slice(0, 5).join(', ')}`,
  );
  check(
    !(await readdir(join(app, 'node_modules'))).some((name) => ['vite', 'vitest', 'typescript', 'tsx'].includes(name)),
    'It has a tool that builds.',
  );

  const [stage] = stages.filter(({ name }) => name === 'server');
  const command = JSON.parse(stage?.instructions.find(({ name }) => name === 'CMD')?.rest ?? '[]') as string[];
  const [port, metricsPort] = [await freePort(), await freePort()];
  const url = `http://127.0.0.1:${port}`;
  const before = await stateOf(app);
  const user = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
  // the image's own, but for where it is reached here
  const env = {
    ...(stage && variablesOf(stage)),
    ...{ DATA_DIR: data, PORT: String(port), HOST: '127.0.0.1', METRICS_PORT: String(metricsPort) },
    ...{ SANDBOX: '1', SANDBOX_SCHEMES: 'named', PATH: '/usr/bin:/bin', HOME: '/nonexistent' },
  };
  const child = spawn(join(folder, 'bin', command[0] ?? ''), command.slice(1), {
    ...user,
    ...{ cwd: app, env, stdio: ['ignore', 'pipe', 'pipe'] },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += String(part)));
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  check(await untilReady(`${url}/readyz`, child), `It does not become ready:\n${tail(output)}`);
  check((await fetch(`${url}/healthz`)).ok, 'It does not say that it is alive.');
  const page = await (await fetch(`${url}/v1/home`)).text();
  check(/<h1/.test(page), 'A page comes without its content.');
  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  check(/prosperx_db_statement_seconds_count\{kind="select"/.test(metrics), 'It counts no statements.');
  check(/^prosperx_ready 1$/m.test(metrics), 'Its metrics do not say that it is ready.');
  const asked = await exec(join(folder, 'bin/node'), ['packages/api/dist/operator.js'], { cwd: app, env });
  check(asked.code === 0, `A command of an operator fails beside it:\n${tail(asked.output)}`);
  const since = performance.now();
  child.kill('SIGTERM');
  const code = await ended;
  const took = performance.now() - since;
  check(code === 0, `It ends with ${code}:\n${tail(output)}`);
  check(before === (await stateOf(app)), 'Its own tree has changed.');
  const strays = isRoot ? await strayFiles(join(folder, 'bin/node'), data) : [];
  check(strays.length === 0, `It has written outside of its data: ${strays.slice(0, 5).join(', ')}`);
  // the naive twin of the last look: a file of that user is found
  if (isRoot) {
    await exec('touch', [join(data, '../twin')], {});
    await chown(join(folder, 'twin'), NOBODY, NOBODY);
    check(
      (await strayFiles(join(folder, 'bin/node'), data)).includes(join(folder, 'twin')),
      'A stray file is not found.',
    );
  }
  const { output: size } = await exec('du', ['-sm', app]);
  const files = relative(folder, app);
  console.log(
    `ship: ${files} of ${size.split(/\s/)[0]} MB by ${isRoot ? 'nobody' : 'this user'} on a read-only tree with Node 24: ` +
      `${failed.length === 0 ? 'ready, a page, metrics, no write outside of its data' : `${failed.length} faults`}; ended in ${(took / 1_000).toFixed(1)} s`,
  );
} finally {
  await exec('chmod', ['-R', 'u+w', folder]);
  await rm(folder, { recursive: true, force: true });
}
for (const sentence of failed) console.log(`ship: ${sentence}`);
if (failed.length > 0) process.exitCode = 1;
