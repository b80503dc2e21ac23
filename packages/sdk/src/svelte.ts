/** `@prosperx/sdk/svelte`: types alone, for those who write the elements in markup of Svelte 5. */
import type {} from 'svelte/elements';
import type { SvelteOf } from '#widget/element-types.js';
import type { widgets } from './widgets.js';

declare module 'svelte/elements' {
  // oxlint-disable-next-line typescript/no-empty-object-type -- an interface is the only thing that can be added to
  interface SvelteHTMLElements extends SvelteOf<typeof widgets, HTMLAttributes<HTMLElement>> {}
}
