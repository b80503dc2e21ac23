import { approveCart, declineCart, readApproval } from '@prosperx/core/cart';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useServices } from '#api/services.js';

// the token itself is no name for what is kept: it would stand in developer tools and logs
const key = ['cart-approval'] as const;

export function useApproval(token: string) {
  const { api } = useServices();
  return useQuery({
    queryKey: key,
    queryFn: async () => (await api(readApproval, { body: { token } })).responseData,
    enabled: token !== '',
    retry: false,
  });
}

/** The two answers; each tells how the cart stands then. */
export function useAnswers(token: string) {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const onSuccess = (view: ApprovalView) => queryClient.setQueryData(key, view);
  // the link may be about another cart now, or about none
  const onError = () => queryClient.invalidateQueries({ queryKey: key });
  return {
    approve: useMutation({
      mutationFn: async () => (await api(approveCart, { body: { token } })).responseData,
      onSuccess,
      onError,
    }),
    decline: useMutation({
      mutationFn: async () => (await api(declineCart, { body: { token } })).responseData,
      onSuccess,
      onError,
    }),
  };
}

export type ApprovalView = NonNullable<ReturnType<typeof useApproval>['data']>;
