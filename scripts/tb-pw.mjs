import { runPlaywright } from './lib/playwright.mjs';
process.exitCode = await runPlaywright(process.argv.slice(2));
