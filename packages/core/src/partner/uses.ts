import * as z from 'zod/mini';
import { endpoint, meta, nothing } from '#http/index.js';
import { COUNT_USE_PATH, WIDGET_ACTS } from './rules.js';

/** Days of which a dashboard counts what readers did. */
export const USE_DAYS = 30;

/** Lines of a dashboard: the pages with most views first. */
export const USES_SHOWN = 200;

/** Counts what somebody did with a widget on a partner's page. Nothing of the reader is sent or kept. */
export const countWidgetUse = endpoint({
  name: 'countWidgetUse',
  method: 'POST',
  path: COUNT_USE_PATH,
  query: z.object({ partner: z.string().check(z.maxLength(100)) }),
  body: z.object({
    /** Such as `sip-calculator`. */
    widget: z.string().check(z.regex(/^[a-z][a-z-]{1,40}$/)),
    /** The address of the page; kept are origin and path, without what may name a person. */
    page: z.string().check(z.maxLength(2_000)),
    act: z.enum(WIDGET_ACTS),
  }),
  reply: meta(z.null()),
  errors: ['invalid_input', 'too_many_requests'],
  access: ['public'],
  effect: 'write',
  secrets: ['page'],
});

const partnerUseSchema = z.object({
  widget: z.string(),
  page: z.string(),
  views: z.number(),
  starts: z.number(),
  orders: z.number(),
});
/** What readers did with one widget on one page in the last 30 days. */
export type PartnerUse = z.output<typeof partnerUseSchema>;

export const getPartnerUses = endpoint({
  name: 'getPartnerUses',
  method: 'GET',
  path: '/api/v1/partner-admin/uses',
  query: nothing,
  body: null,
  reply: meta(z.array(partnerUseSchema).check(z.maxLength(USES_SHOWN))),
  errors: [],
  access: ['partner_admin'],
  effect: 'read',
  secrets: [],
});
