import { runCommand } from './command.js';
import { runByServer } from './run-by-server.js';

/** Registers an advisor or changes one, then shows all of them; shows them alone when nothing is given: `npm run advisor`. */
await runCommand((args) => runByServer('advisor', args));
