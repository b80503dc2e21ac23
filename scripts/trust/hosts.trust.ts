// The package in each host that we have an example for, installed from its tarball, built for production and walked by a browser; the lines of every widget on empty pages; WordPress: `npm run trust -- hosts [NAME …]`.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runPlaywright } from '../lib/playwright.mjs';
import { playwrightResults } from '../lib/results.mjs';

const since = performance.now();
const report = join(mkdtempSync(join(tmpdir(), 'prosperx-hosts-')), 'report.json');
const names = process.argv.slice(2);
const only = names.length > 0 ? [`--grep=\\b(${names.join('|')}):`] : [];
const code = await runPlaywright(['--config=scripts/hosts/playwright.config.ts', ...only], { PLAYWRIGHT_JSON: report });
const { passed, failed } = playwrightResults(report, code);
const seconds = ((performance.now() - since) / 1_000).toFixed(0);
console.log(`hosts: ${passed} passed, ${failed.length} failed, ${seconds} s`);
if (failed.length > 0) process.exitCode = 1;
