import {
  addCustomerNote,
  addCustomerTask,
  changeCustomerTask,
  type CustomerNotes,
  getCustomerNotes,
  removeCustomerNote,
  removeCustomerTask,
  setCustomerFamily,
  setCustomerTags,
} from '@prosperx/core/agent';
import type { BusinessDate } from '@prosperx/core/time';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { keepAnswer, useServices } from '#services/services.js';

const keyOf = (encryptedId: string) => ['my', 'customer-notes', encryptedId] as const;

/** Reads what the advisor keeps about a customer. */
export function useCustomerNotes(encryptedId: string) {
  const { api } = useServices();
  return useQuery({
    queryKey: keyOf(encryptedId),
    queryFn: async () => (await api(getCustomerNotes, { query: { encryptedId } })).data,
    refetchOnMount: 'always',
  });
}

/** A change of what is kept about a customer. */
export type NotesChange =
  | { readonly kind: 'tags'; readonly tags: readonly string[] }
  | { readonly kind: 'family'; readonly family: string }
  | { readonly kind: 'note'; readonly text: string }
  | { readonly kind: 'no-note'; readonly noteId: string }
  | { readonly kind: 'task'; readonly text: string; readonly dueOn: BusinessDate }
  | { readonly kind: 'moved'; readonly taskId: string; readonly dueOn: BusinessDate; readonly isDone: boolean }
  | { readonly kind: 'no-task'; readonly taskId: string };

/** Changes what is kept about a customer, and shows what the server keeps then; the list of customers has its tags and tasks anew. */
export function useChangeNotes(encryptedId: string) {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const of = { encryptedId };
  const send = async (change: NotesChange): Promise<CustomerNotes> => {
    if (change.kind === 'tags') return (await api(setCustomerTags, { body: { ...of, tags: [...change.tags] } })).data;
    if (change.kind === 'family')
      return (await api(setCustomerFamily, { body: { ...of, family: change.family } })).data;
    if (change.kind === 'note') return (await api(addCustomerNote, { body: { ...of, text: change.text } })).data;
    if (change.kind === 'no-note')
      return (await api(removeCustomerNote, { body: { ...of, noteId: change.noteId } })).data;
    if (change.kind === 'no-task')
      return (await api(removeCustomerTask, { body: { ...of, taskId: change.taskId } })).data;
    const { kind, ...task } = change;
    if ('taskId' in task) return (await api(changeCustomerTask, { body: { ...of, ...task } })).data;
    return (await api(addCustomerTask, { body: { ...of, ...task } })).data;
  };
  return useMutation({
    mutationFn: send,
    onSuccess: (kept) => {
      keepAnswer(queryClient, keyOf(encryptedId), kept);
      // the list lies below and may take its time
      void queryClient.invalidateQueries({ queryKey: ['my', 'customers'] });
    },
  });
}
