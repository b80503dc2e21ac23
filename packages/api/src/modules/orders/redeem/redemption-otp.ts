import { formatMoney, formatUnits } from '@prosperx/core/format';
import { said } from '@prosperx/core/language';
import { businessDateAt } from '@prosperx/core/time';
import type { Context } from '#kernel/context.js';
import { redemptionOtpText } from '#modules/orders/order.text.js';
import type { OtpChallenge } from '#otp/challenge.js';
import {
  checkTarget,
  checkRedemptionRequest,
  payoutAccountOf,
  switchTarget,
} from '#records/redemption/place-redemption.js';
import { readRedemptionPosition } from '#records/redemption/redemption-position.js';
import { isRiskier } from '#records/risk/is-riskier.js';
import { checkRedeemer, newRedemptionOf, readRedemptionText, redemptionChallenge } from './redemption-input.js';

/** A redemption that is to be confirmed: its challenge, the words of its message, and whether it goes to a scheme that is riskier than its owner can bear. */
export interface RedemptionToConfirm {
  readonly challenge: OtpChallenge;
  readonly message: (code: string) => { readonly subject: string; readonly text: string };
  readonly highRisk: boolean;
}

/** Reads the redemption that a code is asked for, and checks it: nobody is sent a code for what would be refused. */
export async function redemptionToConfirm(ctx: Context, text: string | undefined): Promise<RedemptionToConfirm> {
  const wanted = await newRedemptionOf(ctx, readRedemptionText(text));
  await checkRedeemer(ctx, wanted);
  const now = ctx.clock.now();
  const position = await readRedemptionPosition(ctx.db, wanted, businessDateAt(now), false);
  checkRedemptionRequest(position, wanted);
  const { measure, amount, units, toSchemeId, profileId } = wanted;
  const target = toSchemeId === null ? null : await switchTarget(ctx.db, position, toSchemeId);
  if (target === null) await payoutAccountOf(ctx.db, profileId, now);
  else checkTarget(position, wanted, target);
  const message = (code: string) => {
    const { subject, redeem, switches, units: unitsOf } = said(redemptionOtpText);
    const much =
      measure === 'amount' && amount !== null
        ? formatMoney(amount, 2)
        : unitsOf(formatUnits(measure === 'units' && units !== null ? units : position.free));
    const { shortName } = position.scheme;
    return {
      subject,
      text: target === null ? redeem(code, much, shortName) : switches(code, much, shortName, target.shortName),
    };
  };
  return {
    challenge: redemptionChallenge(ctx, wanted),
    message,
    highRisk:
      toSchemeId !== null &&
      (await isRiskier(ctx.db, profileId, { schemeIds: [toSchemeId], today: businessDateAt(ctx.clock.now()) })),
  };
}

/** Returns the challenge of the redemption that a code is given for. */
export async function confirmedRedemption(ctx: Context, text: string | undefined): Promise<OtpChallenge> {
  return redemptionChallenge(ctx, await newRedemptionOf(ctx, readRedemptionText(text)));
}
