import { depositDay, type getPaymentChoices as call } from '@prosperx/core/payment';
import { ZERO_PAISE } from '@prosperx/core/money';
import { businessDateAt } from '@prosperx/core/time';
import { calendar } from '#calendar.js';
import { subjectOf } from '#context.js';
import type { Verb } from '#http/serve.js';
import { usableMandate } from '#modules/mandate/repository.js';
import { defaultBankAccount } from './default-bank-account.js';

export const getPaymentChoices: Verb<typeof call> = async ({ ctx }) => {
  const { profileId } = subjectOf(ctx);
  const now = ctx.clock.now();
  const mandate = await usableMandate(ctx.db, profileId, ZERO_PAISE, businessDateAt(now));
  return {
    bank: await defaultBankAccount(ctx, profileId),
    mandate: mandate ? { mandateId: mandate.id, limit: mandate.limit } : null,
    beneficiary: ctx.providers.gateway.beneficiary,
    depositBy: depositDay(now, calendar),
    today: businessDateAt(now),
  };
};
