import { PxError } from '@prosperx/core/errors';
import { type MutateOptions, useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { samePerson, useServices } from './services.js';

interface OwnOptions<Data, Given> extends Pick<UseMutationOptions, 'scope' | 'networkMode'> {
  readonly mutationFn: (given: Given) => Promise<Data>;
  readonly onSuccess?: (data: Data) => unknown;
  readonly onSettled?: () => unknown;
}

/** `useMutation` of writes that wait for one another: one that still waits when another person comes is not sent in their name. */
export function useOwnMutation<Data, Given = void>({ mutationFn, ...options }: OwnOptions<Data, Given>) {
  const { session } = useServices();
  type Begun = { readonly given: Given; readonly isSamePerson: () => boolean };
  const mutation = useMutation<Data, Error, Begun>({
    ...options,
    mutationFn: ({ given, isSamePerson }) =>
      isSamePerson() ? mutationFn(given) : Promise.reject(new PxError('signed_out')),
  });
  const begin = (given: Given): Begun => ({ given, isSamePerson: samePerson(session) });
  return {
    ...mutation,
    variables: mutation.variables?.given,
    mutate: (given: Given, heard?: MutateOptions<Data, Error, Begun>) => mutation.mutate(begin(given), heard),
    mutateAsync: (given: Given) => mutation.mutateAsync(begin(given)),
  };
}
