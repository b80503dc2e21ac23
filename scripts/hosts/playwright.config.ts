import { defineConfig } from 'playwright/test';
import every from '../../playwright.config.js';

/** The walks of `npm run trust -- hosts`: one at a time, since each builds an app of its own. They install and build, and have the time that a busy machine needs for it. */
export default defineConfig({
  ...every,
  testDir: '.',
  testMatch: '**/*.walk.ts',
  outputDir: '../../test-results/hosts',
  workers: 1,
  timeout: 1_800_000,
  expect: { timeout: 60_000 },
});
