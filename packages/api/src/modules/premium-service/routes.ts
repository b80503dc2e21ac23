import * as calls from '@prosperx/core/premium-service';
import { serve } from '#http/serve.js';
import { generateBrochure } from './brochure.js';
import { getShareContent, sharePremiumService } from './share-premium-service.js';

export const premiumServiceRoutes = [
  serve(calls.sharePremiumService, sharePremiumService),
  serve(calls.getShareContent, getShareContent),
  serve(calls.generateBrochure, generateBrochure),
];
