import { type Language, languageOf, LANGUAGES } from '@prosperx/core/language';
import { Icon, siteIcons, useWords } from '@prosperx/sdk/site/ui';
import { useLocation, useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { layoutText } from '#layout.text.js';
import { mayBeSignedIn } from '#session/session-hint.js';

const PLACE = 'languages';

/** The choice of somebody who is signed in is that of their notifications too. What it takes comes once they choose: the page is whole without it. */
function useChoice() {
  const { provider } = useRouter().options.context;
  return async (event: MouseEvent<HTMLAnchorElement>, language: Language) => {
    const { ctrlKey, metaKey, shiftKey, currentTarget } = event;
    if (!mayBeSignedIn() || ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    const { href } = currentTarget;
    const kept = import('./keep-language.lazy.js').then(({ keepLanguage }) => keepLanguage(provider, language));
    // where that fails the page is shown in it all the same; the profile says in which notifications are
    await kept.catch(() => undefined);
    location.assign(href);
  };
}

/** The same page in each language. The server keeps the choice, so these are links and not steps of the router. */
export function Languages() {
  const text = useWords(layoutText);
  const { publicHref } = useLocation();
  const { locale } = useRouter().options.context.provider;
  const choose = useChoice();
  const current = languageOf(locale ?? undefined);
  const address = (language: string) => {
    const url = new URL(publicHref, 'http://own.invalid');
    url.searchParams.set('lang', language);
    return url.pathname + url.search;
  };
  return (
    <nav id={PLACE} className="x-languages" aria-label={text.language} tabIndex={-1}>
      {(Object.keys(LANGUAGES) as Language[]).map((language) => (
        <a
          key={language}
          href={address(language)}
          lang={language}
          hrefLang={language}
          aria-current={language === current ? 'true' : undefined}
          onClick={(event) => void choose(event, language)}
        >
          {LANGUAGES[language]}
        </a>
      ))}
    </nav>
  );
}

/** The way there from the header. The address stays: behind its # may stand what a reload needs. */
export function ToLanguages() {
  const text = useWords(layoutText);
  const go = (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById(PLACE)?.focus();
  };
  return (
    <a className="px-iconbtn" href={`#${PLACE}`} aria-label={text.language} onClick={go}>
      <Icon shape={siteIcons.globe} />
    </a>
  );
}
