import {
  type FeedRow,
  getRegistrarRecords,
  importRegistrarRecords,
  type RecordView,
  REGISTRAR_ROWS_AT_ONCE,
  type Feed,
  type Registrar,
} from '@prosperx/core/registrar';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { isBackgroundRefetch, useServices } from '#services/services.js';
import { useSession } from '#session/use-session.js';

/** What became of a file. */
interface Taken {
  /** It was added before, and nothing was done. */
  readonly isKnownFile: boolean;
  /** It was added before, and a row may have changed. */
  readonly wasTaken?: boolean | undefined;
  readonly added: number;
  readonly known: number;
}

/** Some rows of a file on their way. */
interface Part<Row> {
  readonly rows: Row[];
  readonly fileHash: string;
  readonly fileRows: number;
  readonly isLast: boolean;
}

/** A file that was read on the device. */
interface Upload<File> {
  readonly file: File;
  readonly fileHash: string;
  /** Hears which share of the rows is sent. */
  readonly onShare: (share: number) => void;
}

/** Sends the rows of a file, some at once; one that ends in between is sent again from its first row, and adds none twice. */
export function useSendRegistrarRows<File extends { readonly rows: readonly unknown[] }>(
  key: string,
  send: (file: File, part: Part<File['rows'][number]>) => Promise<Taken>,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ file, fileHash, onShare }: Upload<File>): Promise<Taken> => {
      const fileRows = file.rows.length;
      let sum: Taken = { isKnownFile: false, added: 0, known: 0 };
      for (let first = 0; first < fileRows; first += REGISTRAR_ROWS_AT_ONCE) {
        const rows = file.rows.slice(first, first + REGISTRAR_ROWS_AT_ONCE);
        const isLast = first + rows.length >= fileRows;
        const taken = await send(file, { rows, fileHash, fileRows, isLast });
        // the rest of a file that is known has no row of which anything could change
        if (taken.isKnownFile) return sum.added > 0 ? { ...sum, known: fileRows - sum.added } : taken;
        const added = sum.added + taken.added;
        sum = { isKnownFile: taken.wasTaken === true && added === 0, added, known: sum.known + taken.known };
        onShare((first + rows.length) / fileRows);
      }
      return sum;
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['my', key] }),
  });
}

/** A file of a feed that was read on the device. */
interface FeedUpload {
  readonly layout: { readonly registrar: Registrar; readonly feed: Feed };
  readonly rows: readonly FeedRow[];
}

/** Sends a file of transactions, folios or SIPs. */
export function useImportRegistrarRecords<File extends FeedUpload>() {
  const { api } = useServices();
  return useSendRegistrarRows<File>('registrar-records', async ({ layout: { registrar, feed } }, part) => {
    const { data } = await api(importRegistrarRecords, { body: { registrar, feed, ...part } });
    return data;
  });
}

/** A page of what the registrars' records say beside our books; the page before stays while the next one is fetched. */
export function useRegistrarRecords(show: RecordView, page: number) {
  const { api } = useServices();
  const { advisor } = useSession();
  return useQuery({
    queryKey: ['my', 'registrar-records', advisor?.agentCode, show, page],
    queryFn: async (reading) => {
      const query = { show, page };
      const background = isBackgroundRefetch(reading);
      return (await api(getRegistrarRecords, { query, background, signal: reading.signal })).data;
    },
    enabled: advisor !== null,
    placeholderData: keepPreviousData,
  });
}
