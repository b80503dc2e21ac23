import { Button, ProsperXProvider, useRequestId } from '@prosperx/sdk/internal';
import { type ErrorComponentProps, useMatches, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { layoutText, pageText } from '#layout.text.js';
import { ErrorPage } from './error-page.js';

/** Stands in for a page that could not be shown; what is around it goes on. */
export function PageError({ error }: ErrorComponentProps) {
  const router = useRouter();
  const page = useMatches({ select: (matches): string => matches.at(-1)?.fullPath ?? '/' });
  const requestId = useRequestId(error, page);
  useEffect(() => {
    document.title = pageText.documentTitle(layoutText.failedTitle);
  }, []);
  // asks for the page's code again too
  const retry = (
    <Button variant="primary" onClick={() => void router.invalidate()}>
      {layoutText.retry}
    </Button>
  );
  return (
    <div role="alert">
      <ErrorPage retry={retry} requestId={requestId} />
    </div>
  );
}

/** Stands in for the whole site: nothing is left around it. */
export function SiteError(props: ErrorComponentProps) {
  return (
    <ProsperXProvider apiBase="">
      <main>
        <PageError {...props} />
      </main>
    </ProsperXProvider>
  );
}
