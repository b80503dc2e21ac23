import { endOtherSessions, endSession, getDevices, removeDevice } from '@prosperx/core/session';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useServices } from '#services/services.js';

const devicesKey = ['my', 'devices'] as const;

/** The devices of the account holder, and who is signed in to their accounts now. */
export function useDevices() {
  const { api } = useServices();
  // whoever looks wants to know who is in now
  return useQuery({ queryKey: devicesKey, queryFn: async () => (await api(getDevices)).data, staleTime: 0 });
}

/** What is ended: a session, a device with its sessions, or everything but this session. */
export type Ending =
  | { readonly kind: 'session'; readonly sessionId: string }
  | { readonly kind: 'device'; readonly deviceId: string }
  | { readonly kind: 'others' };

/** Ends one of them on the server, at once. Fails with `not_found` where it has ended already. */
export function useEndSessions(onError: (error: unknown) => void) {
  const { api, queryClient } = useServices();
  return useMutation({
    mutationFn: (ending: Ending): Promise<unknown> => {
      if (ending.kind === 'others') return api(endOtherSessions, { body: {} });
      if (ending.kind === 'device') return api(removeDevice, { body: { deviceId: ending.deviceId } });
      return api(endSession, { body: { sessionId: ending.sessionId } });
    },
    onError,
    onSettled: () => queryClient.invalidateQueries({ queryKey: devicesKey }),
  });
}
