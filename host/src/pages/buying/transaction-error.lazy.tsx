import { useWords } from '@prosperx/sdk/site/ui';
import { useEffect } from 'react';
import { layoutText, pageText } from '#layout.text.js';
import { ReportedError } from '#layout/error-page.js';

/** What the server is told: the page knows no more. */
const NO_ADDRESS = new Error('Somebody was led to the transaction error page');

/** Where one is led when what was asked for cannot be had. */
export function TransactionErrorPage() {
  const pageWords = useWords(pageText);
  const layoutWords = useWords(layoutText);
  useEffect(() => {
    document.title = pageWords.documentTitle(layoutWords.failedTitle);
  }, [pageWords, layoutWords]);
  return <ReportedError error={NO_ADDRESS} page="/transaction-error" />;
}
