import { type ComponentChildren, createElement, render } from 'preact';

export { Component, createContext, createElement, Fragment } from 'preact';
export {
  useCallback,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'preact/hooks';
// a file of its own: what waits for the server needs it, no calculator does
export { useSyncExternalStore } from './preact-store.js';

// A quarter of preact/jsx-runtime; createElement copies the props, and takes children from them.
export const jsx = (type: string, props: object, key?: string) =>
  createElement(type, key === undefined ? props : { ...props, key });
export { jsx as jsxs };

export function createRoot(container: Element | DocumentFragment) {
  return {
    render: (children: ComponentChildren) => render(children, container),
    unmount: () => render(null, container),
  };
}

// r2wc reads it: `React.createElement`. Nothing more, since every calculator carries all of it.
// oxlint-disable-next-line px/syntax
export default { createElement };
