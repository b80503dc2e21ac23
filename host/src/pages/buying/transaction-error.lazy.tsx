import { useEffect } from 'react';
import { layoutText, pageText } from '#layout.text.js';
import { ErrorPage } from '#layout/error-page.js';

/** Where one is led when what was asked for cannot be had. */
export function TransactionErrorPage() {
  useEffect(() => {
    document.title = pageText.documentTitle(layoutText.failedTitle);
  }, []);
  return <ErrorPage />;
}
