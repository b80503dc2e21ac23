import { MORNING_MAIL_AT } from '@prosperx/core/agent';
import { said } from '@prosperx/core/language';
import { checkEmail, checkOtp, type LoginErrorCode, loginErrorText } from '@prosperx/core/session';
import { errorMessage, useServices } from '@prosperx/sdk/site';
import { useMorningMail, useSendMorningMailCode, useSetMorningMail } from '@prosperx/sdk/site/advisor';
import {
  Banner,
  Button,
  Dialog,
  OtpField,
  Row,
  SkeletonRow,
  Stack,
  TextField,
  useForm,
  useWords,
} from '@prosperx/sdk/site/ui';
import { useCallback, useEffect, useState } from 'react';
import { morningMailText } from './morning-mail.text.js';

const textOf = (code: string) => said(loginErrorText)[code as LoginErrorCode];

/** Where an advisor gets what waits by email each morning: asked for, proven by a code, changed and ended. */
export function MorningMail({ onClose }: { readonly onClose: () => void }) {
  const text = useWords(morningMailText);
  const { data, error } = useMorningMail();
  const [isChanging, change] = useState(false);
  return (
    <Dialog open title={text.title} onClose={onClose}>
      <Stack gap={4}>
        <p className="px-muted">{text.intro(MORNING_MAIL_AT)}</p>
        {error && <Banner tone="danger">{errorMessage(error)}</Banner>}
        {!data && !error && <SkeletonRow />}
        {data && (data.email === null || isChanging) && <Ask onDone={onClose} />}
        {data?.email && !isChanging && <Wanted email={data.email} onChange={() => change(true)} onDone={onClose} />}
      </Stack>
    </Dialog>
  );
}

interface WantedProps {
  readonly email: string;
  readonly onChange: () => void;
  readonly onDone: () => void;
}

function Wanted({ email, onChange, onDone }: WantedProps) {
  const text = useWords(morningMailText);
  const { flash } = useServices();
  const save = useSetMorningMail();
  const end = () =>
    save.mutate(
      { email: null },
      {
        onSuccess: () => {
          flash.getState().show('success', text.ended);
          onDone();
        },
      },
    );
  return (
    <>
      <p>{text.goesTo(email)}</p>
      {save.error && <Banner tone="danger">{errorMessage(save.error)}</Banner>}
      <Row gap={2}>
        <Button onClick={onChange}>{text.otherEmail}</Button>
        <Button variant="danger-ghost" busy={save.isPending} onClick={end}>
          {text.end}
        </Button>
      </Row>
    </>
  );
}

function Ask({ onDone }: { readonly onDone: () => void }) {
  const text = useWords(morningMailText);
  const send = useSendMorningMailCode();
  const form = useForm({
    initial: { email: '' },
    check: ({ email }) => ({ email: checkEmail(email.trim()) }),
    textOf,
    onSubmit: ({ email }) => send.mutate(email.trim()),
  });
  if (send.isSuccess) return <Confirm email={form.values.email.trim()} onOther={send.reset} onDone={onDone} />;
  return (
    <form {...form.form}>
      <Stack gap={4}>
        <TextField {...form.field('email')} label={text.email} inputMode="email" autoComplete="email" />
        {send.error && <Banner tone="danger">{errorMessage(send.error)}</Banner>}
        <div>
          <Button type="submit" variant="primary" busy={send.isPending}>
            {text.send}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

interface ConfirmProps {
  readonly email: string;
  readonly onOther: () => void;
  readonly onDone: () => void;
}

function Confirm({ email, onOther, onDone }: ConfirmProps) {
  const text = useWords(morningMailText);
  const { flash } = useServices();
  const save = useSetMorningMail();
  const form = useForm({
    initial: { otp: '' },
    check: ({ otp }) => ({ otp: checkOtp(otp) }),
    textOf,
    onSubmit: ({ otp }) =>
      save.mutate(
        { email, otp },
        {
          onSuccess: () => {
            flash.getState().show('success', text.kept);
            onDone();
          },
          onError: () => {
            form.set('otp', '');
            focusCode();
          },
        },
      ),
  });
  const { ref } = form.form;
  const focusCode = useCallback(() => ref.current?.querySelector('input')?.focus(), [ref]);
  useEffect(focusCode, [focusCode]);
  return (
    <form {...form.form}>
      <Stack gap={4}>
        <p role="status">{text.sentTo(email)}</p>
        <OtpField {...form.field('otp')} label={text.otp} />
        {save.error && <Banner tone="danger">{errorMessage(save.error)}</Banner>}
        <Row gap={2}>
          <Button type="submit" variant="primary" busy={save.isPending}>
            {text.confirm}
          </Button>
          <Button variant="ghost" onClick={onOther}>
            {text.otherEmail}
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
