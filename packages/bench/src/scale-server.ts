// A second server for `scale.bench.ts`: it says when it stands, and when it is told so, does what is due until nothing is, and says so: its end takes seconds more.
import { once } from 'node:events';
import { openDb, serveQueue, testKit } from '@prosperx/api/trust';

const [databaseUrl] = process.argv.slice(2);
const opened = await openDb({ databaseUrl, dataDir: '' });
const kit = testKit(opened.db);
const isTold = once(process, 'message');
process.send?.('ready');
await isTold;
await serveQueue(kit);
process.send?.('done');
await opened.close();
process.disconnect();
