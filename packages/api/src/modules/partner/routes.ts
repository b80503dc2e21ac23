import * as calls from '@prosperx/core/partner';
import { serve } from '#http/serve.js';
import { checkPartnerPage } from './check-partner-page.js';

export const partnerRoutes = [serve(calls.checkPartnerPage, checkPartnerPage)];
