import { errorText } from '@prosperx/core/errors';
import type { Plan } from '@prosperx/core/stp';
import { useEffect, useState } from 'react';
import { OtpDialog, type SentCode } from '#domain/session/otp-dialog.js';
import { Button } from '#primitives/display/button.js';
import { writtenIn } from '#primitives/display/written-in.js';
import { useLatest } from '#primitives/hooks/use-latest.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { Dialog } from '#primitives/overlay/dialog.js';
import { usePlanCalls } from '#queries/plan.js';
import { errorMessageOr, showErrorFlash, waitForNextOtp } from '#services/error-message.js';
import { useServices } from '#services/services.js';
import { useExclusiveMutation } from '#services/use-exclusive-mutation.js';
import { useSession } from '#session/use-session.js';
import { planListText } from './plan.text.js';

interface PlanSetUpProps {
  /** The plan as the list has it: it becomes active while the answer is shown. */
  readonly plan: Plan;
  readonly onClose: () => void;
}

/** Sets up a confirmed plan as soon as it is there: an investor by a code, an advisor by the approval of the link; then says what comes first. */
export function PlanSetUp({ plan, onClose }: PlanSetUpProps) {
  const text = useWords(planListText);
  const errors = useWords(errorText);
  const flow = useSetUp(plan, onClose);
  return (
    <>
      <OtpDialog
        sent={flow.isDone ? null : flow.sent}
        title={text.otpTitle}
        submit={text.otpSubmit(plan.investmentType)}
        busy={flow.isBusy}
        error={flow.otpError}
        textOf={(error) => errorMessageOr(error, errors.otp_not_verified)}
        onGive={flow.give}
        onResend={flow.send}
        onClose={onClose}
      />
      <FirstOrderDialog plan={flow.isDone ? plan : null} onClose={onClose} />
    </>
  );
}

function useSetUp({ id }: Plan, onClose: () => void) {
  const text = useWords(planListText);
  const services = useServices();
  const isAdvisor = useSession().advisor !== null;
  const { sendCode, giveCode, setUp } = usePlanCalls();
  const [sent, setSent] = useState<SentCode | null>(null);
  const fail = (error: Error) => {
    showErrorFlash(services, error, errorMessageOr(error, text.notSaved));
    onClose();
  };
  const run = useExclusiveMutation({ mutationFn: () => setUp(id), onError: fail });
  const verify = useExclusiveMutation({
    mutationFn: (otp: string) => giveCode(id, otp),
    onSuccess: () => run.mutate(),
  });
  const send = useExclusiveMutation({
    mutationFn: () => codeSent(() => sendCode(id), sent),
    onSuccess: (now) => {
      verify.reset();
      setSent(now);
    },
    onError: (error) => {
      showErrorFlash(services, error, errorMessageOr(error, text.otpFailed));
      if (sent === null) onClose();
    },
  });
  const begin = useLatest(() => (isAdvisor ? run.mutate() : send.mutate()));
  useEffect(() => begin.current(), [begin]);
  return {
    sent,
    otpError: verify.error,
    isDone: run.isSuccess,
    isBusy: send.isPending || verify.isPending || run.isPending,
    send: () => send.mutate(),
    give: (otp: string) => verify.mutate(otp),
  };
}

const NO_CODE: SentCode = { sentTo: '', sends: 0, wait: 0 };

/** Sends a code; where one was sent a moment ago, that one still counts. */
async function codeSent(
  send: () => Promise<{ readonly sentTo: string; readonly resendAfter: number }>,
  before: SentCode | null,
): Promise<SentCode> {
  const known = before ?? NO_CODE;
  try {
    const { sentTo, resendAfter } = await send();
    return { sentTo, sends: known.sends + 1, wait: resendAfter };
  } catch (error) {
    return { ...known, wait: waitForNextOtp(error) };
  }
}

/** The first-order confirmation: what was placed, or when the first instalment comes. */
function FirstOrderDialog({ plan, onClose }: { readonly plan: Plan | null; readonly onClose: () => void }) {
  const text = useWords(planListText);
  const actions = (
    <Button variant="primary" onClick={onClose}>
      {text.understood}
    </Button>
  );
  return (
    <Dialog open={plan !== null} title={plan ? titleOf(plan, text) : ''} actions={actions} onClose={onClose}>
      {plan && (
        <div className="plan__dialog" role="status">
          {sentencesOf(plan, text).map((sentence) => (
            <p key={sentence} lang={writtenIn(sentence)}>
              {sentence}
            </p>
          ))}
        </div>
      )}
    </Dialog>
  );
}

/** Tells whether the exchange has registered a plan, whatever came of it since. */
const isRegistered = ({ agentStatus }: Plan) => agentStatus === 'ACTIVE' || agentStatus === 'COMPLETED';

function titleOf(plan: Plan, text: typeof planListText): string {
  const { agentStatus, investmentType } = plan;
  if (agentStatus === 'REJECTED') return text.setUpRefused(investmentType);
  return isRegistered(plan) ? text.setUpDone(investmentType) : text.setUpWaits(investmentType);
}

function sentencesOf(plan: Plan, text: typeof planListText): string[] {
  const { agentStatus, remarks, installmentAmt, nextDate, instalments, firstOrderToday } = plan;
  if (agentStatus === 'REJECTED') return [remarks];
  if (!isRegistered(plan)) return [text.atExchange];
  const first = firstOrderToday === 'Y' && instalments.find(({ instalment }) => instalment === 1);
  if (!first) return nextDate === null ? [] : [text.firstOn(installmentAmt, nextDate)];
  const made =
    first.outcome === 'failed'
      ? [text.firstFailed(installmentAmt), ...(first.reason ? [first.reason] : [])]
      : [text.firstOrder(installmentAmt)];
  return [...made, ...(nextDate === null ? [] : [text.nextOn(nextDate)])];
}
