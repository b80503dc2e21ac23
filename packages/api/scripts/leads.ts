import { runCommand } from './command.js';
import { runByServer } from './run-by-server.js';

/** Deletes the leads of a mobile and lets nobody add it again, or lets them: `npm run leads -- forget MOBILE`, `-- allow MOBILE`. */
await runCommand((args) => runByServer('leads', args));
