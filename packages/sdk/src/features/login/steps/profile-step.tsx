import { checkProfileChoice, loginErrorText, type User } from '@prosperx/core/session';
import { useState } from 'react';
import { Banner } from '#ui/banner.js';
import { Button } from '#ui/button.js';
import { RadioCards } from '#ui/radio-cards.js';
import { loginText } from '#features/login/login.text.js';
import type { LoginVerbs } from '#features/login/use-login.js';

interface ProfileStepProps {
  readonly users: readonly User[];
  readonly login: LoginVerbs;
  readonly failure: string | undefined;
}

export function ProfileStep({ users, login, failure }: ProfileStepProps) {
  const [chosen, choose] = useState<string | null>(null);
  const missing = checkProfileChoice(chosen);
  const user = users.find(({ encryptedId }) => encryptedId === chosen);
  return (
    <div className="login__form">
      {failure && <Banner tone="danger">{failure}</Banner>}
      <RadioCards
        legend={loginText.profilesTitle}
        cards={users.map(({ encryptedId, name, taxStatus }) => ({
          value: encryptedId,
          title: name,
          text: loginText.taxStatus(taxStatus),
        }))}
        value={chosen}
        onPick={choose}
      />
      <Button
        variant="primary"
        block
        busy={login.isBusy}
        disabledReason={missing ? loginErrorText[missing as 'profile_required'] : undefined}
        onClick={() => user && login.chooseProfile(user)}
      >
        {loginText.continueWith}
      </Button>
    </div>
  );
}
