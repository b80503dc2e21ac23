import {
  getFolio as getFolioCall,
  getPortfolio as getPortfolioCall,
  getPortfolioHistory as getPortfolioHistoryCall,
} from '@prosperx/core/portfolio';
import { serve } from '#http/serve.js';
import { getFolio } from './get-folio.js';
import { getPortfolioHistory } from './get-history.js';
import { getPortfolio } from './get-portfolio.js';

export const portfolioRoutes = [
  serve(getPortfolioCall, getPortfolio),
  serve(getFolioCall, getFolio),
  serve(getPortfolioHistoryCall, getPortfolioHistory),
];
