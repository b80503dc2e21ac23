import { readFile } from 'node:fs/promises';
import { StartError } from '#db/start-error.js';
import { importNfos } from '#modules/nfo/import-nfos.js';
import { readNfoFile } from '#modules/nfo/nfo-file.js';
import { nfoText } from '#modules/nfo/nfo.text.js';
import { runCommand, withStoredData } from './command.js';

/** Takes a calendar of new fund offers over into the database: `npm run nfos:import -w @prosperx/api -- FILE`. */
await runCommand(async ([file, ...rest]) => {
  if (file === undefined || rest.length > 0) throw new StartError(nfoText.usage);
  const json = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new StartError(nfoText.noFile(file), cause);
  });
  const nfoFile = readNfoFile(json);
  await withStoredData(async (data) => {
    for (const line of (await importNfos(data, nfoFile)).lines) console.log(line);
  });
});
