/** `@prosperx/sdk/preact`: types alone, for those who write the elements in JSX of Preact. */
import type { HTMLAttributes } from 'preact';
import type { JsxOf } from '#widget/element-types.js';
import type { widgets } from './widgets.js';

declare module 'preact' {
  // oxlint-disable-next-line typescript/no-namespace -- that is where Preact looks for elements
  namespace JSX {
    // oxlint-disable-next-line typescript/no-empty-object-type -- an interface is the only thing that can be added to
    interface IntrinsicElements extends JsxOf<typeof widgets, HTMLAttributes> {}
  }
}
