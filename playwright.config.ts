import { defineConfig } from 'playwright/test';
import { launchOptions } from './scripts/playwright/browser.js';

const report = process.env['PLAYWRIGHT_JSON'];

/** Run it by `npm run e2e`, which builds what is stale and finds a browser; `-- --trace=on` records what happens, at twice the time. */
export default defineConfig({
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: report ? [['line'], ['json', { outputFile: report }]] : 'list',
  use: {
    launchOptions,
    locale: 'en-IN',
    // the product's dates are India's wherever its reader is
    timezoneId: 'America/Los_Angeles',
    viewport: { width: 1280, height: 800 },
  },
  projects: [
    { name: 'sdk', testDir: 'packages/sdk/src' },
    { name: 'package', testDir: 'scripts' },
    { name: 'examples', testDir: 'examples' },
    { name: 'host', testDir: 'host' },
  ],
});
