import { createElement, useState } from 'react';
import { renderHooks, type StandingProps } from '#theme/render-hooks.js';

/** Tells the server that renders it where something begins, or ends; it renders in the order of the page. */
function Mark({ by }: { readonly by: 1 | -1 }) {
  renderHooks.standing?.(by);
  return null;
}

/**
 * What a page from the server shows further down, or behind a press: its markup stands there as it came until somebody needs it, then its code
 * is fetched and it takes over by itself. A slow phone has that much less to do before the page answers. Elsewhere it is its children.
 */
export function Standing(props: StandingProps) {
  const [View] = useState(() => (renderHooks.isTakingOver ? renderHooks.Standing : undefined));
  if (View) return createElement(View, props);
  if (!renderHooks.standing) return props.children;
  return (
    <div className="px-standing">
      <Mark by={1} />
      {renderHooks.numbered ? renderHooks.numbered(props.children) : props.children}
      <Mark by={-1} />
    </div>
  );
}
