import { PxError } from '@prosperx/core/errors';
import { depositDeadline, type getChallan as call, isOpenPayment } from '@prosperx/core/payment';
import { calendar } from '#calendar.js';
import { challanText } from '#modules/documents/challan.text.js';
import { signedLink } from '#modules/files/file-links.js';
import type { Verb } from '#http/serve.js';
import { ownPayment } from '#modules/payments/own-payment.js';

/** One verb for both calls: a path of this server is an address in an app too. */
export const getChallan: Verb<typeof call> = async ({ ctx, input }) => {
  const { payment } = await ownPayment(ctx, input.groupId);
  if (payment.mode !== 'cheque') throw new PxError('order_unknown');
  if (!isOpenPayment(payment)) throw new PxError('order_not_payable', { message: challanText.over });
  const day = depositDeadline(payment.createdAt, ctx.clock.now(), calendar);
  if (day === null) throw new PxError('order_not_payable', { message: challanText.tooLate });
  return {
    challanUrl: signedLink(ctx, 'challans', payment.id),
    fileTtype: 'application/pdf',
    depositBy: day,
    amount: payment.amount,
  };
};
