import type { ComponentType } from 'react';
import type { Contract, ViewProps } from './contract.js';

/** A widget as the lists have it: what it is, and how to get its view. */
export interface WidgetRow<C extends Contract = Contract> {
  readonly contract: C;
  readonly load: () => Promise<ComponentType<ViewProps<C>>>;
}

/** Checks that view and contract fit together. */
export function widget<C extends Contract>(
  contract: C,
  load: () => Promise<ComponentType<ViewProps<C>>>,
): WidgetRow<C> {
  return { contract, load };
}
