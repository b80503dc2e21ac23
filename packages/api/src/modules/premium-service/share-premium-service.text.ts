import { RISK_WARNING } from '@prosperx/core/disclosure';
import { formatMoney } from '@prosperx/core/format';
import { type PremiumService, SERVICE_FEE } from '@prosperx/core/premium-service';

const cost = `Service fee ${formatMoney(SERVICE_FEE)}, free for a limited time.`;

/** A service, and the advisor who points it out. */
export interface SharedService {
  readonly service: PremiumService;
  readonly advisor: string;
  readonly page: string;
  readonly brochure: string;
}

/** The words with which a premium service is shared. */
export const premiumShareText = {
  subject: ({ service }: SharedService) => service.title,
  /** Without the links, for a chat. */
  content: ({ service, advisor }: Omit<SharedService, 'page' | 'brochure'>) =>
    `${advisor} points out the ${service.title} to you. ${service.shareDesc} ${cost} ${RISK_WARNING}`,
  message: ({ service, advisor, page }: SharedService) =>
    `${advisor} points out the ${service.title} to you. ${service.shareDesc} ${cost} Open on your phone: ${page} ${RISK_WARNING}`,
  mail: ({ service, advisor, page, brochure }: SharedService) =>
    [
      'Hello,',
      `${advisor} points out the ${service.title} to you.`,
      service.shareDesc,
      [
        ...service.keyBenefits.map(({ text }) => `- ${text}`),
        ...(service.topFeatures ?? []).map(({ term, value }) => `- ${term}: ${value}`),
      ].join('\n'),
      cost,
      `Brochure (PDF): ${brochure}\nOpen on your phone: ${page}`,
      [...(service.disclaimer ? [service.disclaimer] : []), `${RISK_WARNING}.`].join('\n'),
      'If you did not expect this, ignore this email.',
    ].join('\n\n'),
};
