import { transactRefusalText } from '@prosperx/core/kyc';
import { said, speaking } from '@prosperx/core/language';
import { refundText } from '@prosperx/core/payment';
import type { Context } from '#kernel/context.js';
import { notificationWords } from '#notifications/notification-words.js';
import { saidAgain } from '#notifications/said-again.js';
import { bseText } from '#providers/exchange/bse/bse.text.js';
import { gatewayText } from '#providers/gateway/gateway.text.js';
import { paymentEndText } from './payment-end.text.js';
import { orderText, planText, sipInstalmentText } from './remarks.text.js';

/** How the remark begins whose end is what the exchange said. */
const NOT_CANCELLED = orderText.notCancelled('');

/** Says why something was not made, which is kept in English, in the language that is spoken; what an exchange or a bank said stays as it is. */
export const saidRemark = (remark: string): string =>
  remark.startsWith(NOT_CANCELLED)
    ? said(orderText).notCancelled(saidRemark(remark.slice(NOT_CANCELLED.length)))
    : saidAgain(
        remark,
        orderText,
        sipInstalmentText,
        planText,
        transactRefusalText,
        refundText,
        paymentEndText,
        bseText,
        gatewayText,
      );

/** Returns what says such remarks in the language of the page that calls. */
export async function sayingRemarks({ language }: Pick<Context, 'language'>): Promise<(remark: string) => string> {
  const words = await notificationWords(language);
  return (remark) => speaking(words, () => saidRemark(remark));
}
