// The package in each host that we have an example for, installed from its tarball, built for production and walked by a browser; the lines of every widget on empty pages; WordPress: `npm run trust -- hosts [NAME …]`. A line a host.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runPlaywright } from '../lib/playwright.mjs';
import { playwrightResults, playwrightTests } from '../lib/results.mjs';

const since = performance.now();
const report = join(mkdtempSync(join(tmpdir(), 'prosperx-hosts-')), 'report.json');
const names = process.argv.slice(2);
const only = names.length > 0 ? [`--grep=\\b(${names.join('|')}):`] : [];
const code = await runPlaywright(['--config=scripts/hosts/playwright.config.ts', ...only], { PLAYWRIGHT_JSON: report });

/** Tests by their host, which stands before the colon. */
const hosts = new Map<string, ReturnType<typeof playwrightTests>>();
for (const test of playwrightTests(report)) {
  const [host = ''] = test.title.split(':');
  hosts.set(host, [...(hosts.get(host) ?? []), test]);
}
for (const [host, tests] of hosts) {
  const failed = tests.filter(({ status }) => status !== 'expected').length;
  const took = tests.reduce((total, { seconds }) => total + seconds, 0).toFixed(0);
  const figures = tests.flatMap(({ notes }) =>
    notes.flatMap(({ type, description = '' }) => (type === 'figures' ? [description] : [])),
  );
  const passed = `${tests.length - failed} passed${failed > 0 ? `, ${failed} failed` : ''}`;
  console.log([`hosts: ${host}: ${passed}, ${took} s`, ...figures].join('; '));
}

const { passed, failed } = playwrightResults(report, code);
const seconds = ((performance.now() - since) / 1_000).toFixed(0);
console.log(`hosts: ${passed} passed, ${failed.length} failed, ${seconds} s`);
if (failed.length > 0) process.exitCode = 1;
