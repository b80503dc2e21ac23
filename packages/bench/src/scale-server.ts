// A second server for `scale.bench.ts`: it says when it stands, and when it is told so, does what is due until nothing is.
import { once } from 'node:events';
import { openDb, serveQueue, testKit } from '@prosperx/api/trust';

const [databaseUrl] = process.argv.slice(2);
const opened = await openDb({ databaseUrl, dataDir: '' });
const kit = testKit(opened.db);
const isTold = once(process, 'message');
process.send?.('ready');
await isTold;
await serveQueue(kit);
await opened.close();
process.disconnect();
