import * as z from 'zod/mini';
import { ADVISORS, endpoint, meta, nothing, operation } from '#http/index.js';
import { documentSchema } from '#premium-service/index.js';
import { COMMENT_LENGTH, SCRATCH_EVENTS, SURVEYS } from './content.js';

/** Describes what an advisor can read or watch, and share the news of with customers. */
const contentItemSchema = z.object({
  categoryId: z.string(),
  category: z.string(),
  heading: z.string(),
  description: z.string(),
  /** The advisor is notified of this category. */
  subscribe: z.boolean(),
  /** Name of the picture, which `getContentFile` has. */
  thumbNail: z.string(),
  /** Path of the video on the server; null where there is none. */
  videoUrl: z.nullable(z.string()),
  /** Path of its captions, WebVTT. */
  captionsUrl: z.nullable(z.string()),
});

export const getActiveContent = endpoint({
  name: 'getActiveContent',
  method: 'GET',
  path: '/api/v1/activeContentDetails',
  query: z.object({ agentCode: z.string() }),
  body: null,
  reply: meta(z.array(contentItemSchema)),
  errors: [],
  access: ADVISORS,
  effect: 'read',
  secrets: [],
});

export const setSubscription = endpoint({
  name: 'setSubscription',
  method: 'POST',
  path: '/api/v1/subscription',
  query: nothing,
  body: z.object({ categoryId: z.string(), subscribe: z.boolean(), agentCode: z.string() }),
  reply: meta(z.object({ categoryId: z.string(), subscribe: z.boolean() })),
  errors: ['subscription_failed'],
  access: ADVISORS,
  effect: 'write',
  secrets: [],
});

export const getContentFile = endpoint({
  name: 'getContentFile',
  method: 'GET',
  path: '/api/v1/file/content-files',
  query: z.object({ fileName: z.string() }),
  body: null,
  /** The picture as a `data:` address. */
  reply: operation(z.object({ fileName: z.string(), value: z.string() })),
  errors: ['image_not_loaded'],
  access: ['visitor'],
  effect: 'read',
  secrets: [],
});

export const getTemplate = endpoint({
  name: 'getTemplate',
  method: 'GET',
  path: '/api/v1/templates',
  query: z.object({ templateType: z.enum(['PDF']), brandingType: z.enum(['DIWALI']), lang: z.enum(['en']) }),
  body: null,
  reply: operation(documentSchema),
  errors: [],
  access: ADVISORS,
  effect: 'read',
  secrets: [],
});

export const getScratchCard = endpoint({
  name: 'getScratchCard',
  method: 'GET',
  path: '/api/v1/partner/scratch-card',
  query: z.object({ agentCode: z.string(), eventKey: z.enum(SCRATCH_EVENTS) }),
  body: null,
  reply: operation(
    z.object({
      eventKey: z.enum(SCRATCH_EVENTS),
      /** What the card is for. */
      title: z.string(),
      /** What lies below; null until the advisor has done what it is for. */
      text: z.nullable(z.string()),
    }),
  ),
  errors: [],
  access: ADVISORS,
  effect: 'read',
  secrets: [],
});

export const sendSurvey = endpoint({
  name: 'sendSurvey',
  method: 'POST',
  path: '/api/v1/survey/send',
  query: nothing,
  body: z.object({
    survey: z.enum(SURVEYS),
    /** 1 is bad, 5 is very good. */
    rating: z.number().check(z.int(), z.gte(1), z.lte(5)),
    comment: z.optional(z.string().check(z.maxLength(COMMENT_LENGTH))),
  }),
  reply: operation(z.null()),
  errors: [],
  access: ['visitor'],
  effect: 'write',
  secrets: ['comment'],
});

/** A value that `contentItemSchema` has decoded. */
export type ContentItem = z.output<typeof contentItemSchema>;
