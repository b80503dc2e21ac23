import { Component, type ComponentType, createElement, type ReactNode } from 'react';
import { lazy } from '#primitives/display/lazy.js';
import { type Words, WordsContext } from '#primitives/hooks/use-words.js';
import { toFailure, type WidgetContext, WidgetReactContext } from '#services/widget-context.js';
import { lookRef } from '#theme/theme-scope.js';
import { StyleRootContext } from '#theme/use-styles.js';

interface FrameProps {
  context: WidgetContext;
  children?: ReactNode;
}

/** What stands around every view, in React and in an element: its context, and a way on when it breaks. */
export class WidgetFrame extends Component<FrameProps, { thrown: { error: unknown } | null }> {
  override state: { thrown: { error: unknown } | null } = { thrown: null };

  static getDerivedStateFromError(error: unknown) {
    return { thrown: { error } };
  }

  override componentDidCatch(error: unknown) {
    this.props.context.fail(error);
  }

  retry = () => this.setState({ thrown: null });

  override render() {
    const { context, children } = this.props;
    const { thrown } = this.state;
    return (
      <WidgetReactContext.Provider value={context}>
        {thrown ? (
          <FailureNotice
            error={thrown.error}
            onRetry={this.retry}
            fallback={<p>{toFailure(thrown.error).message}</p>}
          />
        ) : (
          children
        )}
      </WidgetReactContext.Provider>
    );
  }
}

/** Stands in the place of a view that broke. It comes when one has: the smallest element has no byte of it, and says what went wrong until it is there. */
const FailureNotice = lazy(async () => (await import('./failure-notice.lazy.js')).FailureNotice, { optional: true });

export interface ElementViewProps {
  readonly root: ShadowRoot;
  readonly context: WidgetContext & { readonly locale: string };
  readonly words: Words;
  readonly View: ComponentType<never>;
  readonly props: Readonly<Record<string, unknown>>;
}

/** The root of the tree inside an element. */
export function ElementView({ root, context, words, View, props }: ElementViewProps) {
  return (
    <StyleRootContext.Provider value={root}>
      <WordsContext.Provider value={words}>
        <div className="px" data-px-scope="" data-theme={context.theme} lang={context.locale} ref={lookRef(context)}>
          <WidgetFrame context={context}>{createElement(View, props as never)}</WidgetFrame>
        </div>
      </WordsContext.Provider>
    </StyleRootContext.Provider>
  );
}
