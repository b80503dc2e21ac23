// Behind every npm script: `node scripts/run.mjs NAME`. Plain Node without dependencies, since it is what installs them.
import { existsSync } from 'node:fs';
import { installDependencies } from './lib/install.mjs';
import { CannotGoOn } from './lib/say.mjs';

const [name = '', ...args] = process.argv.slice(2);
const step = new URL(`./steps/${name}.mjs`, import.meta.url);

try {
  if (!/^[a-z0-9-]+$/.test(name) || !existsSync(step))
    throw new CannotGoOn(`there is no command "${name}"; see the scripts in package.json.`);
  await installDependencies();
  const { run } = await import(step.href);
  process.exitCode = await run(args);
} catch (error) {
  if (!(error instanceof CannotGoOn)) throw error;
  console.error(`prosperx: ${error.message}`);
  process.exitCode = 1;
}
