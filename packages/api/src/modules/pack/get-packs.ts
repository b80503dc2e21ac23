import type { getPacks as call } from '@prosperx/core/pack';
import type { Verb } from '#http/serve.js';
import { limitsOfPack, readPacks } from './repository.js';

export const getPacks: Verb<typeof call> = async ({ ctx }) => {
  const rows = await readPacks(ctx.db);
  return rows.map((row) => ({
    encryptedMintPackId: row.pack.id,
    packName: row.pack.name,
    summary: row.pack.summary,
    limits: limitsOfPack(row),
    schemes: row.parts.map(({ scheme, weight }) => ({
      encryptedSchemeId: scheme.id,
      schemeName: scheme.name,
      fundHouse: scheme.fundHouse,
      category: scheme.category,
      subCategory: scheme.subCategory,
      riskometer: scheme.riskometer,
      weight,
    })),
  }));
};
