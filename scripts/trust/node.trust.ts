// The server starts, and its tests and core's pass, on the versions of Node that people run; `npm run trust -- node [VERSION …]`.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { exec, ROOT, tail } from '../lib/exec.mjs';
import { runTests } from './run-tests.js';
import { startAndStop } from './start-and-stop.js';

const asked = process.argv.slice(2);
const VERSIONS = asked.length > 0 ? asked : ['22', '24'];

/** The program of a version, which comes as a package of npm into a folder of its own. */
async function nodeOf(version: string): Promise<string> {
  const folder = join(ROOT, `.cache/node-${version}`);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), '{ "private": true }\n');
  const { code, output } = await exec(
    'npm',
    ['install', '--no-save', '--no-audit', '--no-fund', '--prefer-offline', `node@${version}`],
    { cwd: folder },
  );
  if (code !== 0) throw new Error(`node@${version} cannot be installed:\n${tail(output, 15)}`);
  return join(folder, 'node_modules/node/bin/node');
}

for (const version of VERSIONS) {
  const node = await nodeOf(version);
  const name = `node ${(await exec(node, ['--version'])).output.trim()}`;
  // whatever they start runs by the same
  const PATH = `${dirname(node)}${delimiter}${process.env['PATH'] ?? ''}`;
  const data = await mkdtemp(join(tmpdir(), 'prosperx-node-'));
  const since = performance.now();
  const { code, output } = await startAndStop('start', { DATA_DIR: data, PATH }, node);
  await rm(data, { recursive: true });
  const seconds = ((performance.now() - since) / 1_000).toFixed(0);
  console.log(`${name}: the server ${code === 0 ? 'started and stopped' : 'did not start'}, ${seconds} s`);
  if (code !== 0) {
    console.log(tail(output));
    process.exitCode = 1;
  }
  await runTests(name, ['--project=node', 'packages/core/', 'packages/api/'], { PATH, TRUST: '0' });
}
