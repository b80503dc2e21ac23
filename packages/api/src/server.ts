import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { StartError } from '#db/start-error.js';
import { jsonLogger } from '#log/logger.js';
import { realClock } from '#start/real-clock.js';
import { startServer } from '#start/start-server.js';

const writeLog = (line: string) => void process.stdout.write(`${line}\n`);
// this file lies in src, its bundle in dist: both two folders below packages
const builtAt = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

// none were kept before the first release
const releasesIn = (releases: string) => (existsSync(releases) ? { releases } : {});

async function main(): Promise<void> {
  const files = {
    site: builtAt('host/dist'),
    sdk: builtAt('packages/sdk/dist/cdn'),
    docs: builtAt('packages/docs/dist'),
    ...releasesIn(process.env['SDK_RELEASES'] ?? builtAt('packages/sdk/releases')),
    // off: browsers do it all, as when a page cannot be rendered
    ...(process.env['RENDER_PAGES'] !== 'off' && { renderer: builtAt('host/dist-server') }),
  };
  const server = await startServer({ environment: process.env, realClock, files, writeLog });
  console.log(`ProsperX is ready at http://localhost:${server.port}/v1/home`);
  let stopping = false;
  const stop = () => {
    // who asks twice does not want to wait
    if (stopping) process.exit(1);
    stopping = true;
    void server.stop().then(() => process.exit(0));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

function crash(error: unknown): never {
  if (error instanceof StartError) console.error(`prosperx: ${error.message}`);
  else jsonLogger(realClock, (line) => void console.error(line)).error('crashed', { error });
  process.exit(1);
}

process.on('uncaughtException', crash);
process.on('unhandledRejection', crash);
await main().catch(crash);
