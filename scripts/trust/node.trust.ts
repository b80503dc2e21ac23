// The server starts, and its tests and core's pass, on the versions of Node that people run; `npm run trust -- node [VERSION …]`.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { exec, tail } from '../lib/exec.mjs';
import { nodeOf } from './lib/node-of.js';
import { runTests } from './lib/run-tests.js';
import { startAndStop } from './lib/start-and-stop.js';

const asked = process.argv.slice(2);
const VERSIONS = asked.length > 0 ? asked : ['22', '24'];

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
