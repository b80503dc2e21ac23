import { getShortLink } from '@prosperx/core/share';
import { serve } from '#http/serve.js';
import { getShortLink as getShortLinkVerb } from './get-short-link.js';
import { shareCalculatorRoute } from './share-calculator.js';

export const shareRoutes = [shareCalculatorRoute, serve(getShortLink, getShortLinkVerb)];
