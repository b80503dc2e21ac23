import { fileURLToPath } from 'node:url';

/** Where the SQL stands: seen alike from `src/db` and from the bundle in `dist`. */
export const MIGRATIONS_FOLDER = fileURLToPath(
  new URL(import.meta.url.includes('/src/db/') ? '../../migrations' : '../migrations', import.meta.url),
);
