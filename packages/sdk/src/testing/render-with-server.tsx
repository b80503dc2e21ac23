import {
  clientOfMobile,
  leaveDocumentsBlank,
  openTestDb,
  TEST_ORIGIN,
  testKit,
  type TestKit,
  type TestKitOptions,
} from '@prosperx/api/testing';
import { cleanup, render } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import type { ReactElement, ReactNode } from 'react';
import { afterAll, afterEach, beforeAll } from 'vitest';
import type { ProviderOptions } from '#services/provider-registry.js';
import { createServices, SERVICES, type Services } from '#services/services.js';
import { type NavigateParams, useWidget } from '#services/widget-context.js';
import { ProsperXProvider } from '#widget/react.js';
import { testBrowser, type TestBrowser, type TestBrowserOptions } from './test-browser.js';

/**
 * The real server over a seeded database of this test file's own, with a clock that stands still and blank documents. Called at the top
 * of a file; `kit` is there inside of tests and hooks.
 */
export function serverForTests(options: TestKitOptions = {}): { readonly kit: TestKit } {
  let opened: Awaited<ReturnType<typeof openTestDb>> | undefined;
  let kit: TestKit | undefined;
  beforeAll(async () => {
    // files share a window
    for (const storage of [localStorage, sessionStorage]) storage.clear();
    leaveDocumentsBlank();
    opened = await openTestDb('seeded');
    kit = testKit(opened.db, { heldNavsOnly: false, ...options });
  });
  afterEach(cleanup);
  afterAll(() => opened?.close());
  return {
    get kit() {
      if (!kit) throw new Error('the server is there inside tests and hooks only');
      return kit;
    },
  };
}

export interface RenderOptions extends TestBrowserOptions {
  /** Reused to come back as the same person. */
  readonly browser?: TestBrowser;
  readonly partner?: string;
  /** The page's own function, which names its customer. */
  readonly getToken?: ProviderOptions['getToken'];
}

/** Gives the page its address. */
function standOn(origin: string): void {
  const { happyDOM } = window as unknown as { happyDOM: { setURL(url: string): void } };
  if (location.origin !== origin) happyDOM.setURL(`${origin}/page`);
}

/** A widget on a page that reaches the server, where navigations are kept in a list instead of leaving. */
export function renderWithServer({ kit }: { readonly kit: TestKit }, view: ReactElement, options: RenderOptions = {}) {
  const browser = options.browser ?? testBrowser(kit, options);
  standOn(options.pageOrigin ?? TEST_ORIGIN);
  const navigations: { readonly to: string; readonly params: NavigateParams }[] = [];
  const failures: string[] = [];
  let services: Services | undefined;
  function Connected({ children }: { readonly children: ReactNode }) {
    services = useWidget().shared.get(SERVICES, (provider) => createServices(provider, browser.fetch));
    return children as ReactElement;
  }
  const page = (shown: ReactElement) => (
    <ProsperXProvider
      apiBase={TEST_ORIGIN}
      partner={options.partner}
      getToken={options.getToken}
      onError={({ code }) => failures.push(code)}
      onNavigate={(navigation) => {
        navigation.preventDefault();
        navigations.push({ to: navigation.to, params: navigation.params });
      }}
    >
      <Connected>{shown}</Connected>
    </ProsperXProvider>
  );
  const { rerender, unmount, container } = render(page(view));
  return {
    browser,
    /** Where the widget led, oldest first. */
    navigations,
    /** Codes of the failures that the page heard of. */
    failures,
    /** What the widgets of this page share. */
    services: services as unknown as Services,
    // no style of a widget reaches these pages, and reading it is dear
    user: userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never }),
    show: (next: ReactElement) => rerender(page(next)),
    container,
    unmount,
  };
}

/** A browser in which somebody is signed in. */
export async function signedInBrowser({ kit }: { readonly kit: TestKit }, mobile: string): Promise<TestBrowser> {
  const { cookies } = await clientOfMobile(kit, mobile);
  return testBrowser(kit, { cookies });
}
