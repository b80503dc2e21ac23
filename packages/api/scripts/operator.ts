import { runCommand } from './command.js';
import { runByServer } from './run-by-server.js';

/** Adds an operator of the console, gives one a new link or ends one, then shows all of them; shows them alone when nothing is given: `npm run operator`. */
await runCommand((args) => runByServer('operator', args));
