import { type ComponentType, createElement, type ReactElement, useState } from 'react';
import type { WidgetFailure } from '#api/widget-context.js';
import { useLatest } from '#primitives/hooks/use-latest.js';
import { ThemeScope } from '#theme/theme-scope.js';
import type { Contract, HandlersOf, InputPropsOf, ViewProps } from './contract.js';
import { resolveFields, warnOnce } from './fields.js';
import { makeHandlers, toHandler } from './names.js';
import { useContextAbove } from './provider.js';
import { WidgetFrame } from './widget-frame.js';

export type WidgetProps<C extends Contract> = InputPropsOf<C> &
  HandlersOf<C> & {
    /** The widget shows a failure. */
    readonly onError?: ((failure: WidgetFailure) => void) | undefined;
  };

/** The React component of a widget: checks props against the contract and fills in defaults, so that the view need not. */
export function toReact<C extends Contract>(contract: C, View: ComponentType<ViewProps<C>>) {
  type Given = Readonly<Record<string, (detail: unknown) => void>> & Pick<WidgetProps<C>, 'onError'>;

  function Widget(props: WidgetProps<C>): ReactElement {
    const given = props as unknown as Given;
    const latest = useLatest(given);
    const [report] = useState(() => warnOnce(contract.tag));
    const [handlers] = useState(() =>
      makeHandlers(contract, (event, detail, { cancelable }) => {
        let prevented = false;
        const preventDefault = () => void (prevented = true);
        latest.current[toHandler(event)]?.(cancelable ? { ...detail, preventDefault } : detail);
        return !prevented;
      }),
    );
    const context = useContextAbove(given.onError);
    const resolved = resolveFields(contract.props, given, report);
    return (
      <ThemeScope theme={context.theme}>
        <WidgetFrame context={context}>{createElement(View, { ...resolved, ...handlers } as never)}</WidgetFrame>
      </ThemeScope>
    );
  }
  Widget.displayName = contract.tag;
  return Widget;
}
