import { type ComponentType, createElement } from 'react';
import { lazy } from '#primitives/display/lazy.js';
import type { Contract, ViewProps } from './contract.js';
import { usePageRegistration } from './use-page-registration.js';

const FrameView = lazy(async () => (await import('./frame-view.lazy.js')).FrameView);

/** A private view: in the page where the server knows it, else in a frame, which the browser shows to registered pages alone. */
export function placedView<C extends Contract>(
  contract: C,
  View: ComponentType<ViewProps<C>>,
): ComponentType<ViewProps<C>> {
  return function PlacedView(props: ViewProps<C>) {
    const page = usePageRegistration();
    const { registration } = page;
    if (registration === 'registered') return createElement(View, props);
    return registration && <FrameView {...page} contract={contract} registration={registration} props={props} />;
  };
}
