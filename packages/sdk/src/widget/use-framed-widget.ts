import { type RefObject, useEffect, useRef, useState } from 'react';
import type { MountedWidget } from '#bridge/host/host-types.js';
import { mountWidget } from '#bridge/host/host.js';
import type { JsonObject } from '#bridge/protocol.js';
import { useWidget } from '#api/widget-context.js';
import type { Contract } from './contract.js';
import { framedProps } from './framed-props.js';
import { missingError } from './missing-error.js';
import { toName } from './names.js';
import { relayEvents } from './relay-events.js';
import { useLatest } from '#primitives/hooks/use-latest.js';
import type { Standing } from './use-page-registration.js';

export interface FramedWidget {
  readonly contract: Contract;
  readonly standing: Standing;
  /** What the view would be given: props and handlers. */
  readonly props: Readonly<Record<string, unknown>>;
}

/** Keeps the widget's frame in `place`. `isMissing`: it was refused or did not come in time; should it come later, it is shown. */
export function useFramedWidget({ contract, standing, props }: FramedWidget) {
  const place = useRef<HTMLDivElement>(null);
  const mounted = useRef<MountedWidget>(null) as { current: MountedWidget | null };
  const context = useWidget();
  const { apiBase, partner, shared } = context;
  const [isMissing, setMissing] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const sent = JSON.stringify(framedProps(contract, props, context));
  const latest = useLatest({ props, context, sent });

  useEffect(() => {
    const container = place.current as Element;
    const listening = new AbortController();
    relayEvents(container, {
      contract,
      latest,
      signal: listening.signal,
      onReady: () => setMissing(false),
      onMissing: () => {
        setMissing(true);
        latest.current.context.fail(missingError(standing, apiBase ?? ''));
      },
    });
    mounted.current = mountWidget(container, {
      widget: toName(contract.tag),
      base: apiBase ?? undefined,
      partner: partner ?? undefined,
      props: JSON.parse(latest.current.sent) as JsonObject,
      methods: { getToken: () => shared.getToken?.() ?? null },
    });
    return () => {
      mounted.current?.destroy();
      listening.abort();
    };
  }, [contract, standing, apiBase, partner, shared, attempt, latest]);

  useEffect(() => mounted.current?.update(JSON.parse(sent) as JsonObject), [sent]);

  const retry = () => {
    setMissing(false);
    setAttempt((count) => count + 1);
  };
  return { place: place as RefObject<HTMLDivElement>, isMissing, retry };
}
