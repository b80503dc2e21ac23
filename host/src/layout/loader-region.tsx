import { Loader, useServices } from '@prosperx/sdk/internal';
import { useSyncExternalStore } from 'react';
import { layoutText } from '#layout.text.js';

/** The one full-screen loader of the page. */
export function LoaderRegion() {
  const { loader } = useServices();
  const { count } = useSyncExternalStore(loader.subscribe, loader.getState);
  return <Loader open={count > 0} text={layoutText.loading} />;
}
