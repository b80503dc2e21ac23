import {
  answerFamily,
  askFamilyConsents,
  type FamilyConsents,
  type FamilyMembers,
  getFamily,
  getFamilyConsents,
  getFamilyPortfolio,
} from '@prosperx/core/family';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { keepAnswer, useServices } from '#services/services.js';
import { useExclusiveMutation } from '#services/use-exclusive-mutation.js';
import { useIsSignedOn } from '#session/use-session.js';

const KEY = ['my', 'family'] as const;
const PORTFOLIO = ['my', 'family-portfolio'] as const;
const consentsKey = (family: string) => ['my', 'family-consents', family] as const;

/** Returns the members of the account holder's family, and who shows what to whom. */
export function useFamily() {
  const { api } = useServices();
  // others' holdings are for who signed in themselves
  const enabled = !useIsSignedOn();
  return useQuery({
    queryKey: KEY,
    queryFn: async () => (await api(getFamily)).data,
    refetchOnMount: 'always',
    enabled,
  });
}

/** Returns what the account holder and those who let them see it hold. */
export function useFamilyPortfolio(enabled: boolean) {
  const { api } = useServices();
  return useQuery({ queryKey: PORTFOLIO, queryFn: async () => (await api(getFamilyPortfolio)).data, enabled });
}

/** Lets a member see what the account holder holds, or no longer. */
export function useAnswerFamily() {
  const { api } = useServices();
  const client = useQueryClient();
  return useExclusiveMutation({
    mutationFn: async (answer: { readonly memberId: string; readonly allow: boolean }) =>
      (await api(answerFamily, { body: answer })).data,
    onSuccess: (family: FamilyMembers) => keepAnswer(client, KEY, family),
  });
}

/** Returns what the members of a family of the advisor's said to each other seeing what they hold. */
export function useFamilyConsents(family: string) {
  const { api } = useServices();
  return useQuery({
    queryKey: consentsKey(family),
    queryFn: async () => (await api(getFamilyConsents, { query: { family } })).data,
    refetchOnMount: 'always',
  });
}

/** Asks those members of a family who were not asked yet. */
export function useAskFamily(family: string) {
  const { api } = useServices();
  const client = useQueryClient();
  return useExclusiveMutation({
    mutationFn: async () => (await api(askFamilyConsents, { body: { family } })).data,
    onSuccess: (consents: FamilyConsents) => keepAnswer(client, consentsKey(family), consents),
  });
}
