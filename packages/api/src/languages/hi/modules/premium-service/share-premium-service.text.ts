import { formatMoney } from '@prosperx/core/format';
import type { Translation } from '@prosperx/core/language';
import { RISK_WARNING } from '@prosperx/core/languages/hi/disclosure/disclosure.text.js';
import { SERVICE_FEE } from '@prosperx/core/premium-service';
import type { premiumShareText as english } from '#modules/premium-service/share-premium-service.text.js';

const cost = `सेवा की फीस ${formatMoney(SERVICE_FEE)}, सीमित समय के लिए मुफ्त।`;

export const premiumShareText: Translation<typeof english> = {
  subject: ({ service }) => service.title,
  content: ({ service, advisor }) =>
    `${advisor} ने आपको यह सेवा बताई है: ${service.title}। ${service.shareDesc} ${cost} ${RISK_WARNING}`,
  message: ({ service, advisor, page }) =>
    `${advisor} ने आपको यह सेवा बताई है: ${service.title}। ${service.shareDesc} ${cost} फोन पर खोलें: ${page} ${RISK_WARNING}`,
  mail: ({ service, advisor, page, brochure }) =>
    [
      'नमस्ते,',
      `${advisor} ने आपको यह सेवा बताई है: ${service.title}।`,
      service.shareDesc,
      [
        ...service.keyBenefits.map(({ text }) => `- ${text}`),
        ...(service.topFeatures ?? []).map(({ term, value }) => `- ${term}: ${value}`),
      ].join('\n'),
      cost,
      `ब्रोशर (PDF): ${brochure}\nफोन पर खोलें: ${page}`,
      [...(service.disclaimer ? [service.disclaimer] : []), RISK_WARNING].join('\n'),
      'अगर आपको इसकी उम्मीद नहीं थी, तो इस ईमेल पर ध्यान न दें।',
    ].join('\n\n'),
};
