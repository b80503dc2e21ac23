import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { layoutText } from '#layout.text.js';
import { ReportError } from './report-error.js';
import { contactLinks, operator } from '#site.js';

interface TroubleProps {
  /** Another try, where one can help. */
  readonly retry?: ReactNode;
  /** Under which the server logged it. */
  readonly requestId?: string | null;
}

/** Says that something went wrong, whom to ask, and where to go on. */
export function Trouble({ retry, requestId }: TroubleProps) {
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
