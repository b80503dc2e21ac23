import { type CustomerFilter, type CustomerSort, myCustomers } from '@prosperx/core/agent';
import { enterAccount } from '@prosperx/core/session';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { showErrorFlash } from '#services/error-message.js';
import { type Services, useServices } from '#services/services.js';
import { useExclusiveMutation } from '#services/use-exclusive-mutation.js';
import { useSession } from '#session/use-session.js';

/** What a page of the list of customers is of; '' leaves them all. */
export interface CustomerQuery {
  readonly text: string;
  readonly tag: string;
  /** An account of the family that is asked for. */
  readonly familyOf: string;
  readonly need: CustomerFilter | '';
  readonly sort: CustomerSort;
  /** From 1. */
  readonly page: number;
}

/** A page of the advisor's customers; the page before stays while the next one is fetched. */
export function useCustomers({ text, tag, familyOf, need, sort, page }: CustomerQuery) {
  const { api } = useServices();
  const { advisor } = useSession();
  const agentCode = advisor?.agentCode ?? '';
  return useQuery({
    queryKey: ['my', 'customers', agentCode, text, tag, familyOf, need, sort, page],
    queryFn: async ({ signal }) => {
      const chosen = {
        ...(text && { text }),
        ...(tag && { tag }),
        ...(familyOf && { familyOf }),
        ...(need && { need }),
      };
      const query = { agentCode, sort, page, ...chosen };
      return (await api(myCustomers, { query, signal })).data;
    },
    enabled: advisor !== null,
    placeholderData: keepPreviousData,
  });
}

export type CustomersPage = NonNullable<ReturnType<typeof useCustomers>['data']>;

/** Takes the advisor into the account of a customer. */
export async function enter({ api, session }: Pick<Services, 'api' | 'session'>, encryptedId: string): Promise<void> {
  session.getState().signedIn((await api(enterAccount, { body: { encryptedId } })).responseData);
}

/** Takes the advisor into the account of a customer; `onEntered` hears of it. A flash says why that failed. */
export function useEnterAccount(onEntered: (encryptedId: string) => void) {
  const services = useServices();
  return useExclusiveMutation({
    mutationFn: async (encryptedId: string) => {
      await services.loader.getState().during(enter(services, encryptedId));
      return encryptedId;
    },
    onSuccess: onEntered,
    onError: (error) => showErrorFlash(services, error),
    meta: { changesPerson: true },
  });
}
