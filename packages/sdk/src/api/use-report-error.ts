import { useEffect } from 'react';
import { useLatest } from '#primitives/hooks/use-latest.js';
import { useWidget } from './widget-context.js';

/** Tells the page about a failure that a widget shows, once each: `px-error`. */
export function useReported(error: unknown): void {
  const { fail } = useWidget();
  const latest = useLatest(fail);
  useEffect(() => {
    if (error) latest.current(error);
  }, [error, latest]);
}
