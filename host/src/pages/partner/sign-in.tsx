import { openPartnerLink, sendPartnerLink } from '@prosperx/core/partner';
import { Banner, Button, Card, TextField, useForm } from '@prosperx/sdk/site/ui';
import { useState } from 'react';
import { useTokenInAddress } from '#session/token-in-address.js';
import { partnerText } from './partner.text.js';
import { useAct } from './use-partner.js';

const text = partnerText.signIn;

/** The way in: by the link that was opened, else by one that is asked for. */
export function SignIn() {
  const token = useTokenInAddress();
  return token === '' ? <AskForLink /> : <OpenLink token={token} />;
}

/** A press, since programs that look through mail open what they find. */
function OpenLink({ token }: { readonly token: string }) {
  const open = useAct((api) => api(openPartnerLink, { body: { token } }));
  const goOn = () => {
    // the link is used up, or was never one
    history.replaceState(history.state, '', location.pathname);
    open.mutate(undefined, { onError: () => dispatchEvent(new Event('hashchange')) });
  };
  return (
    <Card title={text.openTitle}>
      <div className="x-form">
        <p className="px-muted">{text.openText}</p>
        <Button variant="primary" busy={open.isPending} onClick={goOn}>
          {text.open}
        </Button>
      </div>
    </Card>
  );
}

function AskForLink() {
  const [sentTo, setSentTo] = useState('');
  const send = useAct((api, email: string) => api(sendPartnerLink, { body: { email } }).then(() => email), {
    onDone: setSentTo,
  });
  const form = useForm({
    initial: { email: '' },
    check: ({ email }) => ({ email: /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) ? null : 'bad' }),
    textOf: () => text.badEmail,
    onSubmit: ({ email }) => send.mutate(email.trim()),
  });
  if (sentTo !== '')
    return (
      <Banner
        tone="info"
        title={text.sentTitle}
        action={
          <Button size="sm" onClick={() => setSentTo('')}>
            {text.again}
          </Button>
        }
      >
        {text.sent(sentTo)}
      </Banner>
    );
  return (
    <Card title={text.title}>
      <form {...form.form} className="x-form">
        <p className="px-muted">{text.text}</p>
        <TextField {...form.field('email')} label={text.email} type="email" autoComplete="email" spellCheck={false} />
        <Button type="submit" variant="primary" busy={send.isPending}>
          {text.send}
        </Button>
      </form>
    </Card>
  );
}
