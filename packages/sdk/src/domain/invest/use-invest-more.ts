import {
  acceptsInvestment,
  checkInvestment,
  INVESTMENT_TYPES,
  type InvestmentErrorCode,
  investmentErrorText,
  type InvestmentInput,
  SIP_MONTHS,
} from '@prosperx/core/cart';
import type { FundDetail } from '@prosperx/core/fund';
import { useRef } from 'react';
import { useForm } from '#primitives/form/use-form.js';
import { useCartChanges } from '#queries/cart.js';
import { pendingPaymentUrl, usePendingOrders } from '#queries/place-order.js';
import { isSessionExpired } from '#services/error-message.js';
import { errorMessage } from '#services/services.js';
import { useWidget } from '#services/widget-context.js';
import { choiceOf, type ChoiceValues } from './invest-choice.js';

/** The value that is chosen in place of a folio's number. */
export const NEW_FOLIO = 'new';

interface Values extends ChoiceValues {
  readonly folioNo: string;
}

/** Keeps an investment elsewhere than in the cart. */
export interface Keeping {
  readonly mutate: (input: InvestmentInput, options: { readonly onSuccess: () => void }) => void;
  readonly isPending: boolean;
  readonly error: Error | null;
}

/** The popup's form as values and verbs: what is saved goes into the cart, which is reviewed next, unless it is kept elsewhere. */
export function useInvestMore(fund: FundDetail, folioNo: string, onSaved: () => void, keeping?: Keeping) {
  const { navigate } = useWidget();
  const cart = useCartChanges();
  const save = keeping ?? cart.save;
  const retry = useRef<() => void>(() => undefined);
  const pending = usePendingOrders(save.error, () => retry.current());
  const offered = INVESTMENT_TYPES.filter((type) => acceptsInvestment(fund, type));
  const form = useForm<Values>({
    initial: {
      type: offered[0] ?? 'LUMPSUM',
      amount: null,
      sipDate: null,
      lasts: 'untilCancelled',
      months: String(SIP_MONTHS.default),
      begins: 'today',
      folioNo: folioNo || NEW_FOLIO,
    },
    check: (values) => {
      const wrong = checkInvestment(fund, choiceOf(values));
      const say = (code: InvestmentErrorCode | undefined) => code && investmentErrorText(code, fund, values.type);
      return {
        type: say(wrong.investmentType),
        amount: say(wrong.amount),
        sipDate: say(wrong.sipDate),
        months: say(wrong.numOfSipInstallments),
      };
    },
    textOf: (sentence) => sentence,
    onSubmit: (values) => {
      const choice = choiceOf(values) as Omit<InvestmentInput, 'schemeId'>;
      const folio = values.folioNo === NEW_FOLIO ? {} : { folioNumber: values.folioNo };
      const onSuccess = () => {
        onSaved();
        if (!keeping) navigate('/cart-review');
      };
      retry.current = () => save.mutate({ ...choice, ...folio, schemeId: fund.encryptedSchemeId }, { onSuccess });
      retry.current();
    },
  });
  const { error } = save;
  const isElsewhere = error !== null && (isSessionExpired(error) || pendingPaymentUrl(error) !== null);
  return {
    form,
    offered,
    pending,
    isBusy: save.isPending,
    /** The sentence for which the server refused it; null when it did not, and where a popup says more. */
    refusal: error && !isElsewhere ? errorMessage(error) : null,
  };
}

export type InvestMoreVerbs = ReturnType<typeof useInvestMore>;
