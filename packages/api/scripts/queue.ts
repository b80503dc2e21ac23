import { writeFile } from 'node:fs/promises';
import { StartError } from '#db/start-error.js';
import { sealedFileStore } from '#providers/files/sealed-file-store.js';
import { noteSeen, operate, queueLines, readQueueCommand } from '#queue/operate.js';
import { queueText } from '#queue/queue.text.js';
import { fileStoreIn } from '#start/file-store.js';
import { runCommand, withStoredData } from './command.js';

/** Shows what the queue holds, after it has done what is asked for with a parked job, or gives the picture that one is about: `npm run queue`. */
await runCommand(async (args) => {
  const command = readQueueCommand(args);
  await withStoredData(async (data) => {
    if (command.act === 'picture') {
      const store = sealedFileStore(fileStoreIn(process.env, data.settings), data.crypto);
      const picture = await store.get(command.file);
      if (!picture) throw new StartError(queueText.noPicture(command.file));
      await noteSeen(data, command.file);
      await writeFile(command.path, picture, { mode: 0o600 });
      return console.log(queueText.kept(command.path));
    }
    for (const line of await operate(data, command)) console.log(line);
    for (const line of await queueLines(data)) console.log(line);
  });
});
