import type { BodyOf } from '@prosperx/core/http';
import type { Language } from '@prosperx/core/language';
import {
  type AdvisorInterest,
  createHomePageLead,
  createLead,
  createPremiumLead,
  getLeads,
  importLeads,
  INVITED_AT_ONCE,
  type InvitationOutcome,
  inviteLeads,
  INTERESTED_TAG,
  type LeadStatus,
  type LeadTerms,
  saveInterestedCustomer,
  sentLeadTermsOf,
  updateLead,
} from '@prosperx/core/lead';
import type { PremiumTag } from '@prosperx/core/premium-service';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { isBackgroundRefetch, useServices, useStore } from '#services/services.js';
import { useOwnMutation } from '#services/use-own-mutation.js';

const LEADS = ['my', 'leads'] as const;

interface LeadQuery {
  readonly status?: LeadStatus | undefined;
  /** From 0. */
  readonly page?: number | undefined;
}

/** Returns a page of the leads of the advisor who is signed in; asks nothing for everybody else. */
export function useLeads({ status, page = 0 }: LeadQuery = {}) {
  const { api, session } = useServices();
  const agentCode = useStore(session).advisor?.agentCode;
  return useQuery({
    queryKey: [...LEADS, agentCode, status, page],
    queryFn: async (reading) => {
      const query = { agentCode: agentCode ?? '', ...(status && { status }), ...(page > 0 && { page: String(page) }) };
      return (await api(getLeads, { query, background: isBackgroundRefetch(reading) })).data;
    },
    enabled: agentCode !== undefined,
  });
}

/** Makes a lead: for a premium service by its tag, without one for the advisor's own list. */
export function useCreateLead(tag: PremiumTag | null) {
  const { api } = useServices();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof createPremiumLead>) =>
      tag === null ? api(createHomePageLead, { body }) : api(createPremiumLead, { query: { tag }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: LEADS }),
  });
}

/** Adds leads to the advisor's own list; returns what became of each, and the id of each that was added. */
export function useImportLeads() {
  const { api } = useServices();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (leads: readonly LeadTerms[]) => {
      const { data } = await api(importLeads, { body: { leads: leads.map(sentLeadTermsOf) } });
      return data.rows;
    },
    onSuccess: () => client.invalidateQueries({ queryKey: LEADS }),
  });
}

/** Invites leads to open an account with their advisor; returns what became of each. */
export function useInviteLeads() {
  const { api } = useServices();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ leadIds, language }: { readonly leadIds: readonly string[]; readonly language: Language }) => {
      const outcomes: InvitationOutcome[] = [];
      for (let at = 0; at < leadIds.length; at += INVITED_AT_ONCE) {
        const body = { leadIds: leadIds.slice(at, at + INVITED_AT_ONCE), language };
        outcomes.push(...(await api(inviteLeads, { body })).data.outcomes);
      }
      return outcomes;
    },
    // some may have been invited before a later call failed
    onSettled: () => client.invalidateQueries({ queryKey: LEADS }),
  });
}

/** Keeps what has become of a lead, one change after the other. What a change leaves out stays as it is on the server: what is shown may be older. */
export function useUpdateLead() {
  const { api } = useServices();
  const client = useQueryClient();
  return useOwnMutation({
    scope: { id: LEADS[1] },
    mutationFn: (body: BodyOf<typeof updateLead>) => api(updateLead, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: LEADS }),
  });
}

/** Says that the advisor is interested in an offer. Nobody waits for it, and a failure is not shown. */
export function useSubmitInterest() {
  const { api } = useServices();
  const client = useQueryClient();
  return (interest: AdvisorInterest) => {
    void api(createLead, { query: { tag: INTERESTED_TAG }, body: { interest } })
      .then(() => client.invalidateQueries({ queryKey: LEADS }))
      .catch(() => undefined);
  };
}

/** Keeps who is interested in a plan or a premium service that an advisor shared. */
export function useSaveInterested() {
  const { api } = useServices();
  return useMutation({
    mutationFn: (body: BodyOf<typeof saveInterestedCustomer>) => api(saveInterestedCustomer, { body }),
  });
}
