import { PxError } from '@prosperx/core/errors';
import { type RefObject, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { MountedWidget } from '#bridge/host/host-types.js';
import { mountWidget } from '#bridge/host/host.js';
import { placeFailure } from '#bridge/host/place-failure.js';
import type { Json, JsonObject } from '#bridge/protocol.js';
import { useLatest } from '#primitives/hooks/use-latest.js';
import { customerWatch, tokenOfCustomer } from '#services/customer-watch.js';
import { type NavigateParams, useWidget, type WidgetContext, type WidgetFailure } from '#services/widget-context.js';
import type { Contract } from './contract.js';
import { toHandler } from './fields.js';
import { frameViewLines } from './frame-view.text.js';
import { toName } from './names.js';
import { NOT_HERE } from './page-cause.text.js';
import { toError } from './page-refusal.js';
import { useLanguage } from './speak.js';
import type { PageRegistration } from './use-page-registration.js';

type Props = Readonly<Record<string, unknown>>;

const plainNames = ({ props }: Contract) => Object.keys(props).filter((name) => props[name]?.type !== 'object');

/** Returns what crosses into the frame: every plain prop, `null` for one that is not given, since a later message only lays changes over earlier ones. */
export function framedProps(
  contract: Contract,
  props: Props,
  { locale, theme, accent, radius, quiet }: WidgetContext,
): JsonObject {
  const own = plainNames(contract).map((name) => [name, (props[name] ?? null) as Json]);
  return {
    ...(Object.fromEntries(own) as JsonObject),
    locale: locale ?? null,
    theme: theme ?? null,
    accent: accent ?? null,
    radius: radius ?? null,
    quiet,
  };
}

/** The same for the address of the widget's page on the site: what is empty is left out. */
export function linkParams(contract: Contract, props: Props): NavigateParams {
  const given = plainNames(contract).filter((name) => props[name] !== undefined && props[name] !== '');
  return Object.fromEntries(given.map((name) => [name, props[name]])) as NavigateParams;
}

interface Relay {
  readonly contract: Contract;
  /** As they are at the time of the event. */
  readonly latest: { readonly current: { readonly props: object; readonly context: WidgetContext } };
  readonly onReady: () => void;
  /** The frame's document did not come, or left, or says why it shows no widget. */
  readonly onMissing: (failure: WidgetFailure) => void;
  readonly signal: AbortSignal;
}

type Handlers = Readonly<Record<string, (detail: unknown) => void>>;

/** Passes on what the frame says at `place` as the view would: through its handlers and its context, and not twice. */
export function relayEvents(container: Element, { contract, latest, onReady, onMissing, signal }: Relay): void {
  let isReady = false;
  const take = (name: string, act: (detail: never) => void) =>
    container.addEventListener(
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
    else onMissing(failure);
  });
  // Prevented: it is this page that goes there, if its owner does not prevent it in turn.
  take('px-navigate', ({ to, params }: { to: string; params: NavigateParams }) =>
    latest.current.context.navigate(to, params),
  );
}

const warned = new Set<string>();

/** Returns why no frame came, in English, for the page: as the frame says, else that the server was not reached. One line on the console for each server that was not reached. */
function missingFailure(failure: WidgetFailure, registration: PageRegistration, apiBase: string): WidgetFailure {
  if (!failure.retryable) return { ...failure, message: NOT_HERE };
  if (registration === 'unknown' && !warned.has(apiBase)) {
    warned.add(apiBase);
    console.warn(frameViewLines.notReached(apiBase));
  }
  return placeFailure('unreachable', new PxError('unreachable').message);
}

export interface FramedWidget {
  readonly contract: Contract;
  readonly registration: PageRegistration;
  /** Asks again how the page is registered: a view that may stand in the page takes the frame's place. */
  readonly askAgain: () => void;
  /** What the view would be given: props and handlers. */
  readonly props: Readonly<Record<string, unknown>>;
}

/** Keeps the widget's frame in `place`. `missing`: it was refused or did not come in time; should it come later, it is shown. */
export function useFramedWidget({ contract, registration, askAgain, props }: FramedWidget) {
  const container = useRef<HTMLDivElement>(null);
  const mounted = useRef<MountedWidget>(null) as { current: MountedWidget | null };
  const context = useWidget();
  const { apiBase, partner, shared } = context;
  // what a frame knows of one customer leaves with it
  const { subscribe, count } = customerWatch(shared);
  const customer = useSyncExternalStore(subscribe, count, count);
  const [missing, setMissing] = useState<WidgetFailure | null>(null);
  const [attempt, setAttempt] = useState(0);
  const locale = useLanguage(context.locale);
  const sent = JSON.stringify(framedProps(contract, props, { ...context, locale }));
  const latest = useLatest({ props, context, sent });

  useEffect(() => {
    const element = container.current as Element;
    const listening = new AbortController();
    relayEvents(element, {
      contract,
      latest,
      signal: listening.signal,
      onReady: () => setMissing(null),
      onMissing: (failure) => {
        const told = missingFailure(failure, registration, apiBase ?? '');
        setMissing(told);
        latest.current.context.fail(toError(told));
      },
    });
    mounted.current = mountWidget(element, {
      widget: toName(contract.tag),
      base: apiBase ?? undefined,
      partner: partner ?? undefined,
      props: JSON.parse(latest.current.sent) as JsonObject,
      methods: { getToken: () => (count() === customer ? (tokenOfCustomer(shared)?.() ?? null) : null) },
    });
    return () => {
      mounted.current?.destroy();
      listening.abort();
    };
  }, [contract, registration, apiBase, partner, shared, customer, count, attempt, latest]);

  useEffect(() => mounted.current?.update(JSON.parse(sent) as JsonObject), [sent]);

  const retry = useCallback(() => {
    askAgain();
    setMissing(null);
    setAttempt((count) => count + 1);
  }, [askAgain]);
  const mayComeLater = missing?.retryable === true;
  useEffect(() => {
    if (!mayComeLater) return;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [mayComeLater, retry]);
  return { container: container as RefObject<HTMLDivElement>, missing, retry };
}
