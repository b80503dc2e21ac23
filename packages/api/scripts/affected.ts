import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '#db/start-error.js';
import { accountsBehind, affectedIn, readLeak } from '#log/affected.js';
import { runCommand, withStoredData } from './command.js';

/** Prints the ids of the accounts that a breach has reached, from the security log, a line each: `npm run affected -- --network 203.0.113.0/24`. */
await runCommand(async (args) => {
  const leak = readLeak(args);
  await withStoredData(async (data) => {
    const path = process.env['SECURITY_LOG'] || join(data.settings.dataDir, 'security.log');
    const file = await open(path).catch(() => {
      throw new StartError(`There is no security log at ${path}. Set SECURITY_LOG to it.`);
    });
    const ids = await accountsBehind(data, await affectedIn(file.readLines(), leak));
    for (const id of ids) console.log(id);
    console.error(`prosperx: ${ids.length} accounts`);
  });
});
