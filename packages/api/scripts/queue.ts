import { operate, queueLines, readQueueCommand } from '#queue/operate.js';
import { runCommand, withStoredData } from './command.js';

/** Shows what the queue holds, after it has retried or dropped what is parked if that is asked for: `npm run queue`. */
await runCommand(async (args) => {
  const command = readQueueCommand(args);
  await withStoredData(async (data) => {
    for (const line of await operate(data, command)) console.log(line);
    for (const line of await queueLines(data)) console.log(line);
  });
});
