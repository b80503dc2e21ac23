import { GivenProvider } from '@prosperx/sdk/site';
import { Standing, useWords } from '@prosperx/sdk/site/ui';
import { Outlet, useRouter } from '@tanstack/react-router';
import { type MouseEvent, useEffect } from 'react';
import { layoutText } from '#layout.text.js';
import { loginPrompt } from '#session/login-prompt.js';
import { Footer } from './footer.js';
import { Header } from './header.js';
import { AppShell, FlashRegion, LoaderRegion, LoginRegion, PageTitle, SessionWatch } from './lazy-regions.js';
import { TabBar } from './tab-bar.js';
import { useKeptFocus } from './use-kept-focus.js';

/** Each by itself: one that breaks takes no other with it. */
const regions = [FlashRegion, PageTitle, LoaderRegion, LoginRegion, SessionWatch, AppShell];

/** What stands around every page. Widgets that lead elsewhere are answered here, by the site's own router. */
export function Shell() {
  const text = useWords(layoutText);
  const router = useRouter();
  const { provider } = router.options.context;
  useFocusOnArrival();
  useKeptFocus();
  return (
    <GivenProvider
      provider={provider}
      locale={provider.locale}
      onNavigate={(navigation) => {
        navigation.preventDefault();
        const search = Object.fromEntries(
          Object.entries(navigation.params).map(([name, value]) => [name, String(value)]),
        );
        if (navigation.to === '/login') loginPrompt.getState().open(search['to']);
        else void router.navigate({ to: navigation.to, search } as never);
      }}
    >
      <a className="x-skip" href="#main" onClick={toMain}>
        {text.skip}
      </a>
      <Header />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Standing>
        <Footer />
      </Standing>
      <TabBar />
      {regions.map((Region, index) => (
        <Region key={index} />
      ))}
    </GivenProvider>
  );
}

/** The address stays: behind its # may stand what a reload needs. */
function toMain(event: MouseEvent) {
  event.preventDefault();
  document.getElementById('main')?.focus();
}

/** After a walk to another page the keyboard goes on at its beginning, as after a load. What the new page has focused stays. */
function useFocusOnArrival(): void {
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
