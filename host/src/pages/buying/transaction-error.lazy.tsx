import { useWords } from '@prosperx/sdk/site/ui';
import { useEffect } from 'react';
import { layoutText, pageText } from '#layout.text.js';
import { ErrorPage } from '#layout/error-page.js';

/** Where one is led when what was asked for cannot be had. */
export function TransactionErrorPage() {
  const pageWords = useWords(pageText);
  const layoutWords = useWords(layoutText);
  useEffect(() => {
    document.title = pageWords.documentTitle(layoutWords.failedTitle);
  }, [pageWords, layoutWords]);
  return <ErrorPage />;
}
