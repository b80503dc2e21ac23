import type { ReactNode } from 'react';
import { useWords } from '#primitives/hooks/use-words.js';
import { primitivesText } from '#primitives/primitives.text.js';
import { setStyle } from '#theme/set-style.js';
import { useStyles } from '#theme/use-styles.js';
import css from './skeleton.css?inline';

export interface SkeletonProps {
  /** CSS lengths of what will stand here. */
  width?: string | undefined;
  height?: string | undefined;
  radius?: string | undefined;
}

/** The place of one text, figure or picture that is still to come. */
export function Skeleton({ width, height, radius }: SkeletonProps) {
  useStyles(css);
  const size = setStyle({ 'inline-size': width, 'block-size': height, 'border-radius': radius });
  return <span className="px-skel" ref={size} />;
}

/** Holds the skeletons of a screen: they appear after 200 ms, and a screen reader hears "Loading" once. */
export function SkeletonGroup({ children }: { children?: ReactNode }) {
  const text = useWords(primitivesText);
  useStyles(css);
  return (
    <div className="px-skels" aria-busy="true">
      <span className="px-vh" role="status">
        {text.loading}
      </span>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}

/** A row of a list to come: sign, two lines, a figure. */
export function SkeletonRow() {
  return (
    <span className="px-skel-row">
      <Skeleton height="40px" radius="11px" />
      <span>
        <Skeleton width="62%" />
        <Skeleton width="40%" />
      </span>
      <Skeleton />
    </span>
  );
}

/** Rows of a list to come. */
export const SkeletonRows = ({ rows = 3 }: { rows?: number }) => (
  <SkeletonGroup>
    {Array.from({ length: rows }, (_, row) => (
      <SkeletonRow key={row} />
    ))}
  </SkeletonGroup>
);
