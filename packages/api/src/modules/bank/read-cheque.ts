import { checkBankAccount, checkIfsc, tidyBankAccount, tidyIfsc } from '@prosperx/core/bank';
import type { Context } from '#context.js';
import type { PictureOfCheque, ReadCheque } from './port.js';

const NOTHING: ReadCheque = { account: null, ifsc: null };

/** What could be read from a cheque and can be what it should be; the picture is kept whether or not it is read. */
export async function readCheque(ctx: Context, picture: PictureOfCheque): Promise<ReadCheque> {
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
