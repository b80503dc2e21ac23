import { PxError } from '@prosperx/core/errors';
import { API_PREFIX } from '@prosperx/core/http';
import { Hono } from 'hono';
import { TrieRouter } from 'hono/router/trie-router';
import { guardFiles } from '#http/guard-files.js';
import { failureResponse, guardApplication, guardForms } from '#http/guard.js';
import { apiHeaders } from '#http/headers.js';
import { mountHealth, type Readiness } from '#http/health.js';
import { localCalls } from '#http/local-calls.js';
import { type HttpServices, mountRoute } from '#http/mount.js';
import { openApiOf } from '#http/openapi.js';
import type { Route } from '#http/serve.js';
import type { Sandbox, Services } from '#kernel/services.js';
import { noSecurityLog, type SecurityLog } from '#log/security-log.js';
import { mountBook } from '#modules/book/book-files.js';
import { mountGreetings } from '#modules/content/greeting.js';
import { mountMandateForms } from '#modules/mandate/mandate-form.js';
import { mountMandateWebhook } from '#modules/mandate/receive-mandate-event.js';
import { mountChallanLinks } from '#modules/payments/challan.js';
import { mountReceiptLinks } from '#modules/payments/receipt/receipt-pdf.js';
import { mountPaymentPages } from '#modules/payments/start/payment-pages.js';
import { mountPortfolioFiles } from '#modules/portfolio/files/portfolio-file.js';
import { mountPortfolioReports } from '#modules/portfolio/report/portfolio-report.js';
import { mountBrochures } from '#modules/premium-service/brochure.js';
import { mountReports } from '#modules/report/report-documents.js';
import { mountPlanPictures } from '#modules/share/share-calculator.js';
import { observeRequests } from '#observe/observe-parts.js';
import { type Observer, unobserved } from '#observe/observer.js';
import { mountFileLinks } from '#records/file/file-links.js';
import { mountShortLinks } from '#records/share/short-link.js';
import { routes as allRoutes } from '#routes.js';
import { mountBankPage } from '#sandbox/bank-page.js';
import { mountFundDocuments } from '#sandbox/fund-document-page.js';
import { mountIdentityPage } from '#sandbox/identity/identity-page.js';
import { mountMandatePage } from '#sandbox/mandate-page.js';
import { mountSandboxDoor } from '#sandbox/sandbox-door.js';
import { mountDocs } from '#site/docs-files.js';
import { mountEmbedPage } from '#site/embed-page.js';
import { mountFundPictures } from '#site/fund-picture.js';
import { openRenderer } from '#site/page-renderer.js';
import { mountSdkFiles } from '#site/sdk-files.js';
import { mountSite } from '#site/site-files.js';
import { mountSitemap } from '#site/sitemap.js';
import { openTraffic, type TrafficControl } from '#throttle/traffic.js';

/** Folders of what was built. */
export interface BuiltFiles {
  readonly site: string;
  readonly sdk: string;
  /** Earlier releases of the SDK, a folder each by its version; absent: the newest alone. */
  readonly releases?: string;
  /** The package of the SDK, packed by its version; absent: it comes from a registry alone. */
  readonly packed?: string;
  /** The documentation; absent: there is none. */
  readonly docs?: string;
  /** The site's server build; absent: pages are sent without their content. */
  readonly renderer?: string;
}

export interface AppOptions extends Services {
  readonly routes?: readonly Route[];
  readonly socketAddress?: HttpServices['socketAddress'];
  /** Absent: nothing is kept. */
  readonly security?: SecurityLog;
  /** Absent: nothing is refused for being too much. */
  readonly traffic?: TrafficControl;
  /** Absent: nobody asks whether it is ready. */
  readonly readiness?: Readiness;
  /** What fails without keeping people away. */
  readonly impairment?: Readiness;
  /** Absent: nobody looks on. */
  readonly observer?: Observer;
  /** Absent: the API alone. */
  readonly files?: BuiltFiles;
}

