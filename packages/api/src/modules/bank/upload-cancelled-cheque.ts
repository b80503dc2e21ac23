import type { uploadCancelledCheque as call } from '@prosperx/core/bank';
import { subjectOf } from '#context.js';
import { receiveImage } from '#modules/files/receive-image.js';
import type { Verb } from '#http/serve.js';
import { checkUnlocked } from '#modules/profile/check-unlocked.js';
import { readCheque } from './read-cheque.js';

/** Keeps the picture, and tells what could be read from it. */
export const uploadCancelledCheque: Verb<typeof call> = async ({ ctx, input }) => {
  checkUnlocked(subjectOf(ctx));
  const cancelledChequeURL = await receiveImage(ctx, {
    kind: 'cheque',
    bytes: input.file,
    failsWith: 'cheque_not_stored',
  });
  const { account, ifsc } = await readCheque(ctx, { bytes: input.file, name: input.name ?? '' });
  return { cancelledChequeURL, bankAccountNumber: account, ifscCode: ifsc };
};
