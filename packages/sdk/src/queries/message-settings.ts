import type { Language } from '@prosperx/core/language';
import { getMessageSettings, setLetterLanguage, setWhatsApp, whatsAppConsent } from '@prosperx/core/profile';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { keepAnswer, type Services, useServices } from '#services/services.js';
import { useExclusiveMutation } from '#services/use-exclusive-mutation.js';

const settingsKey = ['my', 'message-settings'] as const;

/** Asks what the account holder is written to by. */
export function useMessageSettings() {
  const { api } = useServices();
  return useQuery({ queryKey: settingsKey, queryFn: async () => (await api(getMessageSettings)).data });
}

/** Agrees to WhatsApp, in the words that are shown, or withdraws it. */
export function useSetWhatsApp() {
  const { api } = useServices();
  const queryClient = useQueryClient();
  return useExclusiveMutation({
    mutationFn: async (wanted: boolean) =>
      (await api(setWhatsApp, { body: { consent: wanted ? whatsAppConsent.version : null } })).data,
    onSuccess: (settings) => keepAnswer(queryClient, settingsKey, settings),
  });
}

/** Has notifications to the account holder written in a language from now on. */
export const keepNotificationLanguage = async ({ api }: Pick<Services, 'api'>, language: Language) =>
  (await api(setLetterLanguage, { body: { language } })).data;

export function useSetNotificationLanguage() {
  const services = useServices();
  const queryClient = useQueryClient();
  return useExclusiveMutation({
    mutationFn: (language: Language) => keepNotificationLanguage(services, language),
    onSuccess: (settings) => keepAnswer(queryClient, settingsKey, settings),
  });
}
