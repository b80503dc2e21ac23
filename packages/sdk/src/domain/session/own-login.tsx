import { NewTabLink } from '#domain/navigation/new-tab-link.js';
import { Banner } from '#primitives/display/banner.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { useIsSignedOn } from '#session/use-session.js';
import { ownLoginText } from './own-login.text.js';

/** Says to whom a partner logged in how they do the rest, and leads to a page of the site for it; it is nothing to anybody else. */
export function OwnLogin({ to, about = 'note' }: { readonly to: string; readonly about?: 'note' | 'onPaper' }) {
  const text = useWords(ownLoginText);
  if (!useIsSignedOn()) return null;
  return (
    <Banner tone="info" action={<NewTabLink to={to}>{text.logIn}</NewTabLink>}>
      {text[about]}
    </Banner>
  );
}
