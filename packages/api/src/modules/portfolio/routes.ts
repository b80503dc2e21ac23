import { getFamilyPortfolio as getFamilyPortfolioCall } from '@prosperx/core/family';
import {
  getCapitalGains as getCapitalGainsCall,
  getElsewhereFigures as getElsewhereFiguresCall,
  getHeldElsewhere as getHeldElsewhereCall,
  importHeldElsewhere as importHeldElsewhereCall,
  removeHeldElsewhere as removeHeldElsewhereCall,
  getFolio as getFolioCall,
  getFoliosForScheme as getFoliosForSchemeCall,
  getPortfolio as getPortfolioCall,
  getPortfolioFile as getPortfolioFileCall,
  getPortfolioHistory as getPortfolioHistoryCall,
  sharePortfolio as sharePortfolioCall,
} from '@prosperx/core/portfolio';
import { getPortfolioReport as getPortfolioReportCall } from '@prosperx/core/report';
import { getReview as getReviewCall } from '@prosperx/core/review';
import { serve } from '#http/serve.js';
import { getElsewhereFigures } from './elsewhere-figures.js';
import { getHeldElsewhere, removeHeldElsewhere } from './elsewhere.js';
import { getFamilyPortfolio } from './family-portfolio.js';
import { getCapitalGains } from './files/capital-gains.js';
import { getPortfolioFile } from './files/portfolio-file.js';
import { getFoliosForScheme } from './folios-for-scheme.js';
import { getFolio } from './get-folio.js';
import { getPortfolioHistory } from './get-history.js';
import { getPortfolio } from './get-portfolio.js';
import { importHeldElsewhere, STATEMENT_LIMIT } from './import-elsewhere.js';
import { getPortfolioReport } from './report/portfolio-report.js';
import { getReview } from './review/get-review.js';
import { sharePortfolio } from './share/share-portfolio.js';

export const portfolioRoutes = [
  serve(getPortfolioCall, getPortfolio),
  serve(getFamilyPortfolioCall, getFamilyPortfolio, { isReport: true }),
  serve(getFolioCall, getFolio),
  serve(getFoliosForSchemeCall, getFoliosForScheme),
  serve(getPortfolioHistoryCall, getPortfolioHistory, { isReport: true }),
  serve(getCapitalGainsCall, getCapitalGains, { isReport: true }),
  serve(getPortfolioFileCall, getPortfolioFile),
  serve(sharePortfolioCall, sharePortfolio),
  serve(getPortfolioReportCall, getPortfolioReport),
  serve(getReviewCall, getReview),
  serve(getHeldElsewhereCall, getHeldElsewhere),
  serve(getElsewhereFiguresCall, getElsewhereFigures),
  serve(importHeldElsewhereCall, importHeldElsewhere, { bodyLimit: STATEMENT_LIMIT }),
  serve(removeHeldElsewhereCall, removeHeldElsewhere),
];
