import { Loader, useServices } from '@prosperx/sdk/internal';
import { useStore } from 'zustand';
import { layoutText } from '#layout.text.js';

/** The one full-screen loader of the page. */
export function LoaderRegion() {
  const { count } = useStore(useServices().loader);
  return <Loader open={count > 0} text={layoutText.loading} />;
}
