import type { BodyOf, Endpoint } from '@prosperx/core/http';
import {
  changeSip,
  getRunningSips,
  pauseSip,
  readSkipLink,
  resumeSip,
  type RunningSip,
  type RunningSips,
  skipByLink,
  skipInstalment,
  stepUpSip,
  stopSip,
} from '@prosperx/core/sip';
import { useMutation, useQuery } from '@tanstack/react-query';
import { isRefusal } from '#services/error-message.js';
import { intentOf, sendIntent } from '#services/idempotency.js';
import { isBackgroundRefetch, keepAnswer, type Services, useServices } from '#services/services.js';
import { linkKey } from './link-key.js';
import { spoken } from './spoken.js';

const sipsKey = ['my', 'sips'] as const;

/** Returns the SIPs of the signed-in person. */
export function useRunningSips(enabled: boolean) {
  const { api, language } = useServices();
  return useQuery({
    ...spoken(sipsKey, language),
    queryFn: async (reading) => (await api(getRunningSips, { background: isBackgroundRefetch(reading) })).responseData,
    enabled,
    refetchOnMount: 'always',
  });
}

const calls = {
  skip: skipInstalment,
  pause: pauseSip,
  resume: resumeSip,
  change: changeSip,
  stepUp: stepUpSip,
  stop: stopSip,
} as const;

/** What may be done with a SIP. */
export type SipAct = keyof typeof calls;
/** What the call of an act is sent; decoded, so that amounts are in paise. */
export type SipActBody<Act extends SipAct> = (typeof calls)[Act] extends infer E
  ? E extends Endpoint
    ? BodyOf<E>
    : never
  : never;

/** Changes a SIP, once for what is sent however often it is, and shows it as it is then. */
export async function changeSipBy<Act extends SipAct>(
  services: Services,
  act: Act,
  body: SipActBody<Act>,
): Promise<RunningSip> {
  const { api, queryClient } = services;
  const intent = await intentOf(calls[act].name, body);
  const call = api as unknown as (
    endpoint: Endpoint,
    options: { readonly idempotencyKey: string; readonly body: unknown },
  ) => Promise<{ readonly responseData: RunningSip }>;
  // an answer that was lost is asked for again by the same key: a pause that was made is not made longer, whatever login came between
  const send = (idempotencyKey: string) => call(calls[act], { idempotencyKey, body });
  const { responseData } = await sendIntent(intent, send, isRefusal);
  queryClient.setQueriesData<RunningSips>(
    { queryKey: sipsKey },
    (before) => before && { ...before, sips: withSip(before.sips, responseData) },
  );
  return responseData;
}

const withSip = (sips: readonly RunningSip[], changed: RunningSip) =>
  sips.map((sip) => (sip.sipId === changed.sipId ? changed : sip));

/** Returns what the link of a reminder skips, and the way to skip it. */
export function useSkipLink(token: string) {
  const { api, queryClient } = useServices();
  const queryKey = linkKey('skip-link', token);
  const query = useQuery({
    queryKey,
    queryFn: async () => (await api(readSkipLink, { body: { token } })).responseData,
    retry: false,
  });
  const skip = useMutation({
    mutationFn: async () => (await api(skipByLink, { body: { token } })).responseData,
    onSuccess: (data) => keepAnswer(queryClient, queryKey, data),
  });
  return { query, skip };
}
