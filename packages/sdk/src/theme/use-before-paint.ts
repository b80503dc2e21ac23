import { useEffect, useLayoutEffect } from 'react';

/** A layout effect that a server may render past: there is no layout there, and React 18 warns about layout effects. */
export const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect;
