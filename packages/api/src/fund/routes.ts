import * as calls from '@prosperx/core/fund';
import { serve } from '#http/serve.js';
import { getFundDetail } from './get-fund-detail.js';
import { getMostViewedFunds } from './get-most-viewed-funds.js';
import { getTopFunds } from './get-top-funds.js';
import { searchFunds } from './search-funds.js';
import { suggestFunds } from './suggest-funds.js';

export const fundRoutes = [
  serve(calls.suggestFunds, suggestFunds),
  serve(calls.searchFunds, searchFunds),
  serve(calls.getFundDetail, getFundDetail),
  serve(calls.getTopFunds, getTopFunds),
  serve(calls.getMostViewedFunds, getMostViewedFunds),
];
