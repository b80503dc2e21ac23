import type { ElementViewProps } from './element-view.js';

// Where r2wc keeps the props of its root, under a registered symbol; element.spec.ts fails should that change.
export const R2WC_PROPS: unique symbol = Symbol.for('r2wc.props') as never;

/** What the class made by r2wc has beyond HTMLElement. */
export interface R2wcElement extends HTMLElement {
  readonly shadowRoot: ShadowRoot;
  [R2WC_PROPS]: ElementViewProps;
  /** Mounts the view, or updates it when it is mounted. */
  connectedCallback(): void;
  /** Unmounts the view. */
  disconnectedCallback(): void;
}
