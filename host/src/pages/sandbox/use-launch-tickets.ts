import { makeSandboxLaunchTicket, sandboxPartners, sentenceOf, useServices } from '@prosperx/sdk/internal';
import { useMutation, useQuery } from '@tanstack/react-query';

export function useLaunchTickets() {
  const { api, flash } = useServices();
  const partners = useQuery({ queryKey: ['sandbox', 'partners'], queryFn: () => api(sandboxPartners) });
  const mint = useMutation({
    mutationFn: (body: { readonly partner: string; readonly agentCode: string; readonly ucc?: string }) =>
      api(makeSandboxLaunchTicket, { body }),
    onError: (error) => flash.getState().show('error', sentenceOf(error)),
  });
  return { partners: partners.data, mint };
}

export type SandboxPartner = NonNullable<ReturnType<typeof useLaunchTickets>['partners']>[number];
