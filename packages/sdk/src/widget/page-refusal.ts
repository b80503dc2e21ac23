import { PAGE_REFUSALS, type PageRefusal } from '@prosperx/core/partner';
import type { WidgetFailure } from '#services/widget-context.js';

const REFUSALS: readonly string[] = PAGE_REFUSALS;

/** Returns whether the server has said, by the page or by its frame, that this page is shown no private widget: another try would not help. */
export const isRefusal = (code: string): code is PageRefusal => REFUSALS.includes(code);

/** A failure as something thrown, to be told by `fail`. */
export const toError = ({ code, message, retryable, requestId }: WidgetFailure) =>
  Object.assign(new Error(message), { code, retryable, details: requestId === null ? {} : { requestId } });
