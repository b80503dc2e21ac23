import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const PREFIX = 5;

/**
 * Says whether a password stands in the files of published leaks: one a prefix of five letters of its SHA-1 (`21BD1.txt`), with the rest of
 * each hash and how often it was seen (`0018A45C4D1DEF81644B54AB7F969B88D65:10`), as "Have I Been Pwned" gives them out for import. A
 * prefix without a file has none.
 */
export async function isBreached(folder: string, password: string): Promise<boolean> {
  const hash = createHash('sha1').update(password).digest('hex').toUpperCase();
  const file = join(folder, `${hash.slice(0, PREFIX)}.txt`);
  const lines = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  const rest = hash.slice(PREFIX);
  // a line with 0 only fills the file up
  return lines.split(/\r?\n/).some((line) => line.toUpperCase().startsWith(`${rest}:`) && !line.endsWith(':0'));
}
