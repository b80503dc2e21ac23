/** `@prosperx/sdk/vue`: types alone, for those who write the elements in templates of Vue 3. */
import type { HTMLAttributes } from 'vue';
import type { VueOf } from '#widget/element-types.js';
import type { widgets } from './widgets.js';

declare module 'vue' {
  // oxlint-disable-next-line typescript/no-empty-object-type -- an interface is the only thing that can be added to
  interface GlobalComponents extends VueOf<typeof widgets, HTMLAttributes> {}
}
