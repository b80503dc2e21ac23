// Takes India Post's pincodes over into the database: npm run pincodes:import -w @prosperx/api -- FILE
// With DATABASE_URL or DATA_DIR as the server has them; an embedded database must not be in use.
import { readFile } from 'node:fs/promises';
import { importPincodes } from '#providers/pincode/imported-pincodes.js';
import { openDb } from '../src/db/open-db.js';
import { readSettings } from '../src/start/settings.js';

const [file] = process.argv.slice(2);
if (file === undefined) {
  console.error('Name the file: npm run pincodes:import -w @prosperx/api -- FILE');
  process.exit(1);
}

try {
  const csv = await readFile(file, 'utf8');
  const { db, close } = await openDb(readSettings(process.env));
  try {
    console.log(`${await importPincodes(db, csv)} pincodes were taken over.`);
  } finally {
    await close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
