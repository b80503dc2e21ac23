import { defineConfig } from 'playwright/test';
export default defineConfig({ testDir: '/work/main/packages/sdk/src/bridge', testMatch: '**/*.spec.ts' });
