import type { uploadCancelledCheque as call } from '@prosperx/core/bank';
import { subjectOf } from '#context.js';
import { receiveImage } from '#files/receive-image.js';
import type { Verb } from '#http/serve.js';
import { checkUnlocked } from '#profile/check-unlocked.js';

/** Keeps the picture. Number and IFSC are not read from it: no reader of cheques is connected. */
export const uploadCancelledCheque: Verb<typeof call> = async ({ ctx, input }) => {
  checkUnlocked(subjectOf(ctx));
  const cancelledChequeURL = await receiveImage(ctx, {
    kind: 'cheque',
    bytes: input.file,
    failsWith: 'cheque_not_stored',
  });
  return { cancelledChequeURL, bankAccountNumber: null, ifscCode: null };
};
