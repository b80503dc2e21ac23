import { NewTabLink } from '#domain/navigation/new-tab-link.js';
import { Banner } from '#primitives/display/banner.js';
import { useWords } from '#primitives/hooks/use-words.js';
import type { NavigateParams } from '#services/widget-context.js';
import { ownLoginText } from './own-login.text.js';

export interface OwnLoginProps {
  /** The page of the site on which they do it. */
  readonly to: string;
  readonly params?: NavigateParams | undefined;
  readonly about?: 'note' | 'onPaper';
}

/** Says how the rest is done, and leads to a page of the site for it. */
export function OwnLoginNotice({ to, params, about = 'note' }: OwnLoginProps) {
  const text = useWords(ownLoginText);
  return (
    <Banner tone="info" action={<NewTabLink {...{ to, params }}>{text.logIn}</NewTabLink>}>
      {text[about]}
    </Banner>
  );
}
