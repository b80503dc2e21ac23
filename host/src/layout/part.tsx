import { Component, type ReactNode, Suspense } from 'react';

interface PartProps {
  /** In its place until it is there, and when it cannot be shown. */
  readonly fallback?: ReactNode;
  /** Instead of `fallback` when it cannot be shown. */
  readonly broken?: ReactNode;
  readonly children: ReactNode;
}

/** A part of the page that comes when it can: whatever happens to it, the rest goes on. */
export class Part extends Component<PartProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    const { fallback = null, broken = fallback, children } = this.props;
    return this.state.failed ? broken : <Suspense fallback={fallback}>{children}</Suspense>;
  }
}
