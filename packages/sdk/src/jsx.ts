/** `@prosperx/sdk/jsx`: types alone, for those who write the elements in JSX. */
import type { HTMLAttributes, Key, Ref } from 'react';
import type { JsxOf } from '#widget/element-types.js';
import type { widgets } from './widgets.js';

interface Html extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  key?: Key | null | undefined;
  ref?: Ref<HTMLElement> | undefined;
  class?: string | undefined;
}

declare module 'react' {
  namespace JSX {
    // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- an interface is the only thing that can be added to
    interface IntrinsicElements extends JsxOf<typeof widgets, Html> {}
  }
}
