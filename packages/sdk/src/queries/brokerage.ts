import {
  type BrokerageGroup,
  type BrokerageRow,
  getBrokerage,
  importBrokerage,
  type Registrar,
} from '@prosperx/core/registrar';
import { businessDate } from '@prosperx/core/time';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { isBackgroundRefetch, useServices } from '#services/services.js';
import { useSession } from '#session/use-session.js';
import { useSendRegistrarRows } from './registrar.js';

/** What of the brokerage is read. */
export interface BrokerageChoice {
  readonly by: BrokerageGroup;
  /** The first day of a month; '' for the latest. */
  readonly month: string;
  /** From 1. */
  readonly page: number;
}

/** What the advisor was paid in a month; the month before stays while the next one is fetched. */
export function useBrokerage({ by, month, page }: BrokerageChoice) {
  const { api } = useServices();
  const { advisor } = useSession();
  return useQuery({
    queryKey: ['my', 'brokerage', advisor?.agentCode, by, month, page],
    queryFn: async (reading) => {
      const query = { by, page, ...(month && { month: businessDate(month) }) };
      return (await api(getBrokerage, { query, background: isBackgroundRefetch(reading), signal: reading.signal }))
        .data;
    },
    enabled: advisor !== null,
    placeholderData: keepPreviousData,
  });
}

/** A file of brokerage that was read on the device. */
interface BrokerageUpload {
  readonly registrar: Registrar;
  readonly rows: readonly BrokerageRow[];
}

/** Sends a file of brokerage. */
export function useImportBrokerage<File extends BrokerageUpload>() {
  const { api } = useServices();
  return useSendRegistrarRows<File>('brokerage', async ({ registrar }, part) => {
    const { data } = await api(importBrokerage, { body: { registrar, ...part } });
    return data;
  });
}
