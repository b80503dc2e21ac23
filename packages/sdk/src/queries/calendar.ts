import { getCutOffs, getExchangeHolidays } from '@prosperx/core/fund';
import type { NavRule } from '@prosperx/core/order';
import { firstDebitDate } from '@prosperx/core/sip';
import {
  type BusinessDate,
  businessDateAt,
  EXCHANGE_HOLIDAYS,
  type ExchangeCalendar,
  exchangeCalendar,
  withYearsOf,
} from '@prosperx/core/time';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { readerNow } from '#services/reader-clock.js';
import { useServices } from '#services/services.js';
import { useWidget } from '#services/widget-context.js';

/** Returns when a SIP is debited for the first time, by its day of the month and the day of its order. */
export type FirstDebit = (sipDate: number, orderedOn: BusinessDate) => BusinessDate;

/** Returns the exchange's calendar by the holidays that the server knows; by those that are built in until it has told them. */
export function useExchangeCalendar(): ExchangeCalendar {
  const { api } = useServices();
  const { apiBase } = useWidget();
  const { data = EXCHANGE_HOLIDAYS } = useQuery({
    queryKey: ['exchange-holidays'],
    queryFn: async ({ signal }) => (await api(getExchangeHolidays, { signal })).data,
    enabled: apiBase !== null,
    staleTime: Infinity,
  });
  return useMemo(() => exchangeCalendar(withYearsOf(EXCHANGE_HOLIDAYS, data)), [data]);
}

/** Works out instalments by that calendar. */
export function useFirstDebit(): FirstDebit {
  const calendar = useExchangeCalendar();
  return (sipDate, orderedOn) => firstDebitDate(sipDate, orderedOn, calendar);
}

/** How often a page that stays open asks again, so that what it counts down to stays true. */
const FIVE_MINUTES = 300_000;

function useCutOffs() {
  const { api } = useServices();
  const { apiBase } = useWidget();
  return useQuery({
    queryKey: ['cut-offs'],
    queryFn: async ({ signal }) => (await api(getCutOffs, { signal })).data,
    enabled: apiBase !== null,
    refetchInterval: FIVE_MINUTES,
  });
}

/** Returns by when money must be there for the next NAV by a rule, with the server's time and the time of this answer; undefined until it is known. */
export function useCutOff(rule: NavRule) {
  const { data, dataUpdatedAt } = useCutOffs();
  const found = data?.cutOffs.find((cutOff) => cutOff.rule === rule);
  return data && found && { ...found, now: data.now, askedAt: dataUpdatedAt };
}

/** The day in India, from which forms count: the server's, whatever the reader's clock says; the reader's until the server has told its own. */
export function useToday(): BusinessDate {
  const { data, dataUpdatedAt } = useCutOffs();
  return businessDateAt(readerNow() + (data ? data.now - dataUpdatedAt : 0));
}
