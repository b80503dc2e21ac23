import { UNKNOWN_ERROR_TEXT } from '@prosperx/core/errors';
import { createContext, useContext } from 'react';
import type { Look } from '#theme/theme-scope.js';
import type { Provider } from './provider-registry.js';

type Coded = Error & { readonly code: string; readonly retryable: boolean; readonly details?: { requestId?: string } };

// By shape: an instanceof would pull the whole list of errors into the smallest widget.
const isCoded = (error: unknown): error is Coded =>
  error instanceof Error && typeof (error as Partial<Coded>).code === 'string' && 'retryable' in error;

/** Returns what the page may know about something thrown. An error of unknown origin keeps its message to itself: it may quote what a person typed. */
export function toFailure(error: unknown): WidgetFailure {
  if (!isCoded(error)) return { code: 'unknown', message: UNKNOWN_ERROR_TEXT, retryable: true, requestId: null };
  const { code, message, retryable, details } = error;
  return { code, message, retryable, requestId: details?.requestId ?? null };
}

/** Plain values for the address of a page: never anything personal. */
export type NavigateParams = Readonly<Record<string, string | number | boolean>>;

/** A widget leads elsewhere. Prevented, nothing more happens; else the site's page opens. */
export interface Navigation {
  /** Path on the site below `/v1`, such as `/cart-review`. */
  readonly to: string;
  /** What its address says after `?`, such as the fund's code. */
  readonly params: NavigateParams;
  /** The page goes there itself: nothing is opened. */
  preventDefault(): void;
}

/** What went wrong, as an integrator may see it: nothing a person typed. */
export interface WidgetFailure {
  /** snake_case, one of core's error codes. */
  readonly code: string;
  /** A sentence for people. */
  readonly message: string;
  /** True when the same may succeed later. */
  readonly retryable: boolean;
  /** The id under which the server logged the request; null when no request was made. */
  readonly requestId: string | null;
}

/** What a page may count of its readers: a widget was seen, and somebody began to use it. */
export type ReaderEvent = 'px-view' | 'px-start';

/** All that is told of either: the widget's name, `sip-calculator`. Nothing of the reader. */
export interface ReaderDetail {
  /** Its name without `px-`, such as `sip-calculator`. */
  readonly widget: string;
}

type TellReader = (event: ReaderEvent, detail: ReaderDetail) => void;

interface NamedWidget {
  readonly tag: string;
  readonly visibility: 'public' | 'private';
}

export interface WidgetContext extends Look {
  /** Origin of the server, such as `https://invest.example`, or '' for the page's own; null: the widget sends no request. */
  readonly apiBase: string | null;
  /** Id of the registered partner whose page this is. */
  readonly partner: string | null;
  /** The language that is asked for, such as `hi`; an element says that in which it speaks, a component of React none where that is the page's. */
  readonly locale?: string | null | undefined;
  /** Nobody is told that a reader saw the widget or began to use it. */
  readonly quiet: boolean;
  /** The cap of returns as React was told it: with another one widgets are drawn again. They read that of `shared`, which elements have too. */
  readonly maxRate?: number | undefined;
  /** What widgets of the same server and partner have in common. */
  readonly shared: Provider;
  /** Fires `px-navigate`; when nobody prevents it, opens the site's page (`to` is below `/v1`). */
  navigate(to: string, params?: NavigateParams): void;
  /** Whether the page listens at this widget to an event, such as `chosen` or `px-navigate`; who listens further up is not seen. */
  hasListener(event: string): boolean;
  /** Tells the page about a failure that the widget itself shows: fires `px-error`. */
  fail(error: unknown): void;
  /** Finds out why a widget of a person has failed, where its page may be the cause; null where it is not. Pages of others have it, in React. */
  readonly explain?: ((error: unknown, widget: NamedWidget) => Promise<unknown> | null) | undefined;
  /** Tells the handlers of a provider of React what its page may count. */
  readonly tell?: TellReader;
}

export const WidgetReactContext = createContext<WidgetContext | null>(null);

/** Returns where a view stands: server, partner, language, and its ways out. */
export function useWidget(): WidgetContext {
  const context = useContext(WidgetReactContext);
  if (!context) throw new Error('Only below ProsperXProvider or inside a widget.');
  return context;
}
