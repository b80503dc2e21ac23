import { describeFailure, FAILURE_REPORTS } from '@prosperx/core/failure-report';
import { API_PREFIX } from '@prosperx/core/http';
import { useContext, useEffect, useState } from 'react';
import { useWords } from '#primitives/hooks/use-words.js';
import { toFailure, WidgetReactContext } from '#services/widget-context.js';
import { useStyles } from '#theme/use-styles.js';
import { widgetText } from './widget.text.js';
import css from './request-id.css?inline';

/** The number under which the server logged a failure, to be named to the help line. */
export function RequestId({ error }: { error: unknown }) {
  const text = useWords(widgetText);
  useStyles(css);
  const requestId = useRequestId(error, '/widget');
  return requestId ? <p className="px-request">{text.request(requestId)}</p> : null;
}

/**
 * The id under which the server logged a failure. What broke here, without a request, is told to the server first.
 * Null while there is none, and where no server is known.
 */
export function useRequestId(error: unknown, page: string): string | null {
  const apiBase = useContext(WidgetReactContext)?.apiBase ?? null;
  const { code, requestId } = toFailure(error);
  const [reported, setReported] = useState<string | null>(null);
  const isOurs = error instanceof Error && code === 'unknown' && requestId === null;
  useEffect(() => {
    if (!isOurs || apiBase === null) return;
    let gone = false;
    void reportFailure(apiBase, error, page).then((id) => gone || setReported(id));
    return () => {
      gone = true;
    };
  }, [apiBase, error, isOurs, page]);
  return requestId ?? reported;
}

/** Tells the server what broke here: its class and places in our scripts, under `page`. The id under which it was logged; null when the server is not reached. */
async function reportFailure(apiBase: string, error: Error, page: string): Promise<string | null> {
  try {
    const answer = await fetch(apiBase + API_PREFIX + FAILURE_REPORTS, {
      method: 'POST',
      credentials: 'omit',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ page, ...describeFailure(error) }),
    });
    const { responseData } = (await answer.json()) as { responseData?: { requestId?: string } };
    return responseData?.requestId ?? null;
  } catch {
    return null;
  }
}
