import { formatMoney, formatUnits } from '@prosperx/core/format';
import { businessDateAt } from '@prosperx/core/time';
import type { Context } from '#kernel/context.js';
import { saleOtpText } from '#modules/orders/order.text.js';
import { isRiskier } from '#records/risk/is-riskier.js';
import type { OtpChallenge } from '#otp/challenge.js';
import { checkTarget, checkSaleRequest, payoutAccountOf, switchTarget } from '#records/sale/place-sale.js';
import { readSalePosition } from '#records/sale/sale-position.js';
import { checkSeller, newSaleOf, readSaleText, saleChallenge } from './sale-input.js';

/** A sale that is to be confirmed: its challenge, the words of its message, and whether it goes to a scheme that is riskier than its owner can bear. */
export interface SaleToConfirm {
  readonly challenge: OtpChallenge;
  readonly message: (code: string) => { readonly subject: string; readonly text: string };
  readonly highRisk: boolean;
}

/** Reads the sale that a code is asked for, and checks it: nobody is sent a code for what would be refused. */
export async function saleToConfirm(ctx: Context, text: string | undefined): Promise<SaleToConfirm> {
  const wanted = await newSaleOf(ctx, readSaleText(text));
  await checkSeller(ctx, wanted);
  const now = ctx.clock.now();
  const position = await readSalePosition(ctx.db, wanted, businessDateAt(now), false);
  checkSaleRequest(position, wanted);
  const { measure, amount, units, toSchemeId, profileId } = wanted;
  const target = toSchemeId === null ? null : await switchTarget(ctx.db, position, toSchemeId);
  if (target === null) await payoutAccountOf(ctx.db, profileId, now);
  else checkTarget(position, wanted, target);
  const much =
    measure === 'amount' && amount !== null
      ? formatMoney(amount, 2)
      : saleOtpText.units(formatUnits(measure === 'units' && units !== null ? units : position.free));
  const { subject, redeem, switches } = saleOtpText;
  return {
    challenge: saleChallenge(ctx, wanted),
    message: (code) => ({
      subject,
      text:
        target === null
          ? redeem(code, much, position.scheme.shortName)
          : switches(code, much, position.scheme.shortName, target.shortName),
    }),
    highRisk:
      toSchemeId !== null &&
      (await isRiskier(ctx.db, profileId, { schemeIds: [toSchemeId], today: businessDateAt(ctx.clock.now()) })),
  };
}

/** Returns the challenge of the sale that a code is given for. */
export async function confirmedSale(ctx: Context, text: string | undefined): Promise<OtpChallenge> {
  return saleChallenge(ctx, await newSaleOf(ctx, readSaleText(text)));
}
