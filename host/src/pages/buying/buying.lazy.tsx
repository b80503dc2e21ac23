import { Packs, Payment } from '@prosperx/sdk';
import { CartApproval, CustomerApproval } from '@prosperx/sdk/site';
import { useWords } from '@prosperx/sdk/site/ui';
import { useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Page } from '#layout/page.js';
import { RequireSession } from '#layout/require-session.js';
import { buyingText, pagesText } from '#pages/pages.text.js';
import { useTokenInAddress } from '#session/token-in-address.js';

function PaymentPage({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const pagesWords = useWords(pagesText);
  return (
    <Page title={title} trail={[{ text: pagesWords.cart, to: '/cart-review' }]}>
      <RequireSession orVisitors>{children}</RequireSession>
    </Page>
  );
}

export function ChequePaymentPage() {
  const text = useWords(buyingText);
  const { paymentUrl, loopBackUrl } = useSearch({ from: '/cheque-payment' });
  return (
    <PaymentPage title={text.chequePayment}>
      <Payment mode="cheque" paymentUrl={paymentUrl} loopBackUrl={loopBackUrl} />
    </PaymentPage>
  );
}

export function NeftPaymentPage() {
  const text = useWords(buyingText);
  const { paymentUrl, loopBackUrl } = useSearch({ from: '/neft-payment' });
  return (
    <PaymentPage title={text.neftPayment}>
      <Payment mode="neft" paymentUrl={paymentUrl} loopBackUrl={loopBackUrl} />
    </PaymentPage>
  );
}

export function UpiPaymentPage() {
  const text = useWords(buyingText);
  const { paymentUrl, loopBackUrl, paymentId } = useSearch({ from: '/upi-payment' });
  return (
    <PaymentPage title={text.upiPayment}>
      <Payment mode="upi" paymentUrl={paymentUrl} loopBackUrl={loopBackUrl} paymentId={paymentId} />
    </PaymentPage>
  );
}

export function ChallanPage() {
  const text = useWords(buyingText);
  const { encryptedGroupId } = useSearch({ from: '/challan' });
  return (
    <PaymentPage title={text.challan}>
      <Payment mode="challan" paymentId={encryptedGroupId} />
    </PaymentPage>
  );
}

export function CartApprovalPage() {
  const text = useWords(buyingText);
  const token = useTokenInAddress();
  return (
    <Page title={text.cartApproval}>
      <CartApproval key={token} token={token} />
    </Page>
  );
}

export function ApprovalPage() {
  const text = useWords(buyingText);
  const token = useTokenInAddress();
  return (
    <Page title={text.customerApproval}>
      <CustomerApproval key={token} token={token} />
    </Page>
  );
}

export function PacksPage() {
  const text = useWords(buyingText);
  return (
    <Page title={text.packs}>
      <p>{text.packsIntro}</p>
      <Packs />
    </Page>
  );
}
