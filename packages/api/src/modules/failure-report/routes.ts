import * as calls from '@prosperx/core/failure-report';
import { serve } from '#http/serve.js';
import { reportFailure } from './report-failure.js';

export const failureReportRoutes = [serve(calls.reportFailure, reportFailure)];
