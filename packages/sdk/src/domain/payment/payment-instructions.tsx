import type { PaymentView } from '@prosperx/core/payment';
import { useRedirect } from '#session/use-redirect.js';
import { Banner } from '#primitives/display/banner.js';
import { ButtonLink } from '#primitives/display/button-link.js';
import { TextLink } from '#primitives/display/text-link.js';
import { useWidget } from '#api/widget-context.js';
import { payText } from './paying.text.js';
import { UpiApproval } from './upi-approval.js';

const text = payText.beside;

interface PaymentWayProps {
  readonly payment: PaymentView;
  readonly redirectUrl: string | undefined;
}

/** What the payer of a payment that is under way does now, in each mode. */
export function PaymentInstructions({ payment, redirectUrl }: PaymentWayProps) {
  const goTo = useRedirect();
  if (payment.mode === 'upi') return <UpiApproval payment={payment} />;
  if (payment.mode === 'netBanking' && redirectUrl) return <BankWindow path={redirectUrl} />;
  const challan = payment.mode === 'cheque' && redirectUrl && (
    <TextLink onClick={() => goTo(redirectUrl)}>{text.challan}</TextLink>
  );
  return (
    <Banner tone="info" title={text.received} action={challan || undefined}>
      {text.after[payment.mode]}
      {payment.utr !== null && (
        <>
          <br />
          {payText.neft.given(payment.utr)}
        </>
      )}
    </Banner>
  );
}

/** A bank refuses frames, and this page is not ours to leave: its own stands in a window beside it. */
function BankWindow({ path }: { readonly path: string }) {
  const { apiBase } = useWidget();
  const url = new URL(path, apiBase || location.origin);
  url.searchParams.set('beside', 'true');
  return (
    <section className="payment__card">
      <h2>{text.bankTitle}</h2>
      <p>{text.bankText}</p>
      <ButtonLink variant="primary" size="lg" block href={url.href} newTab>
        {text.openBank}
      </ButtonLink>
    </section>
  );
}
