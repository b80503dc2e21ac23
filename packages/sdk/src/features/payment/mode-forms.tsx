import type { Order } from '@prosperx/core/order';
import {
  checkUtr,
  checkVpa,
  type PaymentErrorCode,
  paymentErrorText,
  tidyUtr,
  VPA_LENGTH,
} from '@prosperx/core/payment';
import { PayFrom } from '#domain/payment/pay-from.lazy.js';
import { payText } from '#domain/payment/paying.text.js';
import type { CheckoutVerbs } from '#domain/payment/use-checkout.js';
import { Banner } from '#primitives/display/banner.js';
import { Button } from '#primitives/display/button.js';
import { CopyButton } from '#primitives/display/copy-button.js';
import { SkeletonRows } from '#primitives/display/skeleton.js';
import { TextField } from '#primitives/form/text-field.js';
import { useForm } from '#primitives/form/use-form.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { usePayingAccount } from '#queries/paying-account.js';
import { usePaymentChoices } from '#queries/payment.js';
import { useAudienceWords } from '#session/use-audience.js';
const FIELDS = ['bankName', 'name', 'accountNumber', 'ifsc', 'accountType'] as const;

/** Shows where to transfer to, and the number that the bank gives the transfer. */
export function NeftForm({ checkout, payable }: ModeFormProps) {
  const paymentErrorWords = useWords(paymentErrorText);
  const payWords = useWords(payText);
  const neftWords = payWords.neft;
  const { data: choices } = usePaymentChoices();
  const beneficiary = choices?.beneficiary;
  const { named, bankAccountId } = usePayingAccount();
  const words = useAudienceWords();
  const form = useForm({
    initial: { utr: '' },
    check: ({ utr }) => ({ utr: checkUtr(utr) }),
    textOf: (code) => paymentErrorWords[code as PaymentErrorCode],
    onSubmit: ({ utr }) =>
      checkout.confirm(() =>
        checkout.pay({ mode: 'neft', utr: tidyUtr(utr), bankAccountId }, (fields) =>
          form.refuse({ utr: fields['neftReferenceNumber'] }),
        ),
      ),
  });
  return (
    <>
      <section className="payment__card" aria-label={neftWords.title}>
        <h2>{neftWords.title}</h2>
        {choices && <p>{neftWords.from(words, named)}</p>}
        <PayFrom />
        <dl className="payment__account">
          {beneficiary &&
            FIELDS.map((field) => (
              <div key={field}>
                <dt>{neftWords[field]}</dt>
                <dd>
                  {field === 'accountType' ? (
                    <span>{neftWords.accountTypeOf(beneficiary.accountType)}</span>
                  ) : (
                    <span lang="en">{beneficiary[field]}</span>
                  )}
                  <CopyButton text={beneficiary[field]} of={neftWords[field]} />
                </dd>
              </div>
            ))}
        </dl>
        <NavNote payable={payable} note={neftWords.nav} />
      </section>
      <form className="payment__card" {...form.form}>
        <h2>{neftWords.then}</h2>
        <TextField
          {...form.field('utr')}
          label={neftWords.utr}
          hint={neftWords.utrHint}
          figures
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
        />
        {checkout.problem && <Banner tone="danger">{checkout.problem}</Banner>}
        <Button type="submit" variant="primary" size="lg" block busy={checkout.isBusy}>
          {payWords.confirm}
        </Button>
      </form>
    </>
  );
}

/** A UPI id, and what happens next; only the way on where the gateway's own page asks for it. */
export function UpiForm({ checkout }: ModeFormProps) {
  const { data: choices, isPending } = usePaymentChoices();
  const hasPage = choices?.hasUpiPage === true;
  const paymentErrorWords = useWords(paymentErrorText);
  const payWords = useWords(payText);
  const upiWords = payWords.upi;
  const { bankAccountId } = usePayingAccount();
  const form = useForm({
    initial: { vpa: '' },
    check: ({ vpa }) => ({ vpa: hasPage ? null : checkVpa(vpa) }),
    textOf: (code) => paymentErrorWords[code as PaymentErrorCode],
    onSubmit: ({ vpa }) =>
      checkout.confirm(() => checkout.pay({ mode: 'upi', vpa: hasPage ? null : vpa.trim(), bankAccountId })),
  });
  if (isPending) return <SkeletonRows rows={2} />;
  return (
    <>
      <form className="payment__card" {...form.form}>
        {hasPage ? (
          <p>{upiWords.pageNext}</p>
        ) : (
          <TextField
            {...form.field('vpa')}
            label={upiWords.vpa}
            hint={upiWords.vpaHint}
            inputMode="email"
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            maxLength={VPA_LENGTH}
          />
        )}
        <PayFrom />
        {checkout.problem && <Banner tone="danger">{checkout.problem}</Banner>}
        <Button type="submit" variant="primary" size="lg" block busy={checkout.isBusy} idle={!form.isValid}>
          {payWords.confirm}
        </Button>
      </form>
      {!hasPage && (
        <section className="payment__steps" aria-label={upiWords.stepsTitle}>
          <h2>{upiWords.stepsTitle}</h2>
          <ol>
            {upiWords.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
      )}
    </>
  );
}

/** What the form of each mode is given. */
export interface ModeFormProps {
  readonly checkout: CheckoutVerbs;
  readonly payable: readonly Order[];
}

interface NavNoteProps extends Pick<ModeFormProps, 'payable'> {
  readonly note: string;
}

/** Says how the day on which the money comes decides the NAV, but of an application within a new fund offer, whose price is that of the allotment. */
export function NavNote({ payable, note }: NavNoteProps) {
  const text = useWords(payText);
  const applications = payable.filter(({ nfoAllotment = null }) => nfoAllotment !== null);
  if (applications.length === payable.length) return null;
  return <Banner tone="info">{applications.length > 0 ? `${note} ${text.navOfNfo}` : note}</Banner>;
}
