import {
  checkBankAccount,
  checkIfsc,
  tidyBankAccount,
  tidyIfsc,
  type uploadCancelledCheque as call,
} from '@prosperx/core/bank';
import { isRegisteredWithBse } from '@prosperx/core/registration';
import type { Verb } from '#http/serve.js';
import { type Context, subjectOf } from '#kernel/context.js';
import type { PictureOfCheque, ReadCheque } from '#providers/bank/port.js';
import { receiveImage } from '#records/file/receive-picture.js';
import { checkUnlocked } from '#records/profile/repository.js';

const NOTHING: ReadCheque = { account: null, ifsc: null };

/** Returns what could be read from a cheque and can be what it should be; the picture is kept whether or not it is read. */
async function readCheque(ctx: Context, picture: PictureOfCheque): Promise<ReadCheque> {
  const reading = ctx.providers.chequeReader?.read(picture).catch((error: unknown) => {
    ctx.log.warn('cheque_not_read', { requestId: ctx.requestId, error });
    return NOTHING;
  });
  const { account, ifsc } = (await reading) ?? NOTHING;
  const read = { account: tidyBankAccount(account ?? ''), ifsc: tidyIfsc(ifsc ?? '') };
  return {
    account: checkBankAccount(read.account) ? null : read.account,
    ifsc: checkIfsc(read.ifsc) ? null : read.ifsc,
  };
}

/** Keeps the picture and answers what could be read from it. */
export const uploadCancelledCheque: Verb<typeof call> = async ({ ctx, input }) => {
  const subject = subjectOf(ctx);
  // of a registered investor it belongs to an account that they are about to give
  const isForAnother = isRegisteredWithBse(subject);
  if (!isForAnother) checkUnlocked(subject);
  const cancelledChequeURL = await receiveImage(ctx, {
    kind: isForAnother ? 'new_cheque' : 'cheque',
    bytes: input.file,
    failsWith: 'cheque_not_stored',
  });
  const { account, ifsc } = await readCheque(ctx, { bytes: input.file, name: input.name ?? '' });
  return { cancelledChequeURL, bankAccountNumber: account, ifscCode: ifsc };
};
