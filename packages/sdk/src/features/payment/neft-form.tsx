import { checkUtr, paymentErrorText, type PaymentErrorCode, tidyUtr } from '@prosperx/core/payment';
import { usePaymentChoices } from '#queries/payment.js';
import { useAudienceWords } from '#session/use-audience.js';
import { Banner } from '#primitives/display/banner.js';
import { Button } from '#primitives/display/button.js';
import { CopyButton } from '#primitives/display/copy-button.js';
import { useForm } from '#primitives/form/use-form.js';
import { TextField } from '#primitives/form/text-field.js';
import type { ModeFormProps } from './mode-form.js';
import { payText } from '#domain/payment/paying.text.js';

const text = payText.neft;
const FIELDS = ['bankName', 'name', 'accountNumber', 'ifsc', 'accountType'] as const;

/** Where to transfer to, and the number that the bank gives the transfer. */
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
      <section className="payment__card" aria-label={text.title}>
        <h2>{text.title}</h2>
        {choices && <p>{text.from(words, choices.bank && `${choices.bank.name} ${choices.bank.account}`)}</p>}
        <dl className="payment__account">
          {choices &&
            FIELDS.map((field) => (
              <div key={field}>
                <dt>{text[field]}</dt>
                <dd>
                  <span>{choices.beneficiary[field]}</span>
                  <CopyButton text={choices.beneficiary[field]} of={text[field]} />
                </dd>
              </div>
            ))}
        </dl>
        <Banner tone="info">{text.nav}</Banner>
      </section>
      <form className="payment__card" {...form.form}>
        <h2>{text.then}</h2>
        <TextField
          {...form.field('utr')}
          label={text.utr}
          hint={text.utrHint}
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
