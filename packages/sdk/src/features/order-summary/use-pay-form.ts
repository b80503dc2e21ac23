import {
  checkUpiAmount,
  checkVpa,
  type PaymentErrorCode,
  paymentErrorText,
  type PaymentMode,
} from '@prosperx/core/payment';
import { useState } from 'react';
import { useWidget } from '#api/widget-context.js';
import type { PaymentLink } from '#queries/order.js';
import { rememberedMode, rememberedUpiBy, rememberMode, usePaymentChoices } from '#queries/payment.js';
import type { CheckoutVerbs } from '#queries/use-checkout.js';

/** Which way of paying is chosen, what it asks, and what is wrong with it once it was tried. */
export function usePayForm(link: PaymentLink, checkout: CheckoutVerbs) {
  const { data: choices, isPending } = usePaymentChoices();
  const { navigate } = useWidget();
  const [picked, setPicked] = useState<PaymentMode | null>(rememberedMode);
  const [upiBy, setUpiBy] = useState(rememberedUpiBy);
  const [vpa, setVpa] = useState('');
  const [tried, setTried] = useState(false);
  const [leftVpa, setLeftVpa] = useState(false);
  const total = checkout.amount;
  const overUpi = checkUpiAmount(total) !== null;
  const mandate = choices?.mandate ?? null;
  const covers = mandate !== null && mandate.limit >= total;
  // what was good for the last payment may not be for this one
  const isOut = picked === 'mandate' ? choices && !covers : picked === 'upi' && overUpi;
  const mode = isOut ? null : picked;
  const wrongVpa = mode === 'upi' && upiBy === 'id' ? checkVpa(vpa) : null;

  const submit = () => {
    setTried(true);
    if (wrongVpa || mode === null) return;
    rememberMode(mode, upiBy);
    checkout.confirm(() => {
      if (mode === 'neft' || mode === 'cheque')
        navigate(`/${mode}-payment`, { loopBackUrl: link.loopBackUrl, paymentUrl: link.text });
      else if (mode === 'upi') checkout.pay({ mode, vpa: upiBy === 'id' ? vpa.trim() : null });
      else checkout.pay({ mode });
    });
  };
  const sentenceOf = (code: PaymentErrorCode | null, isDue: boolean) =>
    code && isDue ? paymentErrorText[code] : undefined;
  return {
    ...{ choices, total, mode, setMode: setPicked, mandate, covers, overUpi, upiBy, setUpiBy, vpa, setVpa, submit },
    /** It is known which ways there are. */
    isKnown: !isPending,
    onVpaLeft: () => setLeftVpa(true),
    /** Confirm Payment waits for the ways there are, and for a UPI id (specification, investing, section 2). */
    isIdle: isPending || wrongVpa !== null,
    modeError: sentenceOf(mode === null ? 'payment_mode_required' : null, tried),
    vpaError: sentenceOf(wrongVpa, leftVpa),
  };
}

export type PayFormState = ReturnType<typeof usePayForm>;
