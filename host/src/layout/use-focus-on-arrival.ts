import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** After a walk to another page the keyboard goes on at its beginning, as after a load. What the new page has focused stays. */
export function useFocusOnArrival(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (fromLocation && pathChanged) focusPage();
      }),
    [router],
  );
}

function focusPage(): void {
  const main = document.getElementById('main');
  const loader = document.querySelector('dialog.px-loader[open]');
  // nothing below it takes the focus
  if (loader) return loader.addEventListener('close', focusPage, { once: true });
  // the router itself puts the page to where it was scrolled
  if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
}
