import { createProvider, GivenProvider } from '@prosperx/sdk/site';
import { Button, lazy, useWords } from '@prosperx/sdk/site/ui';
import { type ErrorComponentProps, Link, useMatches, useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { layoutText, pageText } from '#layout.text.js';
import { contactLinks, operator } from '#site.js';

/** Tells the server first: no page that is shown needs it. */
const TellError = lazy(async () => (await import('./tell-error.lazy.js')).TellError, { optional: true });

/** Stands in for a page that could not be shown; what is around it goes on. */
export function PageError({ error }: ErrorComponentProps) {
  const pageWords = useWords(pageText);
  const layoutWords = useWords(layoutText);
  const router = useRouter();
  const page = useMatches({ select: (matches): string => matches.at(-1)?.fullPath ?? '/' });
  useEffect(() => {
    document.title = pageWords.documentTitle(layoutWords.failedTitle);
  }, [pageWords, layoutWords]);
  // asks for the page's code again too
  const retry = (
    <Button variant="primary" onClick={() => void router.invalidate()}>
      {layoutWords.retry}
    </Button>
  );
  return (
    <div role="alert">
      <ReportedError error={error} page={page} retry={retry} />
    </div>
  );
}

interface ReportedErrorProps extends Pick<ErrorPageProps, 'retry'> {
  readonly error: unknown;
  /** The route that broke. */
  readonly page: string;
}

/** The error page, with a number and "Report Error" once the server knows of the error. */
export function ReportedError({ error, page, retry }: ReportedErrorProps) {
  const show = (told: Pick<ErrorPageProps, 'requestId' | 'report'>) => <ErrorPage retry={retry} {...told} />;
  return <TellError fallback={show({})} error={error} page={page} show={show} />;
}

/** Stands in for the whole site: nothing is left around it. */
export function SiteError(props: ErrorComponentProps) {
  const [provider] = useState(() => createProvider({ apiBase: '' }));
  return (
    <GivenProvider provider={provider}>
      <main>
        <PageError {...props} />
      </main>
    </GivenProvider>
  );
}

interface ErrorPageProps {
  /** Another try, where one can help. */
  readonly retry?: ReactNode;
  /** The id under which the server logged the failure. */
  readonly requestId?: string | null;
  /** The way to hear what becomes of it. */
  readonly report?: ReactNode;
}

/** Says that something went wrong, whom to ask, and where to go on. */
function ErrorPage({ retry, requestId, report }: ErrorPageProps) {
  const text = useWords(layoutText);
  return (
    <div className="x-wrap x-page x-trouble">
      <div>
        <h1 className="x-title">{text.failedTitle}</h1>
        <p className="x-lead">{text.failedHelp}</p>
      </div>
      <p className="x-trouble__ways">
        <a href={contactLinks.helpLine}>{operator.helpLine}</a>
        <a href={contactLinks.supportEmail}>{operator.supportEmail}</a>
      </p>
      {requestId && (
        <p className="x-lead">
          {text.failedNumber} <code>{requestId}</code>
        </p>
      )}
      <div className="px-btns">
        {retry}
        {report}
        <Link className="px-btn" data-variant={retry ? 'secondary' : 'primary'} to="/home">
          {text.explore}
        </Link>
      </div>
    </div>
  );
}
