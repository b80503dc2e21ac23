import { tidyMobile, tidyText, typeMobile } from '@prosperx/core/session';
import { checkShareEmail, checkShareMobile, shareErrorText, type ShareErrorCode } from '@prosperx/core/share';
import { useRef, useState } from 'react';
import { useBeforePaint } from '#theme/use-before-paint.js';
import { Banner } from '#primitives/display/banner.js';
import { Button } from '#primitives/display/button.js';
import { useForm } from '#primitives/form/use-form.js';
import { TextField } from '#primitives/form/text-field.js';
import type { ShareContent, ShareReceiver } from './share-content.js';
import { shareText } from './share.text.js';
import type { ShareVerbs } from './use-share.js';

const KINDS = {
  email: {
    label: shareText.email,
    submit: shareText.sendEmail,
    hint: shareText.mailHint,
    tidy: tidyText,
    check: checkShareEmail,
    native: { type: 'email', autoCapitalize: 'none', spellCheck: false },
  },
  sms: {
    label: shareText.mobile,
    submit: shareText.sendSms,
    hint: shareText.smsHint,
    tidy: tidyMobile,
    check: checkShareMobile,
    native: {
      type: 'tel',
      inputMode: 'numeric',
      figures: true,
      accept: typeMobile,
    },
  },
} as const;

interface ShareFormProps {
  readonly channel: ShareReceiver['channel'];
  readonly content: ShareContent;
  readonly share: ShareVerbs;
}

/** Asks to whom, and sends. What is typed lives here until then. */
export function ShareForm({ channel, content, share }: ShareFormProps) {
  const kind = KINDS[channel];
  const [isBusy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useBeforePaint(() => input.current?.focus(), []);
  const send = (to: string) => {
    setBusy(true);
    setFailed(false);
    share
      .send({ channel, to })
      .catch(() => setFailed(true))
      .finally(() => setBusy(false));
  };
  const form = useForm({
    initial: { to: '' },
    check: ({ to }) => ({ to: kind.check(kind.tidy(to)) }),
    textOf: (code) => shareErrorText[code as ShareErrorCode],
    onSubmit: ({ to }) => isBusy || send(kind.tidy(to)),
  });
  return (
    <form {...form.form} className="px-share-form">
      <div role="alert">{failed && <Banner tone="danger">{content.failedMessage ?? shareText.notSent}</Banner>}</div>
      <TextField
        {...form.field('to')}
        {...kind.native}
        label={kind.label}
        hint={content.sender ? undefined : kind.hint}
        autoComplete="off"
        inputRef={input}
      />
      <div className="px-share-form__ways">
        <Button variant="ghost" onClick={share.back}>
          {shareText.back}
        </Button>
        <Button type="submit" variant="primary" busy={isBusy}>
          {kind.submit}
        </Button>
      </div>
    </form>
  );
}
