import { exitAccount, sentenceOf, useServices } from '@prosperx/sdk/internal';
import { useState } from 'react';

/** An advisor leaves the account of his customer; why he could not is flashed. */
export function useExit() {
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
