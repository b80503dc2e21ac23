import * as calls from '@prosperx/core/portfolio';
import { serve } from '#http/serve.js';
import { getPortfolio } from './get-portfolio.js';

export const portfolioRoutes = [serve(calls.getPortfolio, getPortfolio)];
