import * as calls from '@prosperx/core/report';
import { serve } from '#http/serve.js';
import { getCustomerReport, getReportsUrl } from './get-report.js';

export const reportRoutes = [
  serve(calls.getReportsUrl, getReportsUrl),
  serve(calls.getCustomerReport, getCustomerReport, { isReport: true }),
];
