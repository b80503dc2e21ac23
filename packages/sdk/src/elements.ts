/** `@prosperx/sdk/elements`: defines every widget as a custom element. The code of a view is fetched when it is first shown. */
import type { TagsOf } from '#widget/element-types.js';
import { registerAll } from '#widget/register-all.js';
import { widgets } from './widgets.js';

export type { WidgetFailure } from './services/widget-context.js';
export { configure, type ProviderOptions } from './services/provider-registry.js';

registerAll(widgets);

declare global {
  // oxlint-disable-next-line typescript/no-empty-object-type -- an interface is the only thing that can be added to
  interface HTMLElementTagNameMap extends TagsOf<typeof widgets> {}
}
