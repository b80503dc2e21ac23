import {
  amountLimits,
  checkInvestment,
  INVESTMENT_TYPES,
  type InvestmentErrorCode,
  investmentErrorText,
  type InvestmentType,
  sipDatesOf,
  acceptsInvestment,
  UNTIL_CANCELLED,
} from '@prosperx/core/cart';
import type { FieldAmount } from '@prosperx/core/format';
import { toRupees } from '@prosperx/core/money';
import type { Pack } from '@prosperx/core/pack';
import { useRef } from 'react';
import { useCartChanges } from '#queries/cart.js';
import { pendingPaymentUrl, usePendingOrders } from '#queries/use-pending-orders.js';
import { sentenceOf, useServices } from '#api/services.js';
import { useForm } from '#primitives/form/use-form.js';
import type { HandlersOf } from '#widget/contract.js';
import { packText as text } from './pack.text.js';
import type { packsContract } from './packs.contract.js';

export type PackEvents = Pick<HandlersOf<typeof packsContract>, 'onAdded'>;

interface PackValues {
  readonly type: InvestmentType;
  readonly amount: FieldAmount;
  readonly sipDate: number;
}

function choiceOf({ type, amount, sipDate }: PackValues) {
  return { investmentType: type, amount, ...(type === 'SIP' && { sipDate, numOfSipInstallments: UNTIL_CANCELLED }) };
}

/** The form of a pack as values and verbs. */
export function usePackForm(pack: Pack, { onAdded }: PackEvents, onDone: () => void) {
  const { limits, encryptedMintPackId: packId } = pack;
  const { savePack: save } = useCartChanges();
  const { flash } = useServices();
  const keep = useRef<() => void>(() => undefined);
  /** Orders of one of its schemes that wait to be paid. */
  const pending = usePendingOrders(save.error, () => keep.current());
  // SIP first, as everywhere
  const offered = [...INVESTMENT_TYPES].reverse().filter((type) => acceptsInvestment(limits, type));
  const first = offered[0] ?? 'LUMPSUM';
  const form = useForm<PackValues>({
    initial: { type: first, amount: amountLimits(limits, first).min, sipDate: sipDatesOf(limits)[0] ?? 1 },
    check: (values) => {
      const code: InvestmentErrorCode | undefined = checkInvestment(limits, choiceOf(values)).amount;
      return { amount: code && investmentErrorText(code, limits, values.type) };
    },
    textOf: (sentence) => sentence,
    onSubmit: (values) => {
      const { amount } = values;
      if (typeof amount !== 'number') return;
      const onSuccess = () => {
        onAdded?.({ packId, investmentType: values.type, amount: toRupees(amount) });
        flash.getState().show('success', text.added);
        onDone();
      };
      keep.current = () => save.mutate({ packId, ...choiceOf(values), amount }, { onSuccess });
      keep.current();
    },
  });
  const { error, isPending } = save;
  const refused = error && pendingPaymentUrl(error) === null ? sentenceOf(error) : undefined;
  return { form, offered, isBusy: isPending, pending, refused };
}
