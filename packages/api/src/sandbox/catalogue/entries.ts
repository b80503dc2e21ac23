import * as z from 'zod/mini';
import { type CatalogueFacts, type CatalogueScheme, catalogueSchemeSchema } from './scheme.js';
import schemes from './schemes.json' with { type: 'json' };

/** The real schemes that the sandbox sells: facts made by scripts/extract-catalogue.ts, see README.md beside it. */
export const catalogue: readonly CatalogueScheme[] = z.decode(
  z.array(catalogueSchemeSchema),
  schemes as CatalogueFacts[],
);
