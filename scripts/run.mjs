// Behind every npm script: `node scripts/run.mjs NAME`. Plain Node without dependencies, since it is what installs them.
import { existsSync } from 'node:fs';
import { CommandError } from './lib/command-log.mjs';
import { installDependencies } from './lib/install.mjs';

const [name = '', ...args] = process.argv.slice(2);
const step = new URL(`./steps/${name}.mjs`, import.meta.url);

/** Commands that are a script of their own, which reads our TypeScript. @type {Record<string, string>} */
const SCRIPTS = {
  // what is written by a program: pages of the widgets and error codes, of what is promised, what runs and what it weighs, lists for editors, the plug-in of WordPress
  docs: 'scripts/docs.mjs',
  'new-widget': 'scripts/new-widget.mjs',
  'content-video': 'scripts/content-video.mjs',
  // a language to and from its translators
  words: 'scripts/words.ts',
  // of the database that DATABASE_URL or DATA_DIR names
  holidays: 'packages/api/scripts/holidays.ts',
  import: 'packages/api/scripts/import.ts',
  advisor: 'packages/api/scripts/advisor.ts',
  affected: 'packages/api/scripts/affected.ts',
  'audit-chains': 'packages/api/scripts/audit-chains.ts',
  backup: 'packages/api/scripts/backup.ts',
  doctor: 'packages/api/scripts/doctor.ts',
  'keys-rotate': 'packages/api/scripts/keys-rotate.ts',
  leads: 'packages/api/scripts/leads.ts',
  migrate: 'packages/api/scripts/migrate.ts',
  'move-files': 'packages/api/scripts/move-files.ts',
  operator: 'packages/api/scripts/operator.ts',
  partner: 'packages/api/scripts/partner.ts',
  queue: 'packages/api/scripts/queue.ts',
  reconcile: 'packages/api/scripts/reconcile.ts',
  restore: 'packages/api/scripts/restore.ts',
};
const script = Object.hasOwn(SCRIPTS, name) ? SCRIPTS[name] : undefined;

try {
  if (!script && (!/^[a-z0-9-]+$/.test(name) || !existsSync(step)))
    throw new CommandError(`there is no command "${name}"; see the scripts in package.json.`);
  await installDependencies();
  if (script) {
    const { runScript } = await import('./lib/tsx.mjs');
    process.exitCode = await runScript(script, args);
  } else {
    const { run } = await import(step.href);
    process.exitCode = await run(args);
  }
} catch (error) {
  if (!(error instanceof CommandError)) throw error;
  console.error(`prosperx: ${error.message}`);
  process.exitCode = 1;
}
