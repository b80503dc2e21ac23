import { CommandError, logLine } from './lib/command-log.mjs';
// `node scripts/pack.mjs [FOLDER]`: builds the SDK and packs it as it is published (`npm publish FILE.tgz`).
import { installDependencies } from './lib/install.mjs';

try {
  await installDependencies();
  const { buildStale, PACKAGE } = await import('./lib/build.mjs');
  const { packSdk } = await import('./lib/package.mjs');
  await buildStale('sdk', PACKAGE);
  logLine(`packed ${await packSdk(process.argv[2] ?? '.cache/pack')}`);
} catch (error) {
  if (!(error instanceof CommandError)) throw error;
  console.error(`prosperx: ${error.message}`);
  process.exitCode = 1;
}
