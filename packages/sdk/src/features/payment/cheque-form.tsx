import { formatDate, formatMoney } from '@prosperx/core/format';
import {
  CHEQUE,
  CHEQUE_NOTE_ABOVE,
  CHEQUE_PAYEE,
  checkChequeDate,
  checkChequeNumber,
  paymentErrorText,
  type PaymentErrorCode,
} from '@prosperx/core/payment';
import { addDays, businessDate, namedDate } from '@prosperx/core/time';
import { PayFrom } from '#domain/payment/pay-from.lazy.js';
import { payText } from '#domain/payment/paying.text.js';
import { Banner } from '#primitives/display/banner.js';
import { Button } from '#primitives/display/button.js';
import { Facts } from '#primitives/display/card.js';
import { TextField } from '#primitives/form/text-field.js';
import { useForm } from '#primitives/form/use-form.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { useToday } from '#queries/calendar.js';
import { usePayingAccount } from '#queries/paying-account.js';
import { usePaymentChoices } from '#queries/payment.js';
import { useAudienceWords } from '#session/use-audience.js';
import { type ModeFormProps, NavNote } from './mode-forms.js';

/** Says how the cheque is written, and asks which one it is. The server judges the date by its own day. */
export function ChequeForm({ checkout, payable }: ModeFormProps) {
  const paymentErrorWords = useWords(paymentErrorText);
  const payWords = useWords(payText);
  const text = payWords.cheque;
  const { data: choices } = usePaymentChoices();
  const words = useAudienceWords();
  const today = useToday();
  const form = useForm({
    initial: { number: '', date: '' },
    check: ({ number, date }) => ({
      number: checkChequeNumber(number),
      date: checkChequeDate(namedDate(date), today),
    }),
    textOf: (code) => paymentErrorWords[code as PaymentErrorCode],
    onSubmit: ({ number, date }) =>
      checkout.confirm(() =>
        checkout.pay(
          { mode: 'cheque', chequeNumber: number, chequeDate: businessDate(date), bankAccountId },
          (fields) => form.refuse({ number: fields['chequeNumber'], date: fields['chequeDate'] }),
        ),
      ),
  });
  const { named, bankAccountId } = usePayingAccount();
  const own = named ?? text.registered(words);
  return (
    <>
      <section className="payment__card" aria-label={text.title}>
        <h2>{text.title}</h2>
        <Facts
          facts={[
            { term: text.payee, value: CHEQUE_PAYEE.name, isWhole: true },
            { term: text.drawnOn, value: own, isWhole: true },
            { term: text.deposit, value: text.branch },
            ...(choices ? [{ term: text.by, value: formatDate(choices.depositBy) }] : []),
          ]}
        />
        <PayFrom />
        <p>{text.oneCheque(words)}</p>
        <NavNote
          payable={payable}
          note={checkout.amount > CHEQUE_NOTE_ABOVE ? text.noteAbove(formatMoney(CHEQUE_NOTE_ABOVE, 0)) : text.note}
        />
      </section>
      <form className="payment__card" {...form.form}>
        <TextField
          {...form.field('number')}
          label={text.number}
          hint={text.numberHint}
          figures
          inputMode="numeric"
          autoComplete="off"
        />
        <TextField
          {...form.field('date')}
          label={text.date}
          hint={text.dateHint}
          type="date"
          min={addDays(today, -CHEQUE.maximumAge)}
          max={today}
        />
        {checkout.problem && <Banner tone="danger">{checkout.problem}</Banner>}
        <Button type="submit" variant="primary" size="lg" block busy={checkout.isBusy}>
          {payWords.confirm}
        </Button>
      </form>
    </>
  );
}
