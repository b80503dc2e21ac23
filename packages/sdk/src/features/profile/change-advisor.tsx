import { type ChosenAgent, isAgentCode } from '@prosperx/core/agent';
import type { ProfileView } from '@prosperx/core/profile';
import { useState } from 'react';
import { ProfileOtpDialog } from '#domain/session/otp-dialog.js';
import { Button } from '#primitives/display/button.js';
import { TextField } from '#primitives/form/text-field.js';
import { useForm } from '#primitives/form/use-form.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { Dialog } from '#primitives/overlay/dialog.js';
import { useChangeAdvisor, useFindAdvisor } from '#queries/advisor-access.js';
import { useProfileOtp } from '#queries/use-profile-otp.js';
import { showErrorFlash } from '#services/error-message.js';
import { errorMessage, useServices, useStore } from '#services/services.js';
import { changeAdvisorText } from './change-advisor.text.js';

interface ChangeAdvisorProps {
  readonly profile: ProfileView;
  /** The advisor of before; null where there is none. */
  readonly current: { readonly agentCode: string; readonly advisorName: string } | null;
}

/** Lets the investor choose another advisor: by their code, after whose name was shown, and by an OTP. */
export function ChangeAdvisor({ profile, current }: ChangeAdvisorProps) {
  const text = useWords(changeAdvisorText);
  const services = useServices();
  const [isOpen, setOpen] = useState(false);
  const tell = (error: unknown) => showErrorFlash(services, error);
  const otp = useProfileOtp('advisor', profile.primaryMobile, tell);
  const find = useFindAdvisor();
  const change = useChangeAdvisor();
  // the code of a link that was opened is likely the one that is meant
  const { code: linked } = useStore(services.agent);
  const found = find.data ?? null;
  const form = useForm({
    initial: { agentCode: linked !== null && linked !== current?.agentCode ? linked : '' },
    check: ({ agentCode }) => ({ agentCode: refusalOf(agentCode, current, text) }),
    textOf: (sentence) => sentence,
    onSubmit: ({ agentCode }) =>
      find.mutate(agentCode, { onError: (error) => form.refuse({ agentCode: errorMessage(error) }) }),
  });
  const close = () => {
    setOpen(false);
    find.reset();
  };
  const sendCode = () => {
    if (!found) return;
    const { agentCode, advisorName } = found;
    close();
    const carryOut = async (ticket: string) => {
      await change(agentCode, ticket);
      services.flash.getState().show('success', text.done(advisorName));
    };
    otp.ask(carryOut, tell, { agentCode });
  };
  return (
    <>
      <Button size="sm" variant="ghost" busy={otp.isBusy} onClick={() => setOpen(true)}>
        {current ? text.change : text.choose}
      </Button>
      <Dialog
        open={isOpen}
        title={current ? text.change : text.choose}
        onClose={close}
        actions={
          <>
            <Button onClick={close}>{text.keep}</Button>
            {found ? (
              <Button variant="primary" onClick={sendCode}>
                {text.sendCode}
              </Button>
            ) : (
              <Button variant="primary" busy={find.isPending} onClick={form.submit}>
                {text.find}
              </Button>
            )}
          </>
        }
      >
        {found ? (
          <p role="status">{questionOf(found, current?.advisorName ?? null, text)}</p>
        ) : (
          <form {...form.form} className="px-room">
            <TextField
              {...form.field('agentCode')}
              label={text.code}
              hint={text.codeHint}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
            />
          </form>
        )}
      </Dialog>
      <ProfileOtpDialog otp={otp} title={text.otpTitle} submit={text.otpSubmit} />
    </>
  );
}

/** Asks by what the advisor may do: who may not order is promised no orders. */
const questionOf = (found: ChosenAgent, former: string | null, text: typeof changeAdvisorText) =>
  found.mayOrder === false ? text.askWithoutOrders(found.advisorName, former) : text.ask(found, former);

function refusalOf(agentCode: string, current: ChangeAdvisorProps['current'], text: typeof changeAdvisorText) {
  if (!isAgentCode(agentCode)) return text.codeWrong;
  return agentCode === current?.agentCode ? text.codeSame : null;
}
