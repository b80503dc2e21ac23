import { isOwnPath } from '@prosperx/core/http';
import { useSession } from '@prosperx/sdk/site';
import { useWords } from '@prosperx/sdk/site/ui';
import { useRouter, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { pageText } from '#layout.text.js';
import { pagesText } from '#pages/pages.text.js';
import { loginPrompt } from '#session/login-prompt.js';
import { HomePage } from './home.lazy.js';

/** The home page with the sign-in dialog over it. Who is signed in already goes on at once. */
export function LoginPage() {
  const pageWords = useWords(pageText);
  const pagesWords = useWords(pagesText);
  const { to } = useSearch({ from: '/login' });
  const { status, failure } = useSession();
  const isNobody = status === 'visitor' || (status === 'unknown' && failure !== undefined);
  const { history, basepath } = useRouter();
  useEffect(() => {
    document.title = pageWords.documentTitle(pagesWords.login);
    // it may not lead a person away who has just signed in
    const place = to !== undefined && isOwnPath(to) ? to : undefined;
    if (isNobody) loginPrompt.getState().open(place);
    else if (status === 'signed_in' && !loginPrompt.getState().isOpen) history.replace(basepath + (place ?? '/home'));
  }, [to, status, isNobody, history, basepath, pageWords, pagesWords]);
  return <HomePage />;
}
