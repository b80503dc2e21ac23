import { getMorningMail, sendMorningMailCode, setAdvisorLanguage, setMorningMail } from '@prosperx/core/agent';
import type { BodyOf } from '@prosperx/core/http';
import type { Language } from '@prosperx/core/language';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Services, useServices } from '#services/services.js';
import { useSession } from '#session/use-session.js';

const KEY = ['my', 'morning-mail'] as const;

/** The address to which an advisor gets what waits by email each morning. */
export function useMorningMail() {
  const { api } = useServices();
  const { advisor } = useSession();
  return useQuery({
    queryKey: [...KEY, advisor?.agentCode],
    queryFn: async () => (await api(getMorningMail)).data,
    enabled: advisor !== null,
  });
}

/** Sends a code to the address. */
export function useSendMorningMailCode() {
  const { api } = useServices();
  return useMutation({
    mutationFn: async (email: string) => (await api(sendMorningMailCode, { body: { email } })).data,
  });
}

/** Has the mail sent to an address, by its code, or to none. */
export function useSetMorningMail() {
  const { api } = useServices();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: BodyOf<typeof setMorningMail>) => (await api(setMorningMail, { body })).data,
    onSuccess: () => client.invalidateQueries({ queryKey: KEY }),
  });
}

/** Has what is written to the advisor who is signed in written in a language from now on. */
export const keepAdvisorLanguage = ({ api }: Pick<Services, 'api'>, language: Language) =>
  api(setAdvisorLanguage, { body: { language } });
