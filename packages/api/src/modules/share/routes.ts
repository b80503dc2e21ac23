import * as calls from '@prosperx/core/share';
import { serve } from '#http/serve.js';
import { getShortLink } from './get-short-link.js';
import { shareCalculatorRoute } from './share-calculator.js';
import { getSharedLinks, revokeShortLink } from './shared-links.js';

export const shareRoutes = [
  shareCalculatorRoute,
  serve(calls.getShortLink, getShortLink),
  serve(calls.getSharedLinks, getSharedLinks),
  serve(calls.revokeShortLink, revokeShortLink),
];
