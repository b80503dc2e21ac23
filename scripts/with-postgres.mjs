import { CommandError } from './lib/command-log.mjs';
// `node scripts/with-postgres.mjs COMMAND …`: runs a command with TEST_DATABASE_URL naming a PostgreSQL server of its own.
import { exec } from './lib/exec.mjs';
import { withPostgres } from './lib/postgres.mjs';

const [command = 'true', ...args] = process.argv.slice(2);

try {
  process.exitCode = await withPostgres(async () => (await exec(command, args, { show: true })).code);
} catch (error) {
  if (!(error instanceof CommandError)) throw error;
  console.error(`prosperx: ${error.message}`);
  process.exitCode = 1;
}
