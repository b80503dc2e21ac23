import { useEffect, useState } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { lazy } from '#primitives/display/lazy.js';
import { useServices, useStore } from '#services/services.js';
import { useWidget } from '#services/widget-context.js';

const Flash = lazy(async () => (await import('#primitives/overlay/flash.lazy.js')).Flash);

interface FlashOutletProps {
  /** The page's own, which comes before those of its widgets. */
  isPages?: boolean;
}

/**
 * Shows the messages of the widgets of one server and partner: in the page's own place, else in the first widget that has one, so that
 * a page of somebody else, which has none, keeps no message to itself.
 */
export function FlashOutlet({ isPages = false }: FlashOutletProps) {
  const { flash, hide } = useStore(useServices().flash);
  const isFirst = useIsFirst(isPages);
  // what was said before a widget came is no longer news
  const [old] = useState(isPages ? undefined : flash?.id);
  return isFirst && <Flash flash={flash?.id === old ? null : flash} onHide={hide} />;
}

type Places = StoreApi<readonly object[]>;

/** The key under which a provider keeps the places of its flashes. */
const PLACES = 'flash-outlets';
const noPlaces = (): Places => createStore<readonly object[]>()(() => []);

function useIsFirst(isPages: boolean): boolean {
  const places = useWidget().shared.get(PLACES, noPlaces);
  const [own] = useState(() => ({}));
  useEffect(() => {
    places.setState(isPages ? [own, ...places.getState()] : [...places.getState(), own], true);
    return () =>
      places.setState(
        places.getState().filter((place) => place !== own),
        true,
      );
  }, [places, own, isPages]);
  return useStore(places)[0] === own;
}
