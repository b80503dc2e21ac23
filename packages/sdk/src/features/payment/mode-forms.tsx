import {
  checkUtr,
  checkVpa,
  type PaymentErrorCode,
  paymentErrorText,
  tidyUtr,
  VPA_LENGTH,
} from '@prosperx/core/payment';
import { payText } from '#domain/payment/paying.text.js';
import { Banner } from '#primitives/display/banner.js';
import { Button } from '#primitives/display/button.js';
import { CopyButton } from '#primitives/display/copy-button.js';
import { TextField } from '#primitives/form/text-field.js';
import { useForm } from '#primitives/form/use-form.js';
import { usePaymentChoices } from '#queries/payment.js';
import type { CheckoutVerbs } from '#queries/use-checkout.js';
import { useAudienceWords } from '#session/use-audience.js';

const neftText = payText.neft;
const FIELDS = ['bankName', 'name', 'accountNumber', 'ifsc', 'accountType'] as const;

/** Shows where to transfer to, and the number that the bank gives the transfer. */
export function NeftForm({ checkout }: ModeFormProps) {
  const { data: choices } = usePaymentChoices();
  const words = useAudienceWords();
  const form = useForm({
    initial: { utr: '' },
    check: ({ utr }) => ({ utr: checkUtr(utr) }),
    textOf: (code) => paymentErrorText[code as PaymentErrorCode],
    onSubmit: ({ utr }) =>
      checkout.confirm(() =>
        checkout.pay({ mode: 'neft', utr: tidyUtr(utr) }, (fields) =>
          form.refuse({ utr: fields['neftReferenceNumber'] }),
        ),
      ),
  });
  return (
    <>
      <section className="payment__card" aria-label={neftText.title}>
        <h2>{neftText.title}</h2>
        {choices && <p>{neftText.from(words, choices.bank && `${choices.bank.name} ${choices.bank.account}`)}</p>}
        <dl className="payment__account">
          {choices &&
            FIELDS.map((field) => (
              <div key={field}>
                <dt>{neftText[field]}</dt>
                <dd>
                  <span>{choices.beneficiary[field]}</span>
                  <CopyButton text={choices.beneficiary[field]} of={neftText[field]} />
                </dd>
              </div>
            ))}
        </dl>
        <Banner tone="info">{neftText.nav}</Banner>
      </section>
      <form className="payment__card" {...form.form}>
        <h2>{neftText.then}</h2>
        <TextField
          {...form.field('utr')}
          label={neftText.utr}
          hint={neftText.utrHint}
          figures
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
        />
        {checkout.problem && <Banner tone="danger">{checkout.problem}</Banner>}
        <Button type="submit" variant="primary" size="lg" block busy={checkout.isBusy}>
          {payText.confirm}
        </Button>
      </form>
    </>
  );
}

const upiText = payText.upi;

/** A UPI id, and what happens next. */
export function UpiForm({ checkout }: ModeFormProps) {
  const form = useForm({
    initial: { vpa: '' },
    check: ({ vpa }) => ({ vpa: checkVpa(vpa) }),
    textOf: (code) => paymentErrorText[code as PaymentErrorCode],
    onSubmit: ({ vpa }) => checkout.confirm(() => checkout.pay({ mode: 'upi', vpa: vpa.trim() })),
  });
  return (
    <>
      <form className="payment__card" {...form.form}>
        <TextField
          {...form.field('vpa')}
          label={upiText.vpa}
          hint={upiText.vpaHint}
          inputMode="email"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          maxLength={VPA_LENGTH}
        />
        {checkout.problem && <Banner tone="danger">{checkout.problem}</Banner>}
        <Button type="submit" variant="primary" size="lg" block busy={checkout.isBusy} idle={!form.isValid}>
          {payText.confirm}
        </Button>
      </form>
      <section className="payment__steps" aria-label={upiText.stepsTitle}>
        <h2>{upiText.stepsTitle}</h2>
        <ol>
          {upiText.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
    </>
  );
}

/** What the form of each mode is given. */
export interface ModeFormProps {
  readonly checkout: CheckoutVerbs;
}
