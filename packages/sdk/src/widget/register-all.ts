import type { ComponentType } from 'react';
import { lazy } from '#primitives/display/lazy.js';
import { allSheets } from '#theme/all-sheets.js';
import type { Contract, ViewProps } from './contract.js';
import { registerElement } from './element.js';

type View = ComponentType<ViewProps<Contract>>;

/** A view that is loaded when the first of its elements is shown. A private one may turn out to belong into a frame. */
function viewOf(contract: Contract, load: () => Promise<View>): View {
  const view = lazy(load);
  if (contract.visibility === 'public') return view;
  return lazy(async () => (await import('./placed-view.lazy.js')).placedView(contract, view));
}

/** Defines the elements of a list. */
export function registerAll(
  rows: readonly { readonly contract: Contract; readonly load: () => Promise<unknown> }[],
): void {
  for (const { contract, load } of rows)
    registerElement(contract, viewOf(contract, load as () => Promise<View>), allSheets);
}
