import {
  type ContentItem,
  getActiveContent,
  getContentFile,
  getScratchCard,
  getTemplate,
  type ScratchEvent,
  sendSurvey,
  setSubscription,
  type Survey,
} from '@prosperx/core/content';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useServices, useStore } from '#services/services.js';

const CONTENT = ['my', 'content'] as const;

const useOwnCode = () => useStore(useServices().session).advisor?.agentCode;

/** Reads what the advisor who is signed in is shown to read and watch. */
export function useActiveContent() {
  const { api } = useServices();
  const agentCode = useOwnCode();
  return useQuery({
    queryKey: [...CONTENT, agentCode],
    queryFn: async () => (await api(getActiveContent, { query: { agentCode: agentCode ?? '' } })).data,
    enabled: agentCode !== undefined,
  });
}

/** Reads a picture of the content as an address for `<img>`. */
export function useContentPicture({ thumbNail: fileName }: Pick<ContentItem, 'thumbNail'>) {
  const { api } = useServices();
  return useQuery({
    queryKey: ['content-picture', fileName],
    queryFn: async () => (await api(getContentFile, { query: { fileName } })).responseData.value,
    staleTime: Infinity,
  });
}

/** Has the advisor notified of a category. */
export function useSubscribe() {
  const { api } = useServices();
  const agentCode = useOwnCode();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (categoryId: string) =>
      api(setSubscription, { body: { categoryId, subscribe: true, agentCode: agentCode ?? '' } }),
    onSuccess: () => client.invalidateQueries({ queryKey: CONTENT }),
  });
}

/** Asks for the greeting of a festival in the advisor's name; its answer names the file. */
export function useGreeting() {
  const { api } = useServices();
  const query = { templateType: 'PDF', brandingType: 'DIWALI', lang: 'en' } as const;
  return useMutation({ mutationFn: async () => (await api(getTemplate, { query })).responseData });
}

/** Reads a scratch card of the advisor. */
export function useScratchCard(eventKey: ScratchEvent) {
  const { api } = useServices();
  const agentCode = useOwnCode();
  return useQuery({
    queryKey: ['my', 'scratch-card', agentCode, eventKey],
    queryFn: async () => (await api(getScratchCard, { query: { agentCode: agentCode ?? '', eventKey } })).responseData,
    enabled: agentCode !== undefined,
  });
}

/** Sends the answer to a survey. */
export function useSurvey(survey: Survey) {
  const { api } = useServices();
  return useMutation({
    mutationFn: ({ rating, comment }: { readonly rating: number; readonly comment: string }) =>
      api(sendSurvey, { body: { survey, rating, ...(comment && { comment }) } }),
  });
}
