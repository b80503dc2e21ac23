/** Brings the tables up to date: `npm run migrate`. */
import '../src/migrate.js';
