// The browser tests that `npm test` leaves out: second widths, looks and libraries, large text, forced colours, hard data, the package in an app of its own, and journeys whose rules are held below the browser; `npm run trust -- browser [FILE …]`.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ONLY_TRUST, runPlaywright } from '../lib/playwright.mjs';
import { playwrightResults } from '../lib/results.mjs';

const since = performance.now();
const report = join(mkdtempSync(join(tmpdir(), 'prosperx-browser-')), 'report.json');
const code = await runPlaywright([...ONLY_TRUST, ...process.argv.slice(2)], { PLAYWRIGHT_JSON: report });
const { passed, failed, unsteady = [] } = playwrightResults(report, code);
const seconds = ((performance.now() - since) / 1_000).toFixed(0);
console.log(`browser: ${passed} passed, ${failed.length} failed, ${unsteady.length} unsteady, ${seconds} s`);
if (failed.length > 0) process.exitCode = 1;
