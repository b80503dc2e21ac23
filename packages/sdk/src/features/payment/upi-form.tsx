import { checkVpa, paymentErrorText, type PaymentErrorCode, VPA_LENGTH } from '@prosperx/core/payment';
import { Banner } from '#primitives/display/banner.js';
import { Button } from '#primitives/display/button.js';
import { useForm } from '#primitives/form/use-form.js';
import { TextField } from '#primitives/form/text-field.js';
import type { ModeFormProps } from './mode-form.js';
import { payText } from '#domain/payment/paying.text.js';

const text = payText.upi;

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
          label={text.vpa}
          hint={text.vpaHint}
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
      <section className="payment__steps" aria-label={text.stepsTitle}>
        <h2>{text.stepsTitle}</h2>
        <ol>
          {text.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
    </>
  );
}
