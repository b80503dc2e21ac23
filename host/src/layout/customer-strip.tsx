import { exitAccount, sentenceOf, useServices, useWhose } from '@prosperx/sdk/internal';
import { useState } from 'react';
import { layoutText } from '#layout.text.js';

/** For an advisor in the account of a customer: in whose, and the way out of it. */
export function CustomerStrip({ name }: { readonly name: string }) {
  const { isNamed } = useWhose();
  const { exit, busy } = useExit();
  return (
    <p className="px-strip__start">
      <span>
        {isNamed} <b>{name}</b>
      </span>
      <button type="button" className="only-wide" aria-disabled={busy} onClick={exit}>
        {layoutText.exitAccount}
      </button>
    </p>
  );
}

function useExit() {
  const services = useServices();
  const [busy, setBusy] = useState(false);
  const exit = () => {
    if (busy) return;
    setBusy(true);
    exitAccount(services)
      .catch((error: unknown) => services.flash.getState().show('error', sentenceOf(error)))
      .finally(() => setBusy(false));
  };
  return { exit, busy };
}
