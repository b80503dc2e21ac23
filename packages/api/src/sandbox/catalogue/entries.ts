import type { CatalogueScheme } from './scheme.js';
import schemes from './schemes.json' with { type: 'json' };

/** The real schemes that the sandbox sells: facts made by scripts/extract-catalogue.ts, see README.md beside it. */
export const catalogue = schemes as readonly CatalogueScheme[];
