import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { schemaHash } from './schema-hash.js';

const API = ['crypto', 'db', 'modules', 'sandbox'].map((folder) => `../${folder}`);
const CORE = ['fund', 'money', 'order', 'time'].map((folder) => `../../../core/src/${folder}`);

/** Changes with whatever a seeded database depends on: the tables, and the source that fills them. */
export function seedHash(): string {
  const hash = createHash('sha256').update(schemaHash());
  for (const folder of [...API, ...CORE].map((path) => fileURLToPath(new URL(path, import.meta.url)))) {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.(ts|json)$/.test(file),
    );
    for (const file of files.filter((name) => !name.includes('.test.')).sort()) {
      hash.update(file).update(readFileSync(join(folder, file)));
    }
  }
  return hash.digest('hex').slice(0, 12);
}
