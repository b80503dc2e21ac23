import { addAuditChains, chainLines, readChainCount } from '#audit/chains.js';
import { runCommand, withStoredData } from './command.js';

/** Shows the chains of the audit log, after it has added as many as are missing where a number is given: `npm run audit-chains`. */
await runCommand(async (args) => {
  const chains = readChainCount(args);
  await withStoredData(async (data) => {
    if (chains !== null) await addAuditChains(data, chains);
    for (const line of await chainLines(data.db)) console.log(line);
  });
});
