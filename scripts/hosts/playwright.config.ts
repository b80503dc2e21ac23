import { defineConfig } from 'playwright/test';
import every from '../../playwright.config.js';

/** The walks of `npm run trust -- hosts`: one at a time, since each builds an app of its own. */
export default defineConfig({
  ...every,
  testDir: '.',
  testMatch: '**/*.walk.ts',
  outputDir: '../../test-results/hosts',
  workers: 1,
});
