import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '#db/start-error.js';
import { diskFileStore, sealedFileStore } from '#providers/files/disk-file-store.js';
import { operate, queueLines, readQueueCommand } from '#queue/operate.js';
import { queueText } from '#queue/queue.text.js';
import { runCommand, withStoredData } from './command.js';

/** Shows what the queue holds, after it has done what is asked for with a parked job, or gives the picture that one is about: `npm run queue`. */
await runCommand(async (args) => {
  const command = readQueueCommand(args);
  await withStoredData(async (data) => {
    if (command.act === 'picture') {
      const store = sealedFileStore(diskFileStore(join(data.settings.dataDir, 'files')), data.crypto);
      const picture = await store.get(command.file);
      if (!picture) throw new StartError(queueText.noPicture(command.file));
      await writeFile(command.path, picture, { mode: 0o600 });
      return console.log(queueText.kept(command.path));
    }
    for (const line of await operate(data, command)) console.log(line);
    for (const line of await queueLines(data)) console.log(line);
  });
});
