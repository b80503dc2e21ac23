import type { Clock } from '@prosperx/core/time';
import * as z from 'zod/mini';
import { providerApi } from '#providers/http/provider-api.js';
import type { Notifier } from '#providers/providers.js';
import { type MessageTemplate, templateOf } from './message-templates.js';

/** The account at Gupshup, and what is registered with the operators. */
export interface GupshupSettings {
  readonly userId: string;
  readonly password: string;
  /** The header under which messages come, six letters. */
  readonly header: string;
  /** The number of the sender with the operators. */
  readonly entityId: string;
  readonly templates: readonly MessageTemplate[];
  readonly clock: Clock;
  readonly url?: string;
  readonly fetch?: typeof globalThis.fetch;
}

const URL_OF_API = 'https://enterprise.smsgupshup.com/GatewayAPI';

const answerSchema = z.object({ response: z.object({ status: z.string(), id: z.string() }) });

/** From Devanagari to Malayalam. */
const INDIAN_SCRIPT = /[\u0900-\u0D7F]/;

/** Sends SMS by Gupshup under a registered header and template. */
export function gupshupNotifier(settings: GupshupSettings): Notifier {
  const { userId, password, header, entityId, templates, clock, url = URL_OF_API, fetch } = settings;
  const api = providerApi({ name: 'gupshup', url, headers: {}, clock, ...(fetch && { fetch }) });
  return {
    send: async ({ to, ...message }) => {
      const { template, text } = templateOf(templates, message);
      const form = {
        method: 'SendMessage',
        send_to: `91${to}`,
        msg: text,
        msg_type: INDIAN_SCRIPT.test(text) ? 'Unicode_text' : 'TEXT',
        userid: userId,
        auth_scheme: 'plain',
        password,
        v: '1.1',
        format: 'json',
        mask: header,
        principalEntityId: entityId,
        dltTemplateId: template.id,
      };
      // the login stands in the body: addresses are logged on their way
      const { status, body } = await api.call({ method: 'POST', path: '/rest', form });
      const parsed = answerSchema.safeParse(body);
      const said = parsed.success ? parsed.data.response : null;
      if (status >= 300 || said?.status !== 'success')
        throw Object.assign(new Error('Gupshup did not take the message'), { name: 'SmsError', code: said?.id });
    },
  };
}
