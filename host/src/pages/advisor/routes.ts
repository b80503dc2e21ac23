import { lazy } from '@prosperx/sdk/site/ui';
import { createRoute, redirect } from '@tanstack/react-router';
import { page } from '#root-route.js';
import { oneOf, search } from '#search-params.js';
import { FOR_PHONES } from '#site.js';
import {
  allProposalsSearch,
  bookSearch,
  brokerageSearch,
  customersSearch,
  leadsSearch,
  registrarFilesSearch,
} from './search.js';

/** Premium services are for phones alone: elsewhere the pages do not exist. A server knows no width. */
function endOnDesktop(): void {
  if (typeof matchMedia !== 'undefined' && !matchMedia(FOR_PHONES).matches)
    throw redirect({ to: '/home', search: { url: '404' } });
}

const premium = () => import('./premium-services.lazy.js');

/** What advisors have of the site. */
export const advisorRoutes = [
  createRoute({
    ...page,
    path: '/my-customers',
    ...customersSearch,
    component: lazy(async () => (await import('./my-customers.lazy.js')).MyCustomersPage),
  }),
  createRoute({
    ...page,
    path: '/leads',
    ...leadsSearch,
    component: lazy(async () => (await import('./leads.lazy.js')).LeadsPage),
  }),
  createRoute({
    ...page,
    path: '/all-proposals',
    ...allProposalsSearch,
    component: lazy(async () => (await import('./all-proposals.lazy.js')).AllProposalsPage),
  }),
  createRoute({
    ...page,
    path: '/customer-investment-report',
    component: lazy(async () => (await import('./customer-report.lazy.js')).CustomerReportPage),
  }),
  createRoute({
    ...page,
    path: '/book',
    ...bookSearch,
    component: lazy(async () => (await import('./book.lazy.js')).BookPage),
  }),
  createRoute({
    ...page,
    path: '/brokerage',
    ...brokerageSearch,
    component: lazy(async () => (await import('./brokerage.lazy.js')).BrokeragePage),
  }),
  createRoute({
    ...page,
    path: '/registrar-files',
    ...registrarFilesSearch,
    component: lazy(async () => (await import('./registrar-files.lazy.js')).RegistrarFilesPage),
  }),
  createRoute({
    ...page,
    path: '/premium-services',
    beforeLoad: endOnDesktop,
    component: lazy(async () => (await premium()).PremiumServicesPage),
  }),
  createRoute({
    ...page,
    path: '/premium-service-details/$route',
    ...search({ sharedByAgent: oneOf('true') }),
    beforeLoad: endOnDesktop,
    component: lazy(async () => (await premium()).PremiumServicePage),
  }),
] as const;
