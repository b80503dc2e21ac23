import { useContext, useEffect, useState } from 'react';
import { WidgetReactContext } from '#api/widget-context.js';
import { toFailure } from './failure.js';
import { reportFailure } from './report-failure.js';

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
