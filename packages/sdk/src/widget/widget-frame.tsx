import { Component, type ComponentType, createElement, type ReactNode } from 'react';
import { lazy } from '#primitives/display/lazy.js';
import { useWords, type Words, WordsContext } from '#primitives/hooks/use-words.js';
import { toFailure, type WidgetContext, WidgetReactContext } from '#services/widget-context.js';
import { lookRef } from '#theme/theme-scope.js';
import { StyleRootContext } from '#theme/use-styles.js';
import { widgetText } from './widget.text.js';

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
        {thrown ? <FailureNotice error={thrown.error} onRetry={this.retry} /> : children}
      </WidgetReactContext.Provider>
    );
  }
}

export const RequestId = lazy(async () => (await import('./request-id.lazy.js')).RequestId, { optional: true });

/** Stands in the place of a view that broke. Its button is a plain one, and its number comes later: the smallest element carries this too. */
export function FailureNotice({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const text = useWords(widgetText);
  const { message, retryable } = toFailure(error);
  return (
    <div className="px-failure" role="alert">
      <p>{message}</p>
      <RequestId error={error} />
      {retryable && (
        <button type="button" onClick={onRetry}>
          {text.tryAgain}
        </button>
      )}
    </div>
  );
}

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
