import * as calls from '@prosperx/core/mandate';
import { serve } from '#http/serve.js';
import { getMandates } from './get-mandates.js';

export const mandateRoutes = [serve(calls.getMandates, getMandates)];
