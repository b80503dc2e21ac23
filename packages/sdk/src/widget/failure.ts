import { UNKNOWN_ERROR_TEXT } from '@prosperx/core/errors';
import type { WidgetFailure } from '#api/widget-context.js';

type Coded = Error & { readonly code: string; readonly retryable: boolean; readonly details?: { requestId?: string } };

// By shape: an instanceof would pull the whole list of errors into the smallest widget.
const isCoded = (error: unknown): error is Coded =>
  error instanceof Error && typeof (error as Partial<Coded>).code === 'string' && 'retryable' in error;

/** What the page may know about something thrown. An error of unknown origin keeps its message to itself: it may quote what a person typed. */
export function toFailure(error: unknown): WidgetFailure {
  if (!isCoded(error)) return { code: 'unknown', message: UNKNOWN_ERROR_TEXT, retryable: true, requestId: null };
  const { code, message, retryable, details } = error;
  return { code, message, retryable, requestId: details?.requestId ?? null };
}
