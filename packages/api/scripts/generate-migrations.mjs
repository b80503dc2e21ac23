// Makes migrations/0000_init.sql from the schema. One migration until the first release: nobody has data to carry over.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const kept = join(root, 'migrations');
const made = mkdtempSync(join(root, '.migrations-'));
const sqlFile = '0000_init.sql';

try {
  const options = {
    dialect: 'postgresql',
    schema: './src/db/schema/*.ts',
    out: `./${made.slice(root.length)}`,
    casing: 'snake_case',
    name: 'init',
  };
  const flags = Object.entries(options).map(([name, value]) => `--${name}=${value}`);
  execFileSync('npx', ['drizzle-kit', 'generate', ...flags], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  const made0 = join(made, sqlFile);
  // an index of the schema needs it
  const text = `CREATE EXTENSION IF NOT EXISTS pg_trgm;\n--> statement-breakpoint\n${readFileSync(made0, 'utf8').trimEnd()}\n`;
  writeFileSync(made0, text);
  const same = existsSync(join(kept, sqlFile)) && readFileSync(join(kept, sqlFile), 'utf8') === text;
  if (!same) {
    rmSync(kept, { recursive: true, force: true });
    renameSync(made, kept);
  }
  console.log(same ? 'The migration is up to date.' : 'Wrote migrations/0000_init.sql.');
} finally {
  rmSync(made, { recursive: true, force: true });
}
