import { defineConfig } from 'playwright/test';
import { launchOptions } from './scripts/playwright/browser.js';

const report = process.env['PLAYWRIGHT_JSON'];
const isCi = Boolean(process.env['CI']);

/** Run it by `npm run e2e`, which builds what is stale and finds a browser; `-- --trace=on` records what happens, at twice the time. In CI a test that fails is tried once more; one that passes then is named at the end. */
export default defineConfig({
  // one project: a worker goes on to the next file only within its own, and each new worker costs seconds
  testMatch: '{examples,host,packages/{docs,sdk}/src,scripts}/**/*.spec.ts',
  outputDir: 'test-results',
  workers: 2,
  forbidOnly: isCi,
  retries: isCi ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: report ? [['line'], ['json', { outputFile: report }]] : 'list',
  use: {
    launchOptions,
    // what moves is looked at by the tests of motion alone
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-IN',
    // the product's dates are India's wherever its reader is
    timezoneId: 'America/Los_Angeles',
    viewport: { width: 1280, height: 800 },
  },
});
