import { type BookGroup, getBook, getBookFiles, getBookMonths } from '@prosperx/core/book';
import { MINUTE } from '@prosperx/core/time';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { isBackgroundRefetch, useServices } from '#services/services.js';
import { useSession } from '#session/use-session.js';

/** What of an advisor's book is read; '' leaves all in. */
export interface BookChoice {
  readonly by: BookGroup;
  readonly house: string;
  readonly category: string;
  /** From 1. */
  readonly page: number;
}

const filterOf = ({ house, category }: Pick<BookChoice, 'house' | 'category'>) => ({
  ...(house && { house }),
  ...(category && { category }),
});

/** A page of the advisor's book by house, category or customer, and by which; the page before stays while the next one is fetched. */
export function useBook(choice: BookChoice) {
  const { api } = useServices();
  const { advisor } = useSession();
  const { by, page, house, category } = choice;
  return useQuery({
    queryKey: ['my', 'book', advisor?.agentCode, by, house, category, page],
    queryFn: async (reading) => {
      const query = { by, page, ...filterOf(choice) };
      const { data } = await api(getBook, { query, background: isBackgroundRefetch(reading), signal: reading.signal });
      return { ...data, by };
    },
    enabled: advisor !== null,
    placeholderData: keepPreviousData,
  });
}

/** The months of the advisor's book, the latest first. */
export function useBookMonths({ house, category }: Pick<BookChoice, 'house' | 'category'>) {
  const { api } = useServices();
  const { advisor } = useSession();
  return useQuery({
    queryKey: ['my', 'book-months', advisor?.agentCode, house, category],
    queryFn: async ({ signal }) =>
      (await api(getBookMonths, { query: filterOf({ house, category }), signal })).data.months,
    enabled: advisor !== null,
    placeholderData: keepPreviousData,
  });
}

/** Links are good for ten minutes. */
const NINE_MINUTES = 9 * MINUTE;

/** The links to the book as files; null until they are known. */
export function useBookFiles() {
  const { api } = useServices();
  const { advisor } = useSession();
  const { data } = useQuery({
    queryKey: ['my', 'book-files', advisor?.agentCode],
    queryFn: async ({ signal }) => (await api(getBookFiles, { signal })).data,
    enabled: advisor !== null,
    refetchInterval: NINE_MINUTES,
  });
  return data ?? null;
}
