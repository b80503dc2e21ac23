import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { CommandError, logLine } from '../lib/command-log.mjs';
import { exec, tail } from '../lib/exec.mjs';

/** `npm run sbom -- FILE`: a bill of materials of what is installed without tools, as CycloneDX. @param {string[]} args */
export async function run([file]) {
  if (!file) throw new CommandError('name the file that it is to write: npm run sbom -- FILE');
  const { code, output } = await exec('npm', ['sbom', '--sbom-format=cyclonedx', '--omit=dev', '--package-lock-only']);
  const from = output.indexOf('{');
  if (code !== 0 || from < 0) throw new CommandError(`npm made no bill of materials:\n${tail(output)}`);
  const bill = JSON.parse(output.slice(from));
  writeFileSync(resolve(process.env['INIT_CWD'] ?? '.', file), `${JSON.stringify(bill, null, 2)}\n`);
  logLine(`${bill.components.length} components in ${file}`);
  return 0;
}
