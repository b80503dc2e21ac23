import {
  type requestRedemption as redemptionCall,
  type requestSwitch as switchCall,
  saleDates,
} from '@prosperx/core/sale';
import { audit } from '#audit/audit.js';
import { type Context, subjectOf } from '#kernel/context.js';
import type { Verb } from '#http/serve.js';
import { spendConfirmation } from '#otp/ticket.js';
import { SELL } from '#queue/job-kinds.js';
import { runSoon } from '#queue/worker.js';
import { notifySeller } from './sale-letter.js';
import { type NewSale, placeSale } from '#records/sale/place-sale.js';
import { readSubCategory } from './send-sale.js';
import { checkSeller, newSaleOf, saleChallenge } from './sale-input.js';

/**
 * Places a sale in the transaction that keeps the answer, once the code for just this sale was given; the code is used up with it. The
 * owner is told at once: whoever did not ask for it notices.
 */
async function request(ctx: Context, wanted: NewSale) {
  const now = ctx.clock.now();
  await checkSeller(ctx, wanted);
  await spendConfirmation({ ctx, ...saleChallenge(ctx, wanted) });
  const { preparedBy: actorAgentCode = null, agentCode } = ctx;
  const who = { actorUserId: subjectOf(ctx).userId, actorAgentCode, agentCode };
  const sale = await placeSale(ctx.db, { ...wanted, ...who }, now);
  await notifySeller(ctx.db, { about: 'requested', id: sale.id }, now);
  const { kind, measure, reservedUnits } = sale;
  await audit(ctx, { action: 'sale.requested', objectId: sale.id, details: { kind, measure, units: reservedUnits } });
  runSoon(ctx, [{ kind: SELL, ref: sale.clientRef }]);
  const { navDate, creditDate, isCertain } = saleDates(now, await readSubCategory(ctx.db, sale.schemeId), ctx.calendar);
  return {
    pxOrderNumber: sale.pxOrderNumber,
    navDate: isCertain ? navDate : null,
    creditDate: isCertain ? creditDate : null,
  };
}

export const requestRedemption: Verb<typeof redemptionCall> = async ({ ctx, input }) =>
  request(ctx, await newSaleOf(ctx, input));

export const requestSwitch: Verb<typeof switchCall> = async ({ ctx, input }) =>
  request(ctx, await newSaleOf(ctx, input));
