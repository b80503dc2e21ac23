/** `@prosperx/sdk/solid`: types alone, for those who write the elements in JSX of Solid. */
import type { JSX as SolidJsx } from 'solid-js';
import type { SolidOf } from '#widget/element-types.js';
import type { widgets } from './widgets.js';

declare module 'solid-js' {
  // oxlint-disable-next-line typescript/no-namespace -- that is where Solid looks for elements
  namespace JSX {
    // oxlint-disable-next-line typescript/no-empty-object-type -- an interface is the only thing that can be added to
    interface IntrinsicElements extends SolidOf<typeof widgets, SolidJsx.HTMLAttributes<HTMLElement>> {}
  }
}
