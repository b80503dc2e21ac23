import type { NavigateParams, WidgetContext, WidgetFailure } from '#api/widget-context.js';
import type { Contract } from './contract.js';
import { toHandler } from './names.js';

export interface Relay {
  readonly contract: Contract;
  /** As they are at the time of the event. */
  readonly latest: { readonly current: { readonly props: object; readonly context: WidgetContext } };
  readonly onReady: () => void;
  /** The frame's document did not come, or left. */
  readonly onMissing: () => void;
  readonly signal: AbortSignal;
}

type Handlers = Readonly<Record<string, (detail: unknown) => void>>;

/** What the frame tells at `place` goes the way it would go from the view: through its handlers and its context, and not twice. */
export function relayEvents(place: Element, { contract, latest, onReady, onMissing, signal }: Relay): void {
  let isReady = false;
  const take = (name: string, act: (detail: never) => void) =>
    place.addEventListener(
      name,
      (event) => {
        event.stopPropagation();
        event.preventDefault();
        act((event as CustomEvent<never>).detail);
      },
      { signal },
    );
  for (const name of Object.keys(contract.events)) {
    take(name, (detail) => (latest.current.props as Handlers)[toHandler(name)]?.(detail));
  }
  take('px-ready', () => {
    isReady = true;
    onReady();
  });
  take('px-error', (failure: WidgetFailure) => {
    if (isReady) latest.current.context.fail(toError(failure));
    else onMissing();
  });
  // Prevented: it is this page that goes there, if its owner does not prevent it in turn.
  take('px-navigate', ({ to, params }: { to: string; params: NavigateParams }) =>
    latest.current.context.navigate(to, params),
  );
}

const toError = ({ code, message, retryable, requestId }: WidgetFailure) =>
  Object.assign(new Error(message), { code, retryable, details: requestId === null ? {} : { requestId } });
