import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bin, exec } from '../../lib/exec.mjs';
import { vitestResults } from '../../lib/results.mjs';

/** Runs tests, which repeat things as often as they can unless TRUST is 0, and prints one line of figures; `args` are Vitest's. */
export async function runTests(
  name: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<void> {
  const since = performance.now();
  const folder = await mkdtemp(join(tmpdir(), 'prosperx-trust-'));
  const report = join(folder, 'vitest.json');
  const { code } = await exec(bin('vitest'), ['run', '--reporter=json', `--outputFile=${report}`, ...args], {
    env: { ...process.env, NODE_OPTIONS: '', TRUST: '1', ...environment },
  });
  const { passed, failed, skipped } = vitestResults(report, code);
  await rm(folder, { recursive: true });
  for (const one of failed) console.log(one);
  const seconds = ((performance.now() - since) / 1_000).toFixed(0);
  console.log(`${name}: ${passed} tests passed, ${failed.length} failed, ${skipped} skipped, ${seconds} s`);
  if (failed.length > 0) process.exitCode = 1;
}
