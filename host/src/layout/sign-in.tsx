import { Button, useWords } from '@prosperx/sdk/site/ui';
import { layoutText } from '#layout.text.js';
import { loginPrompt } from '#session/login-prompt.js';

/** The way in, for a visitor. */
export function SignIn() {
  const text = useWords(layoutText);
  return (
    <Button variant="primary" size="sm" aria-haspopup="dialog" onClick={() => loginPrompt.getState().open()}>
      <span className="only-wide">{text.login}</span>
      <span className="only-narrow">{text.loginShort}</span>
    </Button>
  );
}

/** Keeps the place of the account's menu while it is not known who is there. */
export const AccountSpace = () => <span className="x-account-space" />;
