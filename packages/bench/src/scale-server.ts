// A second server for `second-server.ts`: it says when it stands, and each time that it is told so, does what is due until nothing is, and says so, until it is let go.
import { once } from 'node:events';
import { openDb, serveQueue, testKit } from '@prosperx/api/trust';

const [databaseUrl] = process.argv.slice(2);
const opened = await openDb({ databaseUrl, dataDir: '' });
const kit = testKit(opened.db);
process.on('message', () => void serveQueue(kit).then(() => process.send?.('done')));
const isLetGo = once(process, 'disconnect');
process.send?.('ready');
await isLetGo;
await opened.close();
