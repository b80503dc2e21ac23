import { Banner, Button, checkPan, panErrorText, Stack, TextField, tidyPan, useForm } from '@prosperx/sdk/internal';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { AccountPage } from '#layout/account-page.js';
import { profileText as text } from './profile.text.js';

export function KycDetailsPage() {
  return (
    <AccountPage title={text.kycTitle} lead={text.kycLead}>
      <PanForm />
      <Link to="/home">{text.goHome}</Link>
    </AccountPage>
  );
}

function PanForm() {
  const [isSent, setSent] = useState(false);
  const form = useForm({
    initial: { pan: '' },
    check: ({ pan }) => ({ pan: checkPan(pan) }),
    textOf: (code) => panErrorText[code as keyof typeof panErrorText],
    onSubmit: () => setSent(true),
  });
  return (
    <form className="x-narrow" {...form.form}>
      <Stack>
        <TextField
          {...form.field('pan')}
          label={text.pan}
          hint={text.panHint}
          accept={tidyPan}
          figures
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <Button type="submit" variant="primary">
          {text.checkKyc}
        </Button>
        {isSent && (
          <Banner tone="info" title={text.notYet}>
            {text.notYetText}
          </Banner>
        )}
      </Stack>
    </form>
  );
}
