import { paymentRedirect, type PaymentView, wayOf } from '@prosperx/core/payment';
import { generate } from 'lean-qr/nano';
import type { ReactNode } from 'react';
import { isInAppShell, nativeBridge } from '#bridge/native/native.js';
import { isOnPhone } from '#domain/share/share-content.js';
import { Accordion } from '#primitives/display/accordion.js';
import { Banner } from '#primitives/display/banner.js';
import { Button } from '#primitives/display/button.js';
import { ButtonLink, TextLink } from '#primitives/display/links.js';
import { useCountdown } from '#primitives/display/use-countdown.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { useWidget } from '#services/widget-context.js';
import { isOfSite, useRedirect } from '#session/use-redirect.js';
import { payText } from './paying.text.js';

/** Cells left free around the code: scanners need them. */
const QUIET = 4;

/** A QR code in dark on light in every theme, since many apps cannot read it the other way round. */
function QrCode({ content, label }: { readonly content: string; readonly label: string }) {
  const code = generate(content);
  const size = code.size + 2 * QUIET;
  return (
    <svg className="payment__qr" role="img" aria-label={label} viewBox={`${-QUIET} ${-QUIET} ${size} ${size}`}>
      <path d={pathOf(code)} />
    </svg>
  );
}

function pathOf({ size, get }: { readonly size: number; get: (x: number, y: number) => boolean }): string {
  const cells = Array.from({ length: size * size }, (_, index) => [index % size, Math.floor(index / size)] as const);
  return cells.flatMap(([x, y]) => (get(x, y) ? [`M${x} ${y}h1v1h-1z`] : [])).join('');
}

/** Shows how a payment that waits in a UPI app is approved there, or the way to the page on which the gateway asks for it. */
function UpiApproval({ payment }: { readonly payment: PaymentView }) {
  const { paymentId, mode, upiLink, approveUrl, approveUntil, now } = payment;
  if (upiLink === null && approveUrl !== null)
    return <OtherWindow mode={mode} path={paymentRedirect(paymentId, wayOf(mode, { hasUpiPage: true }))} />;
  const left = <TimeLeft until={approveUntil} now={now} />;
  return (
    <>
      {upiLink === null ? <Requested vpa={payment.vpa} left={left} /> : <ByApp upiLink={upiLink} left={left} />}
      {approveUrl !== null && <SandboxApp approveUrl={approveUrl} />}
    </>
  );
}

const Requested = ({ vpa, left }: { readonly vpa: string | null; readonly left: ReactNode }) => {
  const upiWords = useWords(payText).upi;
  return (
    <section className="payment__card">
      <h2>{upiWords.approve}</h2>
      {vpa !== null && <p className="payment__id">{upiWords.askedOf(vpa)}</p>}
      {left}
      <p>{upiWords.approveText}</p>
      {vpa !== null && <p className="payment__muted">{upiWords.wrongId}</p>}
    </section>
  );
};

function ByApp({ upiLink, left }: { readonly upiLink: string; readonly left: ReactNode }) {
  const upiWords = useWords(payText).upi;
  const isPhone = isInAppShell() || isOnPhone();
  const code = <QrCode content={upiLink} label={upiWords.qr} />;
  if (!isPhone) {
    return (
      <section className="payment__card payment__scan">
        <h2>{upiWords.scan}</h2>
        {code}
        {left}
        <div className="payment__steps">
          <ol>
            {upiWords.scanSteps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
      </section>
    );
  }
  return (
    <section className="payment__card">
      <h2>{upiWords.approve}</h2>
      <Button variant="primary" size="lg" block onClick={() => void nativeBridge().openExternal(upiLink)}>
        {upiWords.openApp}
      </Button>
      {left}
      <p>{upiWords.approveText}</p>
      <Accordion title={upiWords.otherPhone}>{code}</Accordion>
    </section>
  );
}

function SandboxApp({ approveUrl }: { readonly approveUrl: string }) {
  const upiWords = useWords(payText).upi;
  const { apiBase } = useWidget();
  const href = new URL(approveUrl, apiBase || location.origin).href;
  return (
    <p>
      <a className="px-link" href={href} target="_blank" rel="noreferrer">
        {upiWords.sandbox}
      </a>
    </p>
  );
}

/** Seconds before the end at which it is said aloud that time runs out, once. */
const MINUTE_LEFT = 60;

/** Counted from the server's own time: that of a sandbox is another. */
function TimeLeft({ until, now }: { readonly until: number | null; readonly now: number }) {
  const upiWords = useWords(payText).upi;
  const seconds = until === null ? 0 : Math.max(0, Math.ceil((until - now) / 1_000));
  const left = useCountdown(seconds, until);
  if (until === null) return null;
  const clock = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  const isLastMinute = left > 0 && left <= MINUTE_LEFT;
  return (
    <>
      <p>{left > 0 ? upiWords.left(clock) : upiWords.late}</p>
      <p className="px-vh" role="status">
        {left === 0 ? upiWords.late : isLastMinute ? upiWords.left('1:00') : null}
      </p>
    </>
  );
}

interface PaymentWayProps {
  readonly payment: PaymentView;
  readonly redirectUrl: string | undefined;
}

/** Shows what the payer of a payment that is under way does now, in each mode. */
export function PaymentInstructions({ payment, redirectUrl }: PaymentWayProps) {
  const words = useWords(payText);
  const text = words.progress;
  const goTo = useRedirect();
  const isElsewhere = redirectUrl !== undefined && !isOfSite(redirectUrl);
  if ((payment.mode === 'upi' || payment.mode === 'netBanking') && isElsewhere)
    return <OtherWindow mode={payment.mode} path={redirectUrl} />;
  if (payment.mode === 'upi') return <UpiApproval payment={payment} />;
  const challan = payment.mode === 'cheque' && redirectUrl && (
    <TextLink onClick={() => goTo(redirectUrl)}>{text.challan}</TextLink>
  );
  return (
    <Banner tone="info" title={text.received} action={challan || undefined}>
      {text.after[payment.mode]}
      {payment.utr !== null && (
        <>
          <br />
          {words.neft.given(payment.utr)}
        </>
      )}
    </Banner>
  );
}

/** A bank or gateway refuses frames, and this page is not ours to leave: its own stands in a window beside it. */
function OtherWindow({ mode, path }: { readonly mode: PaymentView['mode']; readonly path: string }) {
  const { upi, progress } = useWords(payText);
  const text = mode === 'upi' ? upi.page : progress.bank;
  const { apiBase } = useWidget();
  const url = new URL(path, apiBase || location.origin);
  url.searchParams.set('beside', 'true');
  return (
    <section className="payment__card">
      <h2>{text.title}</h2>
      <p>{text.note}</p>
      <ButtonLink variant="primary" size="lg" block href={url.href} newTab>
        {text.open}
      </ButtonLink>
    </section>
  );
}
