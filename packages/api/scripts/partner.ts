import { runCommand } from './command.js';
import { runByServer } from './run-by-server.js';

/** Registers a partner or changes it, then shows all of them; shows them alone when nothing is given: `npm run partner`. */
await runCommand((args) => runByServer('partner', args));