export interface App {
  readonly hono: Hono;
  /** Resolves when nothing goes on any more behind answers that were given. */
  idle(): Promise<void>;
}

function trackWork() {
  const works = new Set<Promise<unknown>>();
  return {
    track: (work: Promise<unknown>) => {
      works.add(work);
      void work.finally(() => works.delete(work));
    },
    idle: async () => {
      while (works.size > 0) await Promise.all(works);
    },
  };
}

/** A path that is written out comes before one with a parameter, which would answer in its place. */
function namedFirst(a: Route, b: Route): number {
  return Number(a.endpoint.path.includes('{')) - Number(b.endpoint.path.includes('{'));
}

function mountCalls(hono: Hono, routes: readonly Route[], services: HttpServices): void {
  const { config } = services;
  const offered = routes.filter((route) => config.sandbox || !route.options.sandboxOnly).sort(namedFirst);
  for (const route of offered) mountRoute(hono, route, services);
  let document: object | undefined;
  hono.get(`${API_PREFIX}/openapi.json`, () => {
    document ??= openApiOf(offered);
    return Response.json(document, { headers: { ...apiHeaders(config, true), 'Access-Control-Allow-Origin': '*' } });
  });
}

/** Pages read the time as calls do: another server on the same database may have moved it since. */
function followSandboxClock(hono: Hono, sandbox: Sandbox): void {
  hono.use(`${API_PREFIX}/*`, async (_, next) => {
    await sandbox.followClock();
    return next();
  });
}

function mountFiles(
  hono: Hono,
  { site, sdk, releases, packed, docs, renderer }: BuiltFiles,
  routes: readonly Route[],
  services: HttpServices,
): void {
  const calls = localCalls(routes, services);
  mountSdkFiles(hono, sdk, services.config, { kept: releases, packed });
  mountEmbedPage(hono, site, services);
  if (docs) mountDocs(hono, docs, services.config);
  mountSitemap(hono, services);
  mountFundPictures(hono, services);
  mountSite(hono, site, {
    ...services,
    renderer: renderer ? openRenderer(site, renderer, calls, services.config.maxReturn) : Promise.resolve(null),
  });
}

/** The application: every route, over an open database. It listens nowhere by itself. */
export function createApp({
  routes = allRoutes,
  files,
  readiness,
  impairment,
  observer = unobserved,
  ...given
}: AppOptions): App {
  const { track, idle } = trackWork();
  const services = { socketAddress: () => 'local', traffic: openTraffic, security: noSecurityLog, ...given, track };
  // the default router tries one by regular expressions first, which refuses a parameter beside words, and takes twice the time to build
  const hono = new Hono({ router: new TrieRouter() });
  if (observer.measures || observer.spans) hono.use('*', observeRequests(observer, services.config.trustedProxies > 0));
  if (readiness) mountHealth(hono, readiness, impairment);
  guardApplication(hono, services);
  mountSandboxDoor(hono, routes, services);
  mountCalls(hono, routes, services);
  guardFiles(hono, services);
  if (services.sandbox) followSandboxClock(hono, services.sandbox);
  mountFileLinks(hono, services);
  mountChallanLinks(hono, services);
  mountReceiptLinks(hono, services);
  mountBrochures(hono, services);
  mountGreetings(hono, services);
  mountPlanPictures(hono, services);
  mountMandateForms(hono, services);
  mountBook(hono, services);
  mountPortfolioReports(hono, services);
  mountReports(hono, services);
  mountPortfolioFiles(hono, services);
  mountShortLinks(hono, services);
  guardForms(hono, services);
  mountPaymentPages(hono, services);
  mountMandateWebhook(hono, services);
  if (services.config.sandbox) {
    mountBankPage(hono, services);
    mountMandatePage(hono, services);
    mountFundDocuments(hono, services);
    mountIdentityPage(hono, services);
  }
  if (files) mountFiles(hono, files, routes, services);
  hono.notFound(() => failureResponse(new PxError('not_found'), services));
  return { hono, idle };
}
