import { formatMoney } from '@prosperx/core/format';
import {
  checkUpiAmount,
  checkVpa,
  type PaymentErrorCode,
  paymentErrorText,
  type PaymentMode,
  UPI_LIMIT,
  VPA_LENGTH,
} from '@prosperx/core/payment';
import { useEffect, useState } from 'react';
import type { CheckoutVerbs } from '#domain/payment/use-checkout.js';
import { lazy } from '#primitives/display/lazy.js';
import { SkeletonRows } from '#primitives/display/skeleton.js';
import { afterPress, watchPresses } from '#primitives/form/after-press.js';
import { type RadioCard, RadioCards } from '#primitives/form/radio-cards.js';
import { Segment } from '#primitives/form/segment.js';
import { TextField } from '#primitives/form/text-field.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { bank, bolt, cheque, repeat, swap } from '#primitives/icons/features.js';
import type { PaymentLink } from '#queries/order.js';
import { usePayingAccount } from '#queries/paying-account.js';
import { rememberedMode, rememberedUpiBy, rememberMode, usePaymentChoices } from '#queries/payment.js';
import { useWidget } from '#services/widget-context.js';
import { useAudienceWords } from '#session/use-audience.js';
import { ordersToPayText } from './order-summary.text.js';

const PayFrom = lazy(async () => (await import('#domain/payment/pay-from.lazy.js')).PayFrom);

/** The ways to pay that there are, with what the chosen one asks. */
export function PayModes({ form }: { readonly form: PayFormState }) {
  const text = useWords(ordersToPayText);
  const cards = useCards(form);
  const { banks } = usePayingAccount();
  // one that comes later would move the others under a finger
  if (!form.isKnown) return <SkeletonRows rows={5} />;
  return (
    <>
      <RadioCards legend={text.howToPay} cards={cards} value={form.mode} onPick={form.setMode} />
      {banks.length > 1 && form.mode !== 'mandate' && <PayFrom />}
    </>
  );
}

function useCards(form: PayFormState): readonly RadioCard<PaymentMode>[] {
  const text = useWords(ordersToPayText);
  const words = useAudienceWords();
  const { mandate, covers, overUpi, clearsLate } = form;
  const { named: own } = usePayingAccount();
  const limit = mandate ? formatMoney(mandate.limit, 0) : '';
  const card = (value: PaymentMode, note: string, icon: string, more: object = {}) => ({
    value,
    title: text.modes[value],
    text: note,
    icon,
    ...more,
  });
  const mandateNote = covers ? text.notes.mandate(limit) : text.notes.mandateTooSmall(limit);
  const upiNote = overUpi ? text.notes.upiTooLarge(formatMoney(UPI_LIMIT, 0)) : text.notes.upi(words);
  const cards = [
    card('upi', upiNote, bolt, { disabled: overUpi, content: <Upi form={form} own={own} /> }),
    card('netBanking', text.notes.netBanking(own, words), bank),
    ...(mandate ? [card('mandate', mandateNote, repeat, { disabled: !covers })] : []),
    card('neft', text.notes.neft, swap, {
      content: <p className="order-summary__muted">{text.notes.transferred}</p>,
    }),
    card('cheque', clearsLate ? text.notes.chequeClearsLate : text.notes.cheque, cheque, { disabled: clearsLate }),
  ];
  // the gateway may take some ways alone
  return cards.filter(({ value }) => form.offered?.includes(value) ?? true);
}

function Upi({ form, own }: { readonly form: PayFormState; readonly own: string | null }) {
  const text = useWords(ordersToPayText);
  return (
    <>
      {form.choices?.hasUpiPage ? (
        <p className="order-summary__muted">{text.upiOnNextPage}</p>
      ) : (
        <Segment
          block
          label={text.upiBy}
          options={[
            { value: 'app', text: text.byApp },
            { value: 'id', text: text.byId },
          ]}
          value={form.upiBy}
          onPick={form.setUpiBy}
        />
      )}
      {form.upiBy === 'id' && (
        <TextField
          label={text.vpa}
          hint={text.vpaHint}
          value={form.vpa}
          onInput={form.setVpa}
          onBlur={form.onVpaLeft}
          error={form.vpaError}
          inputMode="email"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          maxLength={VPA_LENGTH}
        />
      )}
      {own && <p className="order-summary__muted">{text.ownAccount(own)}</p>}
    </>
  );
}

/** Returns which way of paying is chosen, what it asks, and what is wrong with it once it was tried. */
export function usePayForm(link: PaymentLink, checkout: CheckoutVerbs) {
  const paymentErrorWords = useWords(paymentErrorText);
  const { data: choices, isPending } = usePaymentChoices();
  const { bankAccountId } = usePayingAccount();
  const { navigate } = useWidget();
  const [picked, setPicked] = useState<PaymentMode | null>(rememberedMode);
  const [pickedUpiBy, setUpiBy] = useState(rememberedUpiBy);
  // the gateway's own page asks which
  const upiBy = choices?.hasUpiPage ? 'app' : pickedUpiBy;
  /** What was typed as UPI id; null: nothing yet. */
  const [typedVpa, setVpa] = useState<string | null>(null);
  const vpa = typedVpa ?? '';
  const [tried, setTried] = useState(false);
  const [leftVpa, setLeftVpa] = useState(false);
  useEffect(watchPresses, []);
  const total = checkout.amount;
  const overUpi = checkUpiAmount(total) !== null;
  const mandate = choices?.mandate ?? null;
  const covers = mandate !== null && mandate.limit >= total;
  // what was good for the last payment may not be for this one
  const offered = choices?.modes;
  const isOffered = picked === null || (offered?.includes(picked) ?? true);
  const clearsLate = checkout.chequeClearsLate;
  const outOf = { mandate: choices && !covers, upi: overUpi, cheque: clearsLate, netBanking: false, neft: false };
  const isOut = !isOffered || (picked !== null && outOf[picked]);
  const mode = isOut ? null : picked;
  const wrongVpa = mode === 'upi' && upiBy === 'id' ? checkVpa(vpa) : null;

  const submit = () => {
    setTried(true);
    if (wrongVpa || mode === null) return;
    rememberMode(mode, pickedUpiBy);
    checkout.confirm(() => {
      if (mode === 'neft' || mode === 'cheque')
        navigate(`/${mode}-payment`, { loopBackUrl: link.loopBackUrl, paymentUrl: link.text });
      else if (mode === 'upi') checkout.pay({ mode, vpa: upiBy === 'id' ? vpa.trim() : null, bankAccountId });
      else checkout.pay(mode === 'mandate' ? { mode } : { mode, bankAccountId });
    });
  };
  const sentenceOf = (code: PaymentErrorCode | null, isDue: boolean) =>
    code && isDue ? paymentErrorWords[code] : undefined;
  return {
    choices,
    total,
    mode,
    setMode: setPicked,
    offered,
    mandate,
    covers,
    overUpi,
    clearsLate,
    upiBy,
    setUpiBy,
    vpa,
    setVpa,
    submit,
    /** It is known which ways there are. */
    isKnown: !isPending,
    onVpaLeft: () => typedVpa !== null && afterPress(() => setLeftVpa(true)),
    /** Confirm Payment waits for the ways there are, and for a UPI id. */
    isIdle: isPending || wrongVpa !== null,
    modeError: sentenceOf(mode === null ? 'payment_mode_required' : null, tried),
    vpaError: sentenceOf(wrongVpa, leftVpa),
  };
}

export type PayFormState = ReturnType<typeof usePayForm>;
