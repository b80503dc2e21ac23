import { FundSearch } from '@prosperx/sdk';
import { useWords } from '@prosperx/sdk/site/ui';
import { useRouter, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { pageText } from '#layout.text.js';
import { pagesText } from '#pages/pages.text.js';

/** The search alone, as narrow screens open it from the header. */
export function SearchPanelPage() {
  const pageWords = useWords(pageText);
  const pagesWords = useWords(pagesText);
  const { keywords } = useSearch({ from: '/search-panel' });
  const { history } = useRouter();
  useEffect(() => {
    document.title = pageWords.documentTitle(pagesWords.search);
  }, [pageWords, pagesWords]);
  return (
    <div className="x-search-panel">
      <h1 className="px-vh">{pagesWords.search}</h1>
      <FundSearch keywords={keywords} panel overlay onClosed={() => history.back()} />
    </div>
  );
}
