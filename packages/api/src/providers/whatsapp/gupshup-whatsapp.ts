import type { Clock } from '@prosperx/core/time';
import * as z from 'zod/mini';
import { type Probe, providerApi } from '#providers/http/provider-api.js';
import type { Notifier } from '#providers/providers.js';
import { type MessageTemplate, templateOf, templateReader } from '#providers/sms/message-templates.js';

/** The account for WhatsApp at Gupshup, and what WhatsApp has approved. */
export interface GupshupWhatsAppSettings {
  readonly apiKey: string;
  /** The app at Gupshup, whose templates they are: its name, and its id there. */
  readonly appName: string;
  readonly appId: string;
  /** The registered number that messages come from, with its country's code and without a plus. */
  readonly source: string;
  readonly templates: readonly MessageTemplate[];
  readonly clock: Clock;
  readonly url?: string;
  readonly fetch?: typeof globalThis.fetch;
}

const URL_OF_API = 'https://api.gupshup.io/wa';

/** What stands for one variable; the text of a whole message has 1,024 characters at most. */
const VARIABLE = 200;

const answerSchema = z.object({ status: z.string(), messageId: z.optional(z.string()) });

/** Reads the texts that WhatsApp has approved. */
export const readWhatsAppTemplates = templateReader(z.uuid(), 1);

/** Sends messages of approved templates by WhatsApp: Gupshup fills a template in with what stands for its variables. */
export function gupshupWhatsApp(settings: GupshupWhatsAppSettings): Notifier & { readonly probe: Probe } {
  const { apiKey, appName, appId, source, templates, clock, url = URL_OF_API, fetch } = settings;
  const api = providerApi({
    name: 'gupshup whatsapp',
    url,
    headers: { apikey: apiKey },
    clock,
    ...(fetch && { fetch }),
  });
  return {
    send: async ({ to, ...message }) => {
      const { template, variables } = templateOf(templates, message, VARIABLE);
      const form = {
        channel: 'whatsapp',
        source,
        destination: `91${to}`,
        'src.name': appName,
        template: JSON.stringify({ id: template.id, params: variables }),
      };
      const { status, body } = await api.call({ method: 'POST', path: '/api/v1/template/msg', form });
      const said = answerSchema.safeParse(body);
      if (status >= 300 || said.data?.status !== 'submitted')
        throw Object.assign(new Error('Gupshup did not take the message'), {
          name: 'WhatsAppError',
          code: String(status),
        });
    },
    // to read a template changes nothing, and is refused to who is not known
    probe: async () => {
      const path = ['/app', appId, 'template', templates[0]?.id ?? ''].map(encodeURI).join('/');
      const { status } = await api.call({ method: 'GET', path });
      if (status !== 200) throw new Error(`status ${status}`);
    },
  };
}
