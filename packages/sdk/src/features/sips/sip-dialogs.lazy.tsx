import { formatDateShort, formatMoney } from '@prosperx/core/format';
import { SIP_PAUSE } from '@prosperx/core/sip';
import { type ReactNode, useState } from 'react';
import { ProfileOtpDialog } from '#domain/session/otp-dialog.js';
import { Button } from '#primitives/display/button.js';
import { Stack } from '#primitives/display/stack.js';
import { SelectField } from '#primitives/form/select-field.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { Dialog } from '#primitives/overlay/dialog.js';
import { changeSipBy, type SipAct, type SipActBody } from '#queries/sips.js';
import { useProfileOtp } from '#queries/use-profile-otp.js';
import { showErrorFlash } from '#services/error-message.js';
import { useServices } from '#services/services.js';
import { useExclusiveMutation } from '#services/use-exclusive-mutation.js';
import { ChangeDialog } from './change-dialog.js';
import type { SipDialogProps } from './dialog-props.js';
import { sipDialogsText } from './sip-dialogs.text.js';
import { SipNamed } from './sip-named.js';
import { StepUpDialog } from './step-up-dialog.js';

/** The dialog of an act. */
export function SipDialog({ act, ...props }: SipDialogProps & { readonly act: SipAct }) {
  if (act === 'skip') return <SkipDialog {...props} />;
  if (act === 'pause') return <PauseDialog {...props} />;
  if (act === 'resume') return <ResumeDialog {...props} />;
  if (act === 'change') return <ChangeDialog {...props} />;
  return act === 'stepUp' ? <StepUpDialog {...props} /> : <StopDialog {...props} />;
}

/** Returns how an act that needs no code is done. */
function useSipMutation({ onDone, onClose }: Pick<SipDialogProps, 'onDone' | 'onClose'>) {
  const services = useServices();
  return useExclusiveMutation({
    mutationFn: async ({ act, body, said }: Doing) => {
      await changeSipBy(services, act, body);
      services.flash.getState().show('success', said);
      onClose();
      onDone(act);
    },
    onError: (error) => showErrorFlash(services, error),
  });
}

interface Doing {
  readonly act: SipAct;
  readonly body: SipActBody<SipAct>;
  readonly said: string;
}

interface ActionsProps {
  readonly submit: string;
  readonly busy: boolean;
  readonly danger?: boolean;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
}

function Actions({ submit, busy, danger, onSubmit, onClose }: ActionsProps): ReactNode {
  const text = useWords(sipDialogsText);
  return (
    <>
      <Button variant="ghost" onClick={onClose}>
        {text.cancel}
      </Button>
      <Button variant={danger ? 'danger' : 'primary'} busy={busy} onClick={onSubmit}>
        {submit}
      </Button>
    </>
  );
}

function SkipDialog({ sip, onDone, onClose }: SipDialogProps) {
  const text = useWords(sipDialogsText).skip;
  const doing = useSipMutation({ onDone, onClose });
  const { sipId, skippable, upcoming } = sip;
  if (!skippable) return null;
  const skipped = upcoming.find(({ instalment }) => instalment === skippable.instalment);
  const near = upcoming.find((each) => each.instalment < skippable.instalment && !each.isSkipped);
  const next = upcoming.find((each) => each.instalment > skippable.instalment && !each.isSkipped);
  const body = { sipId, instalment: skippable.instalment };
  const actions = (
    <Actions
      submit={text.submit}
      busy={doing.isPending}
      onSubmit={() => doing.mutate({ act: 'skip', body, said: text.done })}
      onClose={onClose}
    />
  );
  return (
    <Dialog open title={text.title} onClose={onClose} actions={actions} lightDismiss>
      <Stack gap={3}>
        <SipNamed sip={sip} />
        <p>{text.text(formatDateShort(skippable.date), formatMoney(skipped?.amount ?? sip.amount))}</p>
        {near && <p>{text.near(formatDateShort(near.date))}</p>}
        {next && <p>{text.next(formatDateShort(next.date))}</p>}
        <p className="px-muted px-small">{text.until(formatDateShort(skippable.until))}</p>
      </Stack>
    </Dialog>
  );
}

