import { transactRefusalText } from '@prosperx/core/kyc';
import { refundText } from '@prosperx/core/payment';
import type { Context } from '#kernel/context.js';
import { sayingAgain } from '#letters/said-again.js';
import { bseText } from '#providers/exchange/bse/bse.text.js';
import { gatewayText } from '#providers/gateway/gateway.text.js';
import { orderText, planText, sipInstalmentText } from './remarks.text.js';

/** Returns what says why something was not made, which is kept in English, in the language of the page that calls; what an exchange or a bank said stays as it is. */
export const sayingRemarks = (ctx: Pick<Context, 'language'>) =>
  sayingAgain(ctx, orderText, sipInstalmentText, planText, transactRefusalText, refundText, bseText, gatewayText);
