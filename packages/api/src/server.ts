import { fileURLToPath } from 'node:url';
import { StartError } from '#db/start-error.js';
import { jsonLogger } from '#log/logger.js';
import { realClock } from '#start/real-clock.js';
import { startServer } from '#start/start-server.js';

const writeLog = (line: string) => void process.stdout.write(`${line}\n`);
// this file lies in src, its bundle in dist: both two folders below packages
const builtAt = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

const LONGEST_END = 20_000;
const LOOK_FOR_PARENT_EVERY = 500;

/** npm hands on no signal when it is killed or its terminal goes: a server that it started ends with it. */
function stopWithParent(stop: () => void): void {
  if (!process.env['npm_lifecycle_event']) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    stop();
  }, LOOK_FOR_PARENT_EVERY);
  timer.unref();
}

async function main(): Promise<void> {
  const files = {
    site: builtAt('host/dist'),
    sdk: builtAt('packages/sdk/dist/cdn'),
    // where `npm run pack` puts it
    packed: builtAt('.cache/pack'),
    docs: builtAt('packages/docs/dist'),
    releases: process.env['SDK_RELEASES'] || builtAt('packages/sdk/releases'),
    renderer: builtAt('host/dist-server'),
  };
  const server = await startServer({ environment: process.env, realClock, files, writeLog });
  console.log(`ProsperX is ready at http://localhost:${server.port}/v1/home`);
  let stopping = false;
  const stop = () => {
    // who asks twice does not want to wait
    if (stopping) process.exit(1);
    stopping = true;
    // whatever still waits then: nobody is left to wait for it
    setTimeout(() => process.exit(1), LONGEST_END).unref();
    void server.stop().then(
      () => process.exit(0),
      (error: unknown) => crash(error),
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  stopWithParent(stop);
}

function crash(error: unknown): never {
  if (error instanceof StartError) console.error(`prosperx: ${error.message}`);
  else jsonLogger(realClock, (line) => void console.error(line)).error('crashed', { error });
  process.exit(1);
}

process.on('uncaughtException', crash);
process.on('unhandledRejection', crash);
await main().catch(crash);