const LENGTHS = Array.from({ length: SIP_PAUSE.max - SIP_PAUSE.min + 1 }, (_, index) => SIP_PAUSE.min + index);

function PauseDialog({ sip, onDone, onClose }: SipDialogProps) {
  const text = useWords(sipDialogsText).pause;
  const [count, setCount] = useState(Math.min(3, SIP_PAUSE.max));
  const doing = useSipMutation({ onDone, onClose });
  const { sipId, skippable, upcoming } = sip;
  if (!skippable) return null;
  const free = upcoming.filter((each) => each.instalment >= skippable.instalment && !each.isSkipped);
  const next = free[count];
  const dates = free.slice(0, count).map(({ date }) => formatDateShort(date));
  const actions = (
    <Actions
      submit={text.submit}
      busy={doing.isPending}
      onSubmit={() => doing.mutate({ act: 'pause', body: { sipId, instalments: count }, said: text.done })}
      onClose={onClose}
    />
  );
  return (
    <Dialog open title={text.title} onClose={onClose} actions={actions}>
      <Stack gap={3}>
        <SipNamed sip={sip} />
        <SelectField
          label={text.count}
          options={LENGTHS.map((length) => ({ value: String(length), text: text.counts(length) }))}
          value={String(count)}
          onPick={(picked) => setCount(Number(picked))}
        />
        <p role="status">
          {text.text(dates.join(', '))} {next && text.next(formatDateShort(next.date))}
        </p>
        <p className="px-muted px-small">{text.intro}</p>
      </Stack>
    </Dialog>
  );
}

function ResumeDialog({ sip, onDone, onClose }: SipDialogProps) {
  const text = useWords(sipDialogsText).resume;
  const doing = useSipMutation({ onDone, onClose });
  const { sipId, resumable } = sip;
  if (!resumable) return null;
  const actions = (
    <Actions
      submit={text.submit}
      busy={doing.isPending}
      onSubmit={() => doing.mutate({ act: 'resume', body: { sipId }, said: text.done })}
      onClose={onClose}
    />
  );
  return (
    <Dialog open title={text.title} onClose={onClose} actions={actions} lightDismiss>
      <Stack gap={3}>
        <SipNamed sip={sip} />
        <p>{text.text(formatDateShort(resumable.date))}</p>
      </Stack>
    </Dialog>
  );
}

function StopDialog({ sip, onDone, onClose }: SipDialogProps) {
  const text = useWords(sipDialogsText).stop;
  const services = useServices();
  const otp = useProfileOtp('edit', '');
  const { sipId, lastBeforeStop: last } = sip;
  const notice = last ? text.after(formatDateShort(last.date)) : text.now;
  const stop = () => {
    const carryOut = async (ticket: string) => {
      await changeSipBy(services, 'stop', { sipId, ticket });
      services.flash.getState().show('success', text.done);
      onClose();
      onDone('stop');
    };
    otp.ask(carryOut, (error) => showErrorFlash(services, error), { sipId }, { call: 'stopSip', onAsked: onClose });
  };
  const otpNotice = (
    <>
      <SipNamed sip={sip} />
      <p>{notice}</p>
    </>
  );
  const actions = <Actions submit={text.submit} busy={otp.isBusy} danger onSubmit={stop} onClose={onClose} />;
  return (
    <>
      <Dialog open={otp.sent === null} title={text.title} onClose={onClose} actions={actions}>
        <Stack gap={3}>
          <SipNamed sip={sip} />
          <p>{notice}</p>
          <p className="px-muted px-small">{text.instead}</p>
        </Stack>
      </Dialog>
      <ProfileOtpDialog otp={otp} title={text.otpTitle} submit={text.confirm} notice={otpNotice} />
    </>
  );
}
