import { updateCustomers, type UpdateRow } from '@prosperx/core/customer-update';
import { useQueryClient } from '@tanstack/react-query';
import { useServices } from '#services/services.js';
import { useExclusiveMutation } from '#services/use-exclusive-mutation.js';

/** Asks what rows of a file change of what the advisor keeps about customers, and has it changed. */
export function useUpdateCustomers() {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const send = async (rows: readonly UpdateRow[], isPreview: boolean) =>
    (
      await api(updateCustomers, {
        body: { rows: rows.map(({ update: { tags, ...update } }) => ({ ...update, tags: [...tags] })), isPreview },
      })
    ).data.rows;
  const look = useExclusiveMutation({ mutationFn: (rows: readonly UpdateRow[]) => send(rows, true) });
  const keep = useExclusiveMutation({
    mutationFn: (rows: readonly UpdateRow[]) => send(rows, false),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['my', 'customers'] }),
  });
  return { look, keep };
}
