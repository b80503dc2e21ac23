import {
  cancelPlan,
  confirmPlan,
  declinePlan,
  getDestinations,
  getPlanDates,
  getPlans,
  getPlanValidation,
  type Plan,
  type PlanForm,
  type PlanKind,
  readPlanLink,
  registerPlan,
  sendPlanOtp,
  setUpPlan,
  termsOfWire,
  verifyPlanOtp,
} from '@prosperx/core/stp';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { intentOf, sendIntent } from '#services/idempotency.js';
import { isBackgroundRefetch, keepAnswer, useServices } from '#services/services.js';
import { useExclusiveMutation } from '#services/use-exclusive-mutation.js';
import { useSession } from '#session/use-session.js';
import { linkKey } from './link-key.js';
import { spoken } from './spoken.js';

const plansKey = ['my', 'plans'] as const;

/** How often a list asks again while the exchange has not answered about one of its plans. */
const WHILE_PROCESSING = 2_000;

const useUcc = () => useSession().user?.encryptedId ?? '';

/** The plans of a kind of the signed-in person, newest first. */
export function usePlans(kind: PlanKind, enabled: boolean) {
  const { api, language } = useServices();
  const ucc = useUcc();
  return useQuery({
    ...spoken([...plansKey, kind], language),
    queryFn: async (reading) =>
      (await api(getPlans, { query: { ucc, trxnType: kind }, background: isBackgroundRefetch(reading) })).data,
    enabled: enabled && ucc !== '',
    refetchInterval: ({ state }) =>
      state.data?.some(({ agentStatus }) => agentStatus === 'PROCESSING') ? WHILE_PROCESSING : false,
  });
}

/** The funds to which an STP out of a fund may go; nothing is asked without one. */
export function useDestinations(encryptedSchemeId: string) {
  const { api } = useServices();
  return useQuery({
    queryKey: ['plan-destinations', encryptedSchemeId],
    queryFn: async ({ signal }) => (await api(getDestinations, { query: { encryptedSchemeId }, signal })).data,
    enabled: encryptedSchemeId !== '',
  });
}

/** What a fund accepts of plans of a kind, with the source of that. */
export function usePlanTerms(encryptedSchemeId: string, kind: PlanKind) {
  const { api } = useServices();
  return useQuery({
    queryKey: ['plan-terms', encryptedSchemeId, kind],
    queryFn: async ({ signal }) => {
      const { data } = await api(getPlanValidation, { query: { encryptedSchemeId, trxnType: kind }, signal });
      return { terms: data.map(termsOfWire), source: data[0]?.source ?? '', asOf: data[0]?.asOf ?? null };
    },
    enabled: encryptedSchemeId !== '',
  });
}

interface DatedFunds {
  readonly kind: PlanKind;
  readonly from: string;
  readonly to: string;
  readonly freqType: string;
}

/** The server's day, and the dates on which a plan of these funds may start. */
export function usePlanDates({ kind, from, to, freqType }: DatedFunds) {
  const { api } = useServices();
  return useQuery({
    queryKey: ['plan-dates', kind, from, to, freqType],
    queryFn: async ({ signal }) => {
      const query = { encryptedSchemeId: from, trxnType: kind, freqType, ...(to !== '' && { toSchemeId: to }) };
      return (await api(getPlanDates, { query, signal })).data;
    },
    enabled: from !== '',
  });
}

/** Enters a plan: one press, one plan, whatever becomes of the answer. */
export function useRegisterPlan() {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const ucc = useUcc();
  return useExclusiveMutation({
    mutationFn: async (form: PlanForm) => {
      const intent = await intentOf('plan', ucc, form);
      const send = (idempotencyKey: string) => api(registerPlan, { query: { ucc }, body: form, idempotencyKey });
      return (await sendIntent(intent, send)).data;
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: plansKey }),
  });
}

/** Stops a running plan. */
export function useStopPlan() {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const ucc = useUcc();
  return useExclusiveMutation({
    mutationFn: async ({ txnRegNo, investmentType }: Plan) =>
      (await api(cancelPlan, { query: { ucc }, body: { txnRegNo, txnType: investmentType } })).data,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: plansKey }),
  });
}

/** Sends the code with which a confirmed plan is set up, checks it, and sets the plan up. */
export function usePlanCalls() {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const ucc = useUcc();
  return {
    sendCode: async (id: string) => (await api(sendPlanOtp, { query: { ucc }, body: { id } })).responseData,
    giveCode: async (id: string, otp: string) => {
      await api(verifyPlanOtp, { query: { ucc }, body: { id, otp } });
    },
    setUp: async (id: string) => {
      const send = (idempotencyKey: string) => api(setUpPlan, { query: { ucc }, body: { id }, idempotencyKey });
      const { data } = await sendIntent(`plan-setup:${id}`, send);
      await queryClient.invalidateQueries({ queryKey: plansKey });
      return data;
    },
  };
}

const keyOf = (token: string) => linkKey('plan-link', token);

/** The plan that an emailed link is about. */
export function usePlanLink(token: string) {
  const { api } = useServices();
  return useQuery({
    queryKey: keyOf(token),
    queryFn: async () => (await api(readPlanLink, { body: { token } })).responseData,
    enabled: token !== '',
    retry: false,
  });
}

/** The two answers to it; each returns the plan as it stands then. */
export function usePlanAnswers(token: string) {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const onSuccess = (view: PlanLinkView) => {
    keepAnswer(queryClient, keyOf(token), view);
    return queryClient.invalidateQueries({ queryKey: plansKey });
  };
  const onError = () => queryClient.invalidateQueries({ queryKey: keyOf(token) });
  return {
    confirm: useMutation({
      mutationFn: async () => (await api(confirmPlan, { body: { token } })).responseData,
      onSuccess,
      onError,
    }),
    decline: useMutation({
      mutationFn: async () => (await api(declinePlan, { body: { token } })).responseData,
      onSuccess,
      onError,
    }),
  };
}

export type PlanLinkView = NonNullable<ReturnType<typeof usePlanLink>['data']>;
