import { askServer, operatorCommands, type OperatorCommand } from '#start/operator-socket.js';
import { readSettings } from '#start/settings.js';
import { withStoredData } from './command.js';

/** Has a command done and prints what it says: by the server that has the data folder open, so that it need not be stopped; else on the stored data. */
export async function runByServer(name: OperatorCommand, args: readonly string[]): Promise<void> {
  const settings = readSettings(process.env);
  const answer = settings.databaseUrl === undefined ? await askServer(settings.dataDir, name, args) : null;
  const print = (lines: readonly string[]) => lines.forEach((line) => console.log(line));
  if (answer) return print(answer);
  await withStoredData(async ({ db, crypto, clock }) => {
    print(await operatorCommands[name]({ db, crypto, clock, ...settings.config }, args));
  });
}
