import { Component, type ReactNode } from 'react';
import { type WidgetContext, WidgetReactContext } from '#api/widget-context.js';
import { FailureNotice } from './failure-notice.js';

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
