import type { Mandate, MandateMethod, MandateStatus } from '@prosperx/core/mandate';
import { nativeBridge } from '#bridge/native/native.js';
import { Banner } from '#primitives/display/banner.js';
import { Button } from '#primitives/display/button.js';
import { TextLink } from '#primitives/display/links.js';
import { useCountdown } from '#primitives/display/use-countdown.js';
import { writtenIn } from '#primitives/display/written-in.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { Dialog } from '#primitives/overlay/dialog.js';
import { useCart } from '#queries/cart.js';
import { usePendingOrderSets } from '#queries/order.js';
import { useWidget } from '#services/widget-context.js';
import { leadsToBank, type Step } from './mandate-machine.js';
import { mandateSetupText } from './mandate-setup.text.js';
import type { SetupFlow } from './use-mandate-setup.js';

interface RedirectDialogProps {
  readonly step: Step;
  readonly onStop: () => void;
}

/** What stands over the page on the way to the bank, with the seconds that are left. */
export function RedirectDialog({ step, onStop }: RedirectDialogProps) {
  const text = useWords(mandateSetupText);
  const stop = step.name === 'waiting' ? <Button onClick={onStop}>{text.stop}</Button> : undefined;
  return (
    <Dialog
      open={leadsToBank(step)}
      onClose={() => step.name === 'waiting' && onStop()}
      title={text.redirecting}
      alert
      actions={stop}
    >
      <div className="mandate__wait">
        {step.name === 'waiting' && <SecondsLeft seconds={step.seconds} />}
        <p>{text.preparing}</p>
      </div>
    </Dialog>
  );
}

function SecondsLeft({ seconds }: { readonly seconds: number }) {
  const text = useWords(mandateSetupText);
  const left = useCountdown(seconds);
  return <p role="timer">{text.secondsLeft(left)}</p>;
}

interface BankWindowProps {
  readonly method: MandateMethod;
  readonly page: string;
  readonly onChange: () => void;
}

/** The way to the bank from a page that is not ours to leave, or through the app around it; and back to the form. */
export function BankWindow({ method, page, onChange }: BankWindowProps) {
  const text = useWords(mandateSetupText);
  const { apiBase } = useWidget();
  const href = new URL(page, apiBase || location.origin).href;
  const where = method === 'upi' ? 'upi' : 'bank';
  return (
    <>
      <Banner
        tone="info"
        title={text.bankWindow[where]}
        action={
          <Button variant="primary" onClick={() => void nativeBridge().openExternal(href)}>
            {text.openBank[where]}
          </Button>
        }
      >
        {text.bankWindowText[where]}
      </Banner>
      <p>
        <TextLink onClick={onChange}>{text.changeDetails}</TextLink>
      </p>
    </>
  );
}

interface SetupEndProps {
  readonly method: MandateMethod;
  readonly status: MandateStatus;
  /** The reason of a mandate that was not approved. */
  readonly reason: Mandate['reason'];
  readonly flow: SetupFlow;
  readonly onAgain: () => void;
}

/** The dialog at the end: what is so now, and the ways on. */
export function SetupEnd({ method, status, reason, flow, onAgain }: SetupEndProps) {
  const text = useWords(mandateSetupText);
  const { navigate } = useWidget();
  const isRejected = status === 'Rejected';
  const way = method === 'paper' || method === 'upi' ? method : 'online';
  const words = text.success[status === 'Approved' ? 'approved' : way];
  const close = () => navigate('/profile/mandates');
  return (
    <Dialog
      open
      onClose={close}
      title={isRejected ? text.rejected : text.successTitle}
      actions={
        <>
          <Button onClick={close}>{text.seeMandates}</Button>
          {isRejected ? (
            <Button variant="primary" onClick={onAgain}>
              {text.tryAgain}
            </Button>
          ) : (
            <ContinueButton flow={flow} />
          )}
        </>
      }
    >
      <p role="status" lang={isRejected ? writtenIn(reason) : undefined}>
        {isRejected ? reason : words}
      </p>
    </Dialog>
  );
}

/** Leads on: to the payment that the set-up was a step of, to the cart that has something in it, or to the funds. */
function ContinueButton({ flow }: { readonly flow: SetupFlow }) {
  const text = useWords(mandateSetupText);
  const { navigate } = useWidget();
  const cart = useCart();
  const pending = usePendingOrderSets(flow === 'checkout');
  const paymentUrl = flow === 'checkout' ? pending.data?.[0]?.paymentUrl : undefined;
  const hasItems = (cart.data?.noOfItems ?? 0) > 0;
  const [words, go] = paymentUrl
    ? [text.pay, () => navigate('/order-summary', { paymentUrl })]
    : hasItems
      ? [text.startInvesting, () => navigate('/cart-review')]
      : [text.explore, () => navigate('/home')];
  return (
    <Button variant="primary" onClick={go}>
      {words}
    </Button>
  );
}
