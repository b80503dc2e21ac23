import { type ComponentType, createElement } from 'react';
import { StyleRootContext } from '#theme/use-styles.js';
import type { WidgetContext } from '#api/widget-context.js';
import { WidgetFrame } from './widget-frame.js';

export interface ElementViewProps {
  readonly root: ShadowRoot;
  readonly context: WidgetContext;
  readonly View: ComponentType<never>;
  readonly props: Readonly<Record<string, unknown>>;
}

/** The root of the tree inside an element. */
export function ElementView({ root, context, View, props }: ElementViewProps) {
  return (
    <StyleRootContext.Provider value={root}>
      <div className="px" data-px-scope="" data-theme={context.theme}>
        <WidgetFrame context={context}>{createElement(View, props as never)}</WidgetFrame>
      </div>
    </StyleRootContext.Provider>
  );
}
