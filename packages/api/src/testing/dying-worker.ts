import type { Services } from '#kernel/services.js';
import { jsonLogger } from '#log/logger.js';
import { queueWork } from '#queue/worker.js';
import { openExisting } from '#start/prepare-data.js';
import { readSettings } from '#start/settings.js';
import { naiveQueueWork } from './naive-queue.js';
import { testClock } from './test-services.js';

// A process of its own that does what is due at NOW, in the database named by the environment; jobs of the kind `deadly` kill it.
const { db, close } = await openExisting(readSettings(process.env));
const clock = testClock(Number(process.env['NOW']));
const handlers: Services['handlers'] = {
  deadly: () => {
    process.kill(process.pid, 'SIGKILL');
    return new Promise(() => {});
  },
  harmless: async () => {},
};
const services = { db, clock, handlers, log: jsonLogger(clock, () => {}) } as unknown as Services;
const work = process.env['NAIVE'] ? naiveQueueWork(services) : queueWork(services);
while (await work.runNext());
await close();
