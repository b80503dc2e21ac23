import { useAudienceWords } from '@prosperx/sdk/internal';
import { layoutText } from '#layout.text.js';
import { useExit } from '#session/use-logout.js';

/** For an advisor in the account of a customer: names the customer, and the way out of it, which on a phone is in the account menu. */
export function CustomerStrip({ name }: { readonly name: string }) {
  const { isNamed } = useAudienceWords();
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
