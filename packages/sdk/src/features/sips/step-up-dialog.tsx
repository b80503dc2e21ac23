import { type FieldAmount, formatDateShort, formatMoney, typedDigits } from '@prosperx/core/format';
import { type Paise, toRupees } from '@prosperx/core/money';
import {
  checkStepUp,
  plannedInstalments,
  type RunningSip,
  STEP_UP_EVERY,
  STEP_UP_KINDS,
  type StepUp,
  type StepUpKind,
  steppedUp,
} from '@prosperx/core/sip';
import { useState } from 'react';
import { ProfileOtpDialog } from '#domain/session/otp-dialog.js';
import { Button } from '#primitives/display/button.js';
import { Stack } from '#primitives/display/stack.js';
import { AmountField } from '#primitives/form/amount-field.js';
import { Segment } from '#primitives/form/segment.js';
import { TextField } from '#primitives/form/text-field.js';
import { useFirstWrong } from '#primitives/form/use-first-wrong.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { Dialog } from '#primitives/overlay/dialog.js';
import { useExchangeCalendar } from '#queries/calendar.js';
import { changeSipBy } from '#queries/sips.js';
import { useProfileOtp } from '#queries/use-profile-otp.js';
import { showErrorFlash } from '#services/error-message.js';
import { useServices } from '#services/services.js';
import type { SipDialogProps } from './dialog-props.js';
import { sipDialogsText } from './sip-dialogs.text.js';
import { SipNamed } from './sip-named.js';

/** Asks by how much a SIP is raised each year, and says what it comes to before a code confirms it. */
export function StepUpDialog({ sip, onDone, onClose }: SipDialogProps) {
  const text = useWords(sipDialogsText);
  const words = text.stepUp;
  const services = useServices();
  const otp = useProfileOtp('edit', '');
  const [kind, setKind] = useState<StepUpKind>(sip.stepUp?.kind ?? 'percent');
  const [amount, setAmount] = useState<FieldAmount>(sip.stepUp?.amount ?? null);
  const [percent, setPercent] = useState(String(sip.stepUp?.percent ?? 10));
  const [tries, setTries] = useState(0);
  const form = useFirstWrong<HTMLDivElement>(tries);
  const { sipId } = sip;
  const by = kind === 'sum' ? (amount === 'not_whole' ? Number.NaN : amount) : percent === '' ? null : Number(percent);
  const fault = checkStepUp(kind, by);
  const save = (chosen: StepUpKind | null) => {
    const sum = chosen === 'sum' ? (by as Paise) : null;
    const share = chosen === 'percent' ? by : null;
    const carryOut = async (ticket: string) => {
      await changeSipBy(services, 'stepUp', { sipId, kind: chosen, amount: sum, percent: share, ticket });
      services.flash.getState().show('success', chosen === null ? words.ended : words.done);
      onClose();
      onDone('stepUp');
    };
    const sent = { sipId, kind: chosen, amount: sum === null ? null : toRupees(sum), percent: share };
    otp.ask(carryOut, (error) => showErrorFlash(services, error), sent, { call: 'stepUpSip', onAsked: onClose });
  };
  const submit = () => {
    setTries(tries + 1);
    if (fault === null) save(kind);
  };
  const actions = (
    <Actions busy={otp.isBusy} onEnd={sip.stepUp ? () => save(null) : undefined} onSubmit={submit} onClose={onClose} />
  );
  const error = tries > 0 && fault ? words.errors[fault](kind) : undefined;
  const outcome = useOutcomeOf(sip, fault === null && by !== null ? { kind, by } : null);
  const otpNotice = (
    <>
      <SipNamed sip={sip} />
      {outcome && <p>{outcome}</p>}
    </>
  );
  return (
    <>
      <Dialog open={otp.sent === null} title={words.title} onClose={onClose} actions={actions}>
        <Stack gap={4}>
          <SipNamed sip={sip} />
          <Segment
            label={words.kind}
            options={STEP_UP_KINDS.map((value) => ({ value, text: words.kinds[value] }))}
            value={kind}
            onPick={setKind}
            block
          />
          <div ref={form}>
            <By {...{ kind, amount, percent, error }} onAmount={setAmount} onPercent={setPercent} />
          </div>
          {outcome && <p role="status">{outcome}</p>}
          <p className="px-muted px-small">{words.limit}</p>
        </Stack>
      </Dialog>
      <ProfileOtpDialog otp={otp} title={words.otpTitle} submit={words.confirm} notice={otpNotice} />
    </>
  );
}

/** Returns in words what a step-up comes to in its first two years; null while there is none, or for a SIP that ends before. */
function useOutcomeOf({ amount, scheme, ...sip }: RunningSip, stepUp: StepUp | null): string | null {
  const words = useWords(sipDialogsText).stepUp;
  const first = plannedInstalments(sip, STEP_UP_EVERY + 1, useExchangeCalendar())[STEP_UP_EVERY];
  if (!stepUp || !first) return null;
  const once = steppedUp(amount, stepUp, scheme.sipMultiple);
  const twice = steppedUp(once, stepUp, scheme.sipMultiple);
  return `${words.first(formatDateShort(first.date), formatMoney(once))} ${words.then(formatMoney(twice))}`;
}

interface ActionsProps {
  readonly busy: boolean;
  /** Ends the step-up that there is; left out where there is none. */
  readonly onEnd: (() => void) | undefined;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
}

function Actions({ busy, onEnd, onSubmit, onClose }: ActionsProps) {
  const text = useWords(sipDialogsText);
  return (
    <>
      {onEnd && (
        <Button variant="danger-ghost" busy={busy} onClick={onEnd}>
          {text.stepUp.end}
        </Button>
      )}
      <Button variant="ghost" onClick={onClose}>
        {text.cancel}
      </Button>
      <Button variant="primary" busy={busy} onClick={onSubmit}>
        {text.stepUp.submit}
      </Button>
    </>
  );
}

interface ByProps {
  readonly kind: StepUpKind;
  readonly amount: FieldAmount;
  readonly percent: string;
  readonly error: string | undefined;
  readonly onAmount: (amount: FieldAmount) => void;
  readonly onPercent: (percent: string) => void;
}

/** Asks by how much it is raised: a sum, or a share. */
function By({ kind, amount, percent, error, onAmount, onPercent }: ByProps) {
  const words = useWords(sipDialogsText).stepUp;
  const hint = words.bounds(kind);
  if (kind === 'sum')
    return <AmountField label={words.amount} value={amount} hint={hint} error={error} onInput={onAmount} />;
  return (
    <TextField
      label={words.percent}
      value={percent}
      hint={hint}
      error={error}
      inputMode="numeric"
      accept={typedDigits}
      onInput={onPercent}
    />
  );
}
