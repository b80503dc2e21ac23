import { Component, type ReactNode } from 'react';

interface RegionBoundaryProps {
  /** Instead of what breaks. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/** A region of the page that may break, or not come: the rest goes on. */
export class RegionBoundary extends Component<RegionBoundaryProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? (this.props.fallback ?? null) : this.props.children;
  }
}
