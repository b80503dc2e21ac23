/** `@prosperx/sdk/jsx`: types alone, for those who write the elements in JSX. */
import type { ClassAttributes, HTMLAttributes } from 'react';
import type { JsxOf } from '#widget/element-types.js';
import type { widgets } from './widgets.js';

type Html = Omit<HTMLAttributes<HTMLElement>, 'children'> &
  ClassAttributes<HTMLElement> & { class?: string | undefined };

declare module 'react' {
  // oxlint-disable-next-line typescript/no-namespace -- that is where React looks for elements
  namespace JSX {
    // oxlint-disable-next-line typescript/no-empty-object-type -- an interface is the only thing that can be added to
    interface IntrinsicElements extends JsxOf<typeof widgets, Html> {}
  }
}
