import { Packs, Payment } from '@prosperx/sdk';
import { CartApproval, EmailVerification } from '@prosperx/sdk/internal';
import { useSearch } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { Page } from '#layout/page.js';
import { RequireSession } from '#layout/require-session.js';
import { buyingText as text, pagesText } from './pages.text.js';

function PaymentPage({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Page title={title} trail={[{ text: pagesText.cart, to: '/cart-review' }]}>
      <RequireSession orVisitors>{children}</RequireSession>
    </Page>
  );
}

export function ChequePaymentPage() {
  const { paymentUrl, loopBackUrl } = useSearch({ from: '/cheque-payment' });
  return (
    <PaymentPage title={text.chequePayment}>
      <Payment mode="cheque" paymentUrl={paymentUrl} loopBackUrl={loopBackUrl} />
    </PaymentPage>
  );
}

export function NeftPaymentPage() {
  const { paymentUrl, loopBackUrl } = useSearch({ from: '/neft-payment' });
  return (
    <PaymentPage title={text.neftPayment}>
      <Payment mode="neft" paymentUrl={paymentUrl} loopBackUrl={loopBackUrl} />
    </PaymentPage>
  );
}

export function UpiPaymentPage() {
  const { paymentUrl, loopBackUrl, paymentId } = useSearch({ from: '/upi-payment' });
  return (
    <PaymentPage title={text.upiPayment}>
      <Payment mode="upi" paymentUrl={paymentUrl} loopBackUrl={loopBackUrl} paymentId={paymentId} />
    </PaymentPage>
  );
}

export function ChallanPage() {
  const { encryptedGroupId } = useSearch({ from: '/challan' });
  return (
    <PaymentPage title={text.challan}>
      <Payment mode="challan" paymentId={encryptedGroupId} />
    </PaymentPage>
  );
}

/** What the e-mailed link carries behind the #, where no server on the way reads it. */
const tokenInAddress = () => new URLSearchParams(location.hash.slice(1)).get('token') ?? '';

function useTokenInAddress(): string {
  const [token, setToken] = useState(tokenInAddress);
  useEffect(() => {
    // another link, opened in the same tab, loads no page by itself
    const follow = () => setToken(tokenInAddress());
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return token;
}

export function VerifyEmailPage() {
  const token = useTokenInAddress();
  return (
    <Page title={text.verifyEmail}>
      <EmailVerification key={token} token={token} />
    </Page>
  );
}

export function CartApprovalPage() {
  const token = useTokenInAddress();
  return (
    <Page title={text.cartApproval}>
      <CartApproval key={token} token={token} />
    </Page>
  );
}

export function PacksPage() {
  return (
    <Page title={text.packs}>
      <p>{text.packsLead}</p>
      <Packs />
    </Page>
  );
}
