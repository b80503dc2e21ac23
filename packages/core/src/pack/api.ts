import * as z from 'zod/mini';
import { CHOICE_ERRORS, cartSchema, packLimitsSchema, sentTerms } from '#cart/index.js';
import { endpoint, meta, nothing, operation } from '#http/index.js';

const packSchema = z.object({
  encryptedMintPackId: z.string(),
  packName: z.string(),
  summary: z.string(),
  limits: packLimitsSchema,
  schemes: z.array(
    z.object({
      encryptedSchemeId: z.string(),
      schemeName: z.string(),
      fundHouse: z.string(),
      category: z.string(),
      subCategory: z.string(),
      /** One of the levels of the riskometer; null where it is not known. */
      riskometer: z.nullable(z.string()),
      /** Per cent of the amount. */
      weight: z.number(),
      /** false where it takes no money at present, so that the pack takes none; another backend may leave it out. */
      allowPurchase: z.optional(z.boolean()),
    }),
  ),
});

export const getPacks = endpoint({
  name: 'getPacks',
  method: 'GET',
  path: '/api/v1/mint-packs',
  query: nothing,
  body: null,
  reply: meta(z.array(packSchema)),
  errors: [],
  access: ['public'],
  effect: 'read',
  secrets: [],
});

export const savePack = endpoint({
  name: 'savePack',
  method: 'POST',
  path: '/api/v1/cart/save-pack',
  query: nothing,
  body: z.object({
    packId: z.string(),
    ...sentTerms,
    /** The pack in the cart to change; absent for a new one. */
    investmentId: z.optional(z.string()),
  }),
  reply: operation(cartSchema),
  errors: ['pack_unknown', ...CHOICE_ERRORS, 'kyc_refused', 'orders_pending', 'cart_full', 'not_found'],
  access: ['visitor', 'investor', 'advisor_for_customer'],
  effect: 'write',
  toInvest: true,
  secrets: [],
});

/** A value that `packSchema` has decoded. */
/** A ready-made basket of schemes. */
export type Pack = z.output<typeof packSchema>;
