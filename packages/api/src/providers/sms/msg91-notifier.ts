import type { Clock } from '@prosperx/core/time';
import * as z from 'zod/mini';
import { providerApi } from '#providers/http/provider-api.js';
import type { Notifier } from '#providers/providers.js';
import { type MessageTemplate, templateOf } from './message-templates.js';

/** The account at MSG91; its panel knows header and entity of each template. */
export interface Msg91Settings {
  readonly authKey: string;
  readonly templates: readonly MessageTemplate[];
  readonly clock: Clock;
  readonly url?: string;
  readonly fetch?: typeof globalThis.fetch;
}

const URL_OF_API = 'https://control.msg91.com/api/v5';

const answerSchema = z.object({ type: z.string(), code: z.nullish(z.union([z.string(), z.number()])) });

/** Sends SMS by MSG91's flows: it fills a template in itself, with our variables as VAR1, VAR2 and so on. */
export function msg91Notifier({ authKey, templates, clock, url = URL_OF_API, fetch }: Msg91Settings): Notifier {
  const api = providerApi({ name: 'msg91', url, headers: { authkey: authKey }, clock, ...(fetch && { fetch }) });
  return {
    send: async ({ to, ...message }) => {
      const { template, variables } = templateOf(templates, message);
      const filled = Object.fromEntries(variables.map((value, at) => [`VAR${at + 1}`, value]));
      const body = { template_id: template.flow, short_url: '0', recipients: [{ mobiles: `91${to}`, ...filled }] };
      const answer = await api.call({ method: 'POST', path: '/flow', body });
      const parsed = answerSchema.safeParse(answer.body);
      if (answer.status >= 300 || parsed.data?.type !== 'success')
        throw Object.assign(new Error('MSG91 did not take the message'), {
          name: 'SmsError',
          code: String(parsed.data?.code ?? answer.status),
        });
    },
  };
}
