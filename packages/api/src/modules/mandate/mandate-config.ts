import { PxError } from '@prosperx/core/errors';
import { type getMandateConfig as call, laterInstalments, type MandateChannels } from '@prosperx/core/mandate';
import type { Paise } from '@prosperx/core/money';
import { isRegisteredWithBse } from '@prosperx/core/registration';
import { businessDateAt } from '@prosperx/core/time';
import { bankAccounts, type SipRow } from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';
import { type Context, type Subject, subjectOf } from '#kernel/context.js';
import type { BankRow } from '#records/bank/accounts.js';
import { namedAccount, payableAccounts } from '#records/bank/repository.js';
import { cartLines } from '#records/cart/read-cart.js';
import { activeCart } from '#records/cart/repository.js';
import { usableMandate } from '#records/mandate/repository.js';
import { readDebits } from '#records/sip/debit-of-sip.js';
import { liveSips, unbegunSips } from '#records/sip/live-sips.js';

/** What an account offers where its bank does not say. */
const NONE: MandateChannels = {
  emandateAllowed: false,
  upiAllowed: false,
  netBankingAllowed: false,
  debitCardAllowed: false,
};

/** Returns what the bank of an account offers; nothing online while it does not say. */
export function channelsOf(ctx: Context, row: BankRow): Promise<MandateChannels> {
  const account = ctx.crypto.open(bankAccounts.account, row);
  return ctx.providers.mandates.channelsOf({ account, ifsc: row.ifsc }).catch((error: unknown) => {
    ctx.log.warn('mandate_channels_unknown', { requestId: ctx.requestId, error });
    return NONE;
  });
}

/** Returns the account holder, who must be registered: the exchange takes a mandate of its clients alone. */
export function registeredSubject(ctx: Context): Subject {
  const subject = subjectOf(ctx);
  if (!isRegisteredWithBse(subject)) throw new PxError('not_onboarded');
  return subject;
}

async function sipsInCart(ctx: Context, profileId: string) {
  const cart = await activeCart(ctx.db, { profileId });
  const lines = cart ? await cartLines(ctx.db, cart.id) : [];
  return lines.map(({ item }) => item).filter(({ investmentType }) => investmentType === 'SIP');
}

/** Returns the SIPs that are ordered and wait for their payment, and whose next instalment no approved mandate pays. */
async function unbegunWithoutMandate(ctx: Context, profileId: string): Promise<SipRow[]> {
  const today = businessDateAt(ctx.clock.now());
  const debitOf = await readDebits(ctx, profileId);
  const uncovered: SipRow[] = [];
  for (const sip of await unbegunSips(ctx.db, profileId))
    if (!(await usableMandate(ctx.db, profileId, debitOf(sip, sip.nextDate ?? today)))) uncovered.push(sip);
  return uncovered;
}

/** Returns the monthly total, after their first instalments, of the SIPs in the cart and of those that wait for their payment and for a mandate. */
export async function sipTotalOf(ctx: Context, profileId: string): Promise<Paise> {
  const [inCart, ordered] = [await sipsInCart(ctx, profileId), await unbegunWithoutMandate(ctx, profileId)];
  return laterInstalments([...inCart, ...ordered]);
}

export const getMandateConfig: Verb<typeof call> = async ({ ctx }) => {
  const { profileId, taxStatus } = registeredSubject(ctx);
  const accounts = await payableAccounts(ctx.db, profileId);
  const banks = await Promise.all(
    accounts.map(async (row) => ({
      bankAccountId: row.id,
      ...namedAccount(ctx.crypto, row),
      ...(await channelsOf(ctx, row)),
    })),
  );
  const inCart = await sipsInCart(ctx, profileId);
  const ordered = [...(await unbegunSips(ctx.db, profileId)), ...(await liveSips(ctx.db, profileId))];
  const { emandateAllowed, upiAllowed, netBankingAllowed, debitCardAllowed } = banks[0] ?? NONE;
  return {
    emandateAllowed,
    upiAllowed,
    netBankingAllowed,
    debitCardAllowed,
    taxStatus,
    banks,
    sipTotal: await sipTotalOf(ctx, profileId),
    bounds: ctx.config.mandateBounds,
    allSips: laterInstalments([...inCart, ...ordered]),
    activationBase: ctx.config.mandateDelay,
    today: businessDateAt(ctx.clock.now()),
  };
};
