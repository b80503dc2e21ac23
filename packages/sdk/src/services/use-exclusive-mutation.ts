import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { useRef } from 'react';

interface SoleOptions<Data, Given> extends Pick<UseMutationOptions, 'scope' | 'networkMode' | 'meta'> {
  readonly mutationFn: (given: Given) => Promise<Data>;
  readonly onSuccess?: (data: Data) => unknown;
  readonly onError?: (error: Error) => unknown;
  readonly onSettled?: () => unknown;
}

/** `useMutation` of which one is under way at a time. A second press may come before the page is seen to be busy: it is dropped, and cannot undo what the first does. */
export function useExclusiveMutation<Data, Given = void>(options: SoleOptions<Data, Given>) {
  const isUnderWay = useRef(false);
  const mutation = useMutation<Data, Error, Given>({
    ...options,
    mutationFn: (given) => options.mutationFn(given).finally(() => (isUnderWay.current = false)),
  });
  const mutate: typeof mutation.mutate = (...given) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    mutation.mutate(...given);
  };
  return { ...mutation, mutate };
}
