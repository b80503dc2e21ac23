import { type ErrorCode, PxError } from '@prosperx/core/errors';
import { useEffect } from 'react';
import { useLatest } from '#primitives/hooks/use-latest.js';
import { errorMessage, type Services, tellOnce } from './services.js';
import { useWidget } from './widget-context.js';

/** Returns whether the session had ended: the login speaks of that, and nothing of it stays on the page once the person is back. */
export const isSessionExpired = (error: unknown): boolean => error instanceof PxError && error.code === 'signed_out';

/** The codes of failures for which the server had no words: it was not reached, or broke down. */
const WORDLESS: readonly ErrorCode[] = ['offline', 'unreachable', 'timed_out', 'unavailable', 'unknown'];

/** Returns whether it is unknown what the server did. */
export const isUnanswered = (error: unknown) => !(error instanceof PxError) || WORDLESS.includes(error.code);

/** Returns whether the server has decided: the same request, sent once more, would be refused again. After a login it would not. */
export const isRefusal = (error: unknown) => error instanceof PxError && !error.retryable && !isSessionExpired(error);

/** Returns what the server said; else what is said of this call when it fails, unless the browser knows that it is offline. */
export function errorMessageOr(error: unknown, fallback: string): string {
  if (!isUnanswered(error)) return errorMessage(error);
  return navigator.onLine === false ? errorMessage(error) : fallback;
}

/** Says that a call has failed, over the page. The end of a session has a sentence of its own there, whose place no other takes. */
export function showErrorFlash(
  { flash }: Pick<Services, 'flash'>,
  error: unknown,
  sentence = errorMessage(error),
  duration?: number,
): void {
  if (isSessionExpired(error) && flash.getState().flash?.tone === 'error') return;
  flash.getState().show('error', isSessionExpired(error) ? errorMessage(error) : sentence, duration);
}

/** Tells the page about a failure that a widget shows, once each: `px-error`. What a mutation meets is told already (`DataProvider`). */
export function useReportError(error: unknown): void {
  const { fail } = useWidget();
  const latest = useLatest(fail);
  useEffect(() => {
    if (error) tellOnce(latest.current, error);
  }, [error, latest]);
}

/** Seconds until another code may be asked for, where one was asked for too soon. Any other error is thrown again. */
export function waitForNextOtp(error: unknown): number {
  if (!(error instanceof PxError) || error.code !== 'otp_too_soon') throw error;
  return error.details.retryAfter ?? 0;
}
