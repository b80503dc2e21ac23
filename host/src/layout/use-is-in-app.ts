import { isInAppShell, whenInAppShell } from '@prosperx/sdk/bridge';
import { useEffect, useState } from 'react';

/** Returns whether the page is inside the mobile app, which some apps say only after the page has begun. */
export function useIsInApp(): boolean {
  const [isInApp, setInApp] = useState(isInAppShell);
  useEffect(() => whenInAppShell(() => setInApp(true)), []);
  return isInApp;
}
