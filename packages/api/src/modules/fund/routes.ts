import * as calls from '@prosperx/core/fund';
import { serve } from '#http/serve.js';
import { getFundDetail } from './get-fund-detail.js';
import { getMostViewedFunds } from './get-most-viewed-funds.js';
import { getTopFunds } from './get-top-funds.js';
import { searchFunds } from './search-funds.js';
import { suggestFunds } from './suggest-funds.js';

const cacheable = { cacheable: true };

export const fundRoutes = [
  serve(calls.suggestFunds, suggestFunds, cacheable),
  serve(calls.searchFunds, searchFunds, cacheable),
  serve(calls.getFundDetail, getFundDetail, cacheable),
  serve(calls.getTopFunds, getTopFunds, cacheable),
  serve(calls.getMostViewedFunds, getMostViewedFunds, cacheable),
];
