import { ProsperXProvider } from '@prosperx/sdk';
import { ReportDialog, useRequestId } from '@prosperx/sdk/site';
import { Button } from '@prosperx/sdk/site/ui';
import { type ErrorComponentProps, Link, useMatches, useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { layoutText, pageText } from '#layout.text.js';
import { hasLegacyUser } from '#session/legacy-storage.js';
import { contactLinks, operator } from '#site.js';

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

interface ErrorPageProps {
  /** Another try, where one can help. */
  readonly retry?: ReactNode;
  /** The id under which the server logged the failure. */
  readonly requestId?: string | null;
}

/** Says that something went wrong, whom to ask, and where to go on. */
export function ErrorPage({ retry, requestId }: ErrorPageProps) {
  return (
    <div className="x-wrap x-page x-trouble">
      <div>
        <h1 className="x-title">{layoutText.failedTitle}</h1>
        <p className="x-lead">{layoutText.failedHelp}</p>
      </div>
      <p className="x-trouble__ways">
        <a href={contactLinks.helpLine}>{operator.helpLine}</a>
        <a href={contactLinks.supportEmail}>{operator.supportEmail}</a>
      </p>
      {requestId && (
        <p className="x-lead">
          {layoutText.failedNumber} <code>{requestId}</code>
        </p>
      )}
      <div className="px-btns">
        {retry}
        {requestId && <ReportError />}
        <Link className="px-btn" data-variant={retry ? 'secondary' : 'primary'} to="/home">
          {layoutText.explore}
        </Link>
      </div>
    </div>
  );
}

/** Says that the server knows already what broke, and to an account holder that an expert will call. */
function ReportError() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{layoutText.report}</Button>
      <ReportDialog open={isOpen} isKnown={hasLegacyUser()} onClose={() => setOpen(false)} />
    </>
  );
}
