import {
  advanceSandboxClock,
  resetSandbox,
  sandboxClock,
  sandboxMessages,
  errorMessage,
  useServices,
} from '@prosperx/sdk/internal';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { sandboxText } from '#pages/sandbox.text.js';

const TWO_SECONDS = 2_000;

export function useInbox() {
  const { api } = useServices();
  return useQuery({
    queryKey: ['sandbox', 'messages'],
    queryFn: () => api(sandboxMessages, { query: {}, background: true }),
    refetchInterval: TWO_SECONDS,
  });
}

export function useClock() {
  const { api, session, flash } = useServices();
  const queryClient = useQueryClient();
  const clock = useQuery({ queryKey: ['sandbox', 'clock'], queryFn: () => api(sandboxClock) });
  const onError = (error: Error) => flash.getState().show('error', errorMessage(error));
  // everything that was read belongs to another time
  const onSuccess = () => queryClient.invalidateQueries();
  return {
    clock,
    move: useMutation({
      mutationFn: (advance: string) => api(advanceSandboxClock, { body: { advance } }),
      onSuccess,
      onError,
    }),
    reset: useMutation({
      mutationFn: () => api(resetSandbox, { body: {} }),
      onSuccess: async () => {
        session.getState().signedOut();
        flash.getState().show('success', sandboxText.resetDone);
        await onSuccess();
      },
      onError,
    }),
  };
}
