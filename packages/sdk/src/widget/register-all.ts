import type { ComponentType } from 'react';
import type { Contract, ViewProps } from './contract.js';
import { registerElement } from './element.js';
import { lazyView } from './lazy-view.js';

/** Defines the elements of a list; each view is loaded when the first of its elements is shown. */
export function registerAll(
  rows: readonly { readonly contract: Contract; readonly load: () => Promise<unknown> }[],
): void {
  for (const { contract, load } of rows) {
    registerElement(contract, lazyView(load as () => Promise<ComponentType<ViewProps<Contract>>>));
  }
}
