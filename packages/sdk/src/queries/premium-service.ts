import {
  generateBrochure,
  getShareContent,
  type PremiumService,
  sharePremiumService,
} from '@prosperx/core/premium-service';
import { useMutation } from '@tanstack/react-query';
import { useServices } from '#services/services.js';

/** Asks for the brochure of a service; its answer names the file. */
export function useBrochure({ tag }: PremiumService) {
  const { api } = useServices();
  return useMutation({ mutationFn: async () => (await api(generateBrochure, { body: { tag } })).responseData });
}

/** Has the server make words and link with which a verified advisor shares a service with somebody. */
export function useShareContent({ tag }: PremiumService) {
  const { api } = useServices();
  return async (receiver?: string) => {
    const body = { serviceName: tag, ...(receiver !== undefined && { receiver }) };
    const { message, shareUrl } = (await api(getShareContent, { body })).responseData;
    return { message, url: shareUrl };
  };
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
