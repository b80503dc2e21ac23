import * as z from 'zod/mini';
import { ADVISORS, endpoint, nothing, operation } from '#http/index.js';
import { receiverSchema } from '#share/index.js';
import { PREMIUM_TAGS } from './tags.js';

/** Describes a file to open or to hand to the mobile app. */
export const documentSchema = z.object({ fileName: z.string(), fileUrl: z.string(), fileType: z.string() });

export const sharePremiumService = endpoint({
  name: 'sharePremiumService',
  method: 'POST',
  path: '/api/v1/premium-services/share',
  query: nothing,
  body: z.object({
    type: z.enum(['mobile', 'email']),
    /** The ten digits, or the address. */
    value: z.string(),
    /** Tag or route of the service. */
    serviceName: z.string(),
    /** What the page says of it; the message has the server's own words. */
    description: z.optional(z.string()),
    /** The page of this site that the message leads to; the server writes its own address of the service. */
    shareUrl: z.optional(z.string()),
    /** The picture of the page; the message has none. */
    imageUrl: z.optional(z.string()),
  }),
  reply: operation(z.null()),
  errors: ['premium_service_unknown', 'premium_service_not_shared'],
  access: ADVISORS,
  effect: 'write',
  needsVerified: true,
  secrets: ['value'],
});

export const getShareContent = endpoint({
  name: 'getShareContent',
  method: 'POST',
  path: '/api/v1/mp/share',
  query: nothing,
  body: z.object({ serviceName: z.string(), receiver: receiverSchema }),
  reply: operation(
    z.object({
      /** What is written to the reader, without the link. */
      message: z.string(),
      shareUrl: z.string(),
      /** The brochure. */
      fileUrl: z.string(),
    }),
  ),
  errors: ['premium_service_unknown'],
  access: ADVISORS,
  effect: 'write',
  needsVerified: true,
  secrets: ['receiver'],
});

export const generateBrochure = endpoint({
  name: 'generateBrochure',
  method: 'POST',
  path: '/api/v1/premium-services/generateBrochure',
  query: nothing,
  body: z.object({ tag: z.enum(PREMIUM_TAGS) }),
  reply: operation(documentSchema),
  errors: [],
  access: ['visitor'],
  effect: 'write',
  secrets: [],
});
