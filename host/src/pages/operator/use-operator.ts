import { PxError } from '@prosperx/core/errors';
import { type DecisionRefusal, decisionText, getOperatorHome } from '@prosperx/core/operator';
import { MINUTE } from '@prosperx/core/time';
import { errorMessage, useServices } from '@prosperx/sdk/site';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const KEY = 'operator';
const HOME = [KEY, 'home'] as const;
const TWO_SECONDS = 2_000;

type Api = ReturnType<typeof useServices>['api'];

const isOver = (error: unknown) => error instanceof PxError && error.code === 'signed_out';

/**
 * Who is signed in, and what waits. It is asked anew each minute, which keeps no session alive: one that is over is seen to be, and the page
 * shows nothing of anybody any more.
 */
export function useHome() {
  const { api } = useServices();
  const ask = async () => (await api(getOperatorHome, { background: true })).data;
  return useQuery({
    queryKey: HOME,
    // the first answer ends the cookie of a session that is over
    queryFn: () => ask().catch((error: unknown) => (isOver(error) ? ask() : Promise.reject(error))),
    refetchInterval: MINUTE,
    staleTime: 0,
  });
}

/** Reads something of the console. `api` is given, so that each part names its call. */
export function useRead<Data>(
  name: readonly unknown[],
  read: (api: Api) => Promise<{ readonly data: Data }>,
  { whileTrue }: { readonly whileTrue?: (data: Data | undefined) => boolean } = {},
) {
  const { api } = useServices();
  const queryClient = useQueryClient();
  return useQuery({
    queryKey: [KEY, ...name],
    queryFn: async () => {
      try {
        return (await read(api)).data;
      } catch (error) {
        if (isOver(error)) void queryClient.invalidateQueries({ queryKey: HOME });
        throw error;
      }
    },
    staleTime: 0,
    // what one operator saw is not kept for the next
    gcTime: 0,
    retry: false,
    refetchInterval: ({ state }) => (whileTrue?.(state.data) ? TWO_SECONDS : false),
  });
}

interface ActOptions<Answer> {
  /** Said once it is done. */
  readonly done?: string | ((answer: Answer) => string) | undefined;
  readonly onDone?: ((answer: Answer) => void) | undefined;
  /** Faults of fields stand beside them, and nowhere else. */
  readonly quiet?: boolean;
}

/** An act of the console: what is shown is read again after it. */
export function useAct<Given, Answer>(
  act: (api: Api, given: Given) => Promise<Answer>,
  { done, onDone, quiet = false }: ActOptions<Answer> = {},
) {
  const { api, flash } = useServices();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (given: Given) => act(api, given),
    onSuccess: (answer) => {
      if (done !== undefined) flash.getState().show('success', typeof done === 'string' ? done : done(answer));
      onDone?.(answer);
    },
    onError: (error) => {
      const isOfField = error instanceof PxError && error.details.fields !== undefined;
      if (!(quiet && isOfField)) flash.getState().show('error', refusalOf(error) ?? errorMessage(error));
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: [KEY] }),
  });
}

/** The sentence of a decision that is not made any more. */
function refusalOf(error: unknown): string | undefined {
  if (!(error instanceof PxError) || error.code !== 'decision_refused') return undefined;
  const { why } = error.details.data as { readonly why: string };
  return decisionText[why as DecisionRefusal];
}

/** Shows a change of what `useRead` has read at once, until it is read again. */
export function useShow<Data>(
  name: readonly unknown[],
): (change: (data: Data | undefined) => Data | undefined) => void {
  const queryClient = useQueryClient();
  return (change) => void queryClient.setQueryData<Data>([KEY, ...name], change);
}

/** Reads all that is shown anew, as whoever goes to a part expects, also to the one where they are. */
export function useLookAgain(): () => void {
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries({ queryKey: [KEY] });
}

/** The code of what is wrong with a field, by the answer to an act. */
export const faultOf = (error: unknown, field: string): string | undefined =>
  error instanceof PxError ? error.details.fields?.[field] : undefined;
