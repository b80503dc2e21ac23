import * as calls from '@prosperx/core/fund';
import { serve } from '#http/serve.js';
import { compareFunds } from './compare-funds.js';
import { getFundCounts, getMostViewedFunds, getTopFunds } from './fund-lists.js';
import { getFundDetail } from './get-fund-detail.js';
import { getFundFacts } from './get-fund-facts.js';
import { listFunds } from './list-funds.js';
import { searchFunds, suggestFunds } from './search-funds.js';
import { getWatchlist, unwatchFund, watchFunds } from './watchlist.js';

const cacheable = { cacheable: true };

export const fundRoutes = [
  serve(calls.suggestFunds, suggestFunds, cacheable),
  serve(calls.searchFunds, searchFunds, cacheable),
  serve(calls.listFunds, listFunds, cacheable),
  serve(calls.getFundDetail, getFundDetail, cacheable),
  serve(calls.getFundFacts, getFundFacts, cacheable),
  serve(calls.compareFunds, compareFunds, cacheable),
  serve(calls.getWatchlist, getWatchlist),
  serve(calls.watchFunds, watchFunds),
  serve(calls.unwatchFund, unwatchFund),
  serve(calls.getTopFunds, getTopFunds, cacheable),
  serve(calls.getFundCounts, getFundCounts, cacheable),
  serve(calls.getMostViewedFunds, getMostViewedFunds, cacheable),
];
