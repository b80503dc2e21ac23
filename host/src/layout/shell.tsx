import { DataProvider, ProsperXProvider } from '@prosperx/sdk/internal';
import { Outlet, useRouter } from '@tanstack/react-router';
import { layoutText } from '#layout.text.js';
import { Footer } from './footer.js';
import { Header } from './header.js';
import { FlashRegion } from './flash-region.js';
import { LoaderRegion } from './loader-region.js';
import { TabBar } from './tab-bar.js';

/** What stands around every page. Widgets that lead elsewhere are answered here, by the site's own router. */
export function Shell() {
  const router = useRouter();
  return (
    <ProsperXProvider
      apiBase=""
      onNavigate={(navigation) => {
        navigation.preventDefault();
        const search = Object.fromEntries(
          Object.entries(navigation.params).map(([name, value]) => [name, String(value)]),
        );
        void router.navigate({ to: navigation.to, search } as never);
      }}
    >
      <DataProvider>
        <a className="x-skip" href="#main">
          {layoutText.skip}
        </a>
        <Header />
        <main id="main" tabIndex={-1}>
          <Outlet />
        </main>
        <Footer />
        <TabBar />
        <FlashRegion />
        <LoaderRegion />
      </DataProvider>
    </ProsperXProvider>
  );
}
