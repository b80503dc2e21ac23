import { Icon, siteIcons } from '@prosperx/sdk/internal';
import { layoutText } from '#layout.text.js';
import { useExit } from '#session/use-logout.js';

/** The way out of a customer's account, in the menu where the strip has no room for it. */
export function MenuExit() {
  const { exit, busy } = useExit();
  return (
    <button type="button" className="only-narrow" aria-disabled={busy} onClick={exit}>
      <Icon shape={siteIcons.arrowLeft} />
      {layoutText.exitAccount}
    </button>
  );
}
