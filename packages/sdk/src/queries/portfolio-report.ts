import { BOOK_PAGE_SIZE, getBook } from '@prosperx/core/book';
import { PxError } from '@prosperx/core/errors';
import { getPortfolioReport, MOST_REPORTS } from '@prosperx/core/report';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { showErrorFlash } from '#services/error-message.js';
import { handFile } from '#services/hand-file.js';
import { saveText } from '#services/save-text.js';
import { useServices } from '#services/services.js';
import { useExclusiveMutation } from '#services/use-exclusive-mutation.js';
import { useWidget } from '#services/widget-context.js';

async function readFile(fileUrl: string) {
  const answer = await fetch(fileUrl);
  if (!answer.ok) throw new PxError(answer.status === 404 ? 'not_found' : 'unavailable');
  return new Uint8Array(await answer.arrayBuffer());
}

function useReport(of: 'customer' | 'family') {
  const services = useServices();
  const widget = useWidget();
  const make = async (encryptedId: string) => {
    const { data } = await services.api(getPortfolioReport, { query: { encryptedId, of } });
    const file = { ...data, fileType: 'application/pdf' };
    // the report is made when it is read, which may fail
    await handFile(file, widget, async (url) => saveText(file.fileName, await readFile(url), file.fileType));
  };
  return useExclusiveMutation({
    mutationFn: (encryptedId: string) => services.loader.getState().during(make(encryptedId)),
    onError: (error) => showErrorFlash(services, error),
  });
}

/** Makes the report of one customer's portfolio, and hands it over. A flash says why that failed. */
export const usePortfolioReport = () => useReport('customer');

/** Makes the report of what a customer holds and the others of their family let them see, and hands it over. */
export const useFamilyReport = () => useReport('family');

interface Customer {
  readonly id: string;
  readonly ucc: string;
}

/** A report of each customer, as files by their client codes, and how many had none. */
export interface Reports {
  readonly files: Readonly<Record<string, Uint8Array>>;
  readonly without: number;
}

/** Makes the reports of all customers who hold something, one after another; `onStep` hears how many are made of how many. It ends early by `stop`, with those that are made. */
export function useAllPortfolioReports(onStep: (done: number, of: number) => void) {
  const { api } = useServices();
  const { apiBase } = useWidget();
  const isStopped = useRef(false);
  const readCustomers = async () => {
    const found: Customer[] = [];
    for (let page = 1; found.length < MOST_REPORTS; page++) {
      const { rows } = (await api(getBook, { query: { by: 'customer', page } })).data;
      found.push(...rows.flatMap(({ key: id, ucc, aum }) => (aum > 0 && ucc ? { id, ucc } : [])));
      if (rows.length < BOOK_PAGE_SIZE) break;
    }
    return found.slice(0, MOST_REPORTS);
  };
  const making = useMutation({
    mutationFn: async (): Promise<Reports> => {
      isStopped.current = false;
      const customers = await readCustomers();
      const files: Record<string, Uint8Array> = {};
      let without = 0;
      for (const [done, { id, ucc }] of customers.entries()) {
        if (isStopped.current) break;
        onStep(done, customers.length);
        try {
          const { data } = await api(getPortfolioReport, { query: { encryptedId: id, of: 'customer' } });
          files[data.fileName.replace('.pdf', `-${ucc}.pdf`)] = await readFile(`${apiBase ?? ''}${data.fileUrl}`);
        } catch (error) {
          // one who let the advisor act no longer, or sold everything meanwhile
          const isGone = error instanceof PxError && ['customer_unknown', 'not_found'].includes(error.code);
          if (!isGone) throw error;
          without += 1;
        }
      }
      return { files, without };
    },
  });
  return { ...making, stop: () => void (isStopped.current = true) };
}
