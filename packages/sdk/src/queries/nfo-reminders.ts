import { getNfoReminders, setNfoReminder } from '@prosperx/core/nfo';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { errorMessage, keepAnswer, useServices, useStore } from '#services/services.js';

const remindersKey = ['my', 'nfo-reminders'] as const;

/** Returns whether the account holder is reminded of the close of an offer, and how that is changed; null for visitors, and for advisors, who have no reminders. */
export function useNfoReminder(nfoId: string) {
  const { api, session, flash } = useServices();
  const { user, advisor } = useStore(session);
  const isOwn = user !== null && advisor === null;
  const queryClient = useQueryClient();
  const { data, isPending } = useQuery({
    queryKey: remindersKey,
    queryFn: async ({ signal }) => (await api(getNfoReminders, { signal })).data,
    enabled: isOwn,
  });
  const change = useMutation({
    mutationFn: async (remind: boolean) => (await api(setNfoReminder, { body: { schemeId: nfoId, remind } })).data,
    onSuccess: (ids) => keepAnswer(queryClient, remindersKey, ids),
    onError: (error) => flash.getState().show('error', errorMessage(error)),
  });
  return {
    isVisitor: user === null && advisor === null,
    isOwn,
    isOn: data?.includes(nfoId) ?? false,
    // where the reminders could not be read, a press asks for one and is answered with all
    isBusy: change.isPending || (isOwn && isPending),
    set: (remind: boolean) => change.mutate(remind),
  };
}
