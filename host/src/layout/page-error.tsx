import { Button, PxError } from '@prosperx/sdk/internal';
import { Link, type ErrorComponentProps } from '@tanstack/react-router';
import { layoutText } from '#layout.text.js';

/** Stands in for a page that could not be shown; the rest of the site goes on. */
export function PageError({ error, reset }: ErrorComponentProps) {
  const requestId = error instanceof PxError ? error.details.requestId : undefined;
  return (
    <div className="x-wrap x-page" role="alert">
      <h1 className="x-title">{layoutText.failedTitle}</h1>
      <p className="x-lead">{layoutText.failedHelp}</p>
      {requestId && <p className="px-muted px-small">{layoutText.requestId(requestId)}</p>}
      <div className="px-btns">
        <Button variant="primary" onClick={reset}>
          {layoutText.retry}
        </Button>
        <Link to="/home">{layoutText.explore}</Link>
      </div>
    </div>
  );
}
