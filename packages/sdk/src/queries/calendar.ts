import { getExchangeHolidays } from '@prosperx/core/fund';
import { secondInstalmentDate } from '@prosperx/core/sip';
import { type BusinessDate, EXCHANGE_HOLIDAYS, exchangeCalendar, withYearsOf } from '@prosperx/core/time';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useServices } from '#api/services.js';
import { useWidget } from '#api/widget-context.js';

/** Returns the date of a SIP's second instalment, by its day of the month and the day of its order. */
export type SecondInstalment = (sipDate: number, orderedOn: BusinessDate) => BusinessDate;

/** Works out instalments by the holidays that the server knows; by those that are built in until it has told them. */
export function useSecondInstalment(): SecondInstalment {
  const { api } = useServices();
  const { apiBase } = useWidget();
  const { data = EXCHANGE_HOLIDAYS } = useQuery({
    queryKey: ['exchange-holidays'],
    queryFn: async ({ signal }) => (await api(getExchangeHolidays, { signal })).data,
    enabled: apiBase !== null,
    staleTime: Infinity,
  });
  const calendar = useMemo(() => exchangeCalendar(withYearsOf(EXCHANGE_HOLIDAYS, data)), [data]);
  return (sipDate, orderedOn) => secondInstalmentDate(sipDate, orderedOn, calendar);
}
