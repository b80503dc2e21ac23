import {
  type BrokerageGroup,
  type BrokerageRow,
  getBrokerage,
  importBrokerage,
  type Registrar,
  REGISTRAR_ROWS_AT_ONCE,
} from '@prosperx/core/registrar';
import { businessDate } from '@prosperx/core/time';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { isBackgroundRefetch, useServices } from '#services/services.js';
import { useSession } from '#session/use-session.js';

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
export interface BrokerageUpload {
  readonly registrar: Registrar;
  readonly fileHash: string;
  readonly rows: readonly BrokerageRow[];
  /** Hears which share of the rows is sent. */
  readonly onShare: (share: number) => void;
}

/** Sends the rows of a file, some at once; one that ends in between is sent again from its first row, and adds none twice. */
export function useImportBrokerage() {
  const { api } = useServices();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ registrar, fileHash, rows, onShare }: BrokerageUpload) => {
      const sum = { isKnownFile: false, added: 0, known: 0 };
      for (let first = 0; first < rows.length; first += REGISTRAR_ROWS_AT_ONCE) {
        const part = rows.slice(first, first + REGISTRAR_ROWS_AT_ONCE);
        const isLast = first + part.length >= rows.length;
        const body = { registrar, fileHash, rows: [...part], fileRows: rows.length, isLast };
        const { data } = await api(importBrokerage, { body });
        if (data.isKnownFile) return data;
        sum.added += data.added;
        sum.known += data.known;
        onShare((first + part.length) / rows.length);
      }
      return sum;
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['my', 'brokerage'] }),
  });
}
