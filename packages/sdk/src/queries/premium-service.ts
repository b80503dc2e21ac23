import {
  generateBrochure,
  getShareContent,
  type PremiumService,
  sharePremiumService,
} from '@prosperx/core/premium-service';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useServices } from '#services/services.js';

/** Asks for the brochure of a service; its answer names the file. */
export function useBrochure({ tag }: PremiumService) {
  const { api } = useServices();
  return useMutation({ mutationFn: async () => (await api(generateBrochure, { body: { tag } })).responseData });
}

/** Reads the words and links with which a verified advisor shares a service. */
export function useShareContent({ tag }: PremiumService, isVerified: boolean) {
  const { api } = useServices();
  return useQuery({
    queryKey: ['my', 'premium-share', tag],
    queryFn: async () => (await api(getShareContent, { body: { serviceName: tag } })).responseData,
    enabled: isVerified,
  });
}

interface Receiver {
  readonly channel: 'email' | 'sms';
  readonly to: string;
}

/** Sends a service by the server, in the advisor's name. */
export function useSharePremiumService({ tag }: PremiumService) {
  const { api } = useServices();
  return ({ channel, to: value }: Receiver) =>
    api(sharePremiumService, { body: { type: channel === 'sms' ? 'mobile' : 'email', value, serviceName: tag } });
}
