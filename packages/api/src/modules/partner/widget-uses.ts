import { PxError } from '@prosperx/core/errors';
import {
  countedPage,
  type countWidgetUse as countCall,
  type getPartnerUses as listCall,
  USE_DAYS,
  USES_SHOWN,
  type WidgetAct,
} from '@prosperx/core/partner';
import { addDays, businessDateAt, HOUR } from '@prosperx/core/time';
import { and, desc, eq, gte, sql } from 'drizzle-orm';
import { widgetUses } from '#db/schema/index.js';
import { findPartner } from '#http/request-origin.js';
import type { Verb } from '#http/serve.js';
import { partnerAdminOf } from '#kernel/context.js';
import { consumeLimit, type Limit, throttleKey } from '#throttle/throttle.js';

/** What one address may tell: a carrier's is shared by thousands of readers. */
const TOLD: Limit = { most: 3_000, within: HOUR };

/** Lines of a partner on one day. A page that invents addresses fills no more, and is counted by its origin from then on. */
const MOST_LINES = 1_000;

const COLUMN = { view: 'views', start: 'starts', order: 'orders' } as const satisfies Record<WidgetAct, string>;

/** Counts for the partner on whose origin the page lies; what others tell is passed over without a word, since nothing could be done about it. */
export const countWidgetUse: Verb<typeof countCall> = async ({ ctx, input: { partner, widget, page, act } }) => {
  const { db } = ctx;
  const place = URL.canParse(page) ? countedPage(new URL(page)) : null;
  if (place === null) throw new PxError('invalid_input');
  await consumeLimit(ctx, throttleKey(ctx, 'widget-uses', ctx.address), TOLD);
  const { origin } = new URL(place);
  const owner = await findPartner(db, origin, partner);
  // a page tells of itself; our frames, which have no partner's origin, tell of the page around them
  if (!owner || (ctx.partner && ctx.partner.id !== owner.id)) return null;
  const day = businessDateAt(ctx.clock.now());
  const ofDay = and(eq(widgetUses.partnerId, owner.id), eq(widgetUses.day, day));
  const ofLine = and(ofDay, eq(widgetUses.widget, widget), eq(widgetUses.page, place));
  const column = COLUMN[act];
  const add = { [column]: sql`${widgetUses[column]} + 1` };
  const counted = await db.update(widgetUses).set(add).where(ofLine).returning({ page: widgetUses.page });
  if (counted.length > 0) return null;
  const line = (await db.$count(widgetUses, ofDay)) < MOST_LINES ? place : origin;
  await db
    .insert(widgetUses)
    .values({ partnerId: owner.id, day, widget, page: line, [column]: 1 })
    .onConflictDoUpdate({
      target: [widgetUses.partnerId, widgetUses.day, widgetUses.page, widgetUses.widget],
      set: add,
    });
  return null;
};

export const getPartnerUses: Verb<typeof listCall> = async ({ ctx }) => {
  const first = addDays(businessDateAt(ctx.clock.now()), 1 - USE_DAYS);
  const sumOf = (column: (typeof COLUMN)[WidgetAct]) => sql<unknown>`sum(${widgetUses[column]})`;
  const rows = await ctx.db
    .select({
      widget: widgetUses.widget,
      page: widgetUses.page,
      views: sumOf('views'),
      starts: sumOf('starts'),
      orders: sumOf('orders'),
    })
    .from(widgetUses)
    .where(and(eq(widgetUses.partnerId, partnerAdminOf(ctx)), gte(widgetUses.day, first)))
    .groupBy(widgetUses.widget, widgetUses.page)
    .orderBy(desc(sumOf('views')), widgetUses.page, widgetUses.widget)
    .limit(USES_SHOWN);
  return rows.map(({ views, starts, orders, ...line }) => ({
    ...line,
    views: Number(views),
    starts: Number(starts),
    orders: Number(orders),
  }));
};
