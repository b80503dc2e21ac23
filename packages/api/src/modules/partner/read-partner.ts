import { parseArgs } from 'node:util';
import { StartError } from '#db/start-error.js';
import { partnerText } from './partner.text.js';

/** What an operator tells of a partner; what is undefined stays as it was. */
export interface PartnerEntry {
  readonly id: string;
  readonly name: string | undefined;
  /** All of its pages, in place of those before: `scheme://host[:port]`. */
  readonly origins: readonly string[] | undefined;
  /** Codes of all advisors whom it may vouch for, in place of those before. */
  readonly agents: readonly string[] | undefined;
  readonly returnUrl: string | undefined;
  readonly newTicketKey: boolean;
}

const ID = /^[a-z0-9][a-z0-9-]{0,38}[a-z0-9]$/;
const THIS_MACHINE = ['127.0.0.1', 'localhost', '[::1]'];

/** An origin of this machine without a port stands for all its ports. */
export const hasAnyPort = (origin: string): boolean => THIS_MACHINE.some((host) => origin === `http://${host}`);

function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { origin, protocol, hostname } = new URL(text);
  return origin === text && (protocol === 'https:' || (protocol === 'http:' && THIS_MACHINE.includes(hostname)));
}

const options = {
  name: { type: 'string' },
  origin: { type: 'string', multiple: true },
  agent: { type: 'string', multiple: true },
  'return-url': { type: 'string' },
  'new-ticket-key': { type: 'boolean' },
} as const;

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch {
    throw new StartError(partnerText.usage);
  }
}

/** Reads `ID [--name NAME] [--origin ORIGIN …] [--agent CODE …] [--return-url URL] [--new-ticket-key]`. Throws `StartError` with what to mend. */
export function readPartner(args: readonly string[]): PartnerEntry {
  const { values, positionals } = parse(args);
  const [id, ...rest] = positionals;
  const name = values.name?.trim();
  if (id === undefined || rest.length > 0 || name === '') throw new StartError(partnerText.usage);
  if (!ID.test(id)) throw new StartError(partnerText.badId(id));
  const wrong = values.origin?.find((origin) => !isOrigin(origin));
  if (wrong !== undefined) throw new StartError(partnerText.badOrigin(wrong));
  return {
    id,
    name,
    origins: values.origin && [...new Set(values.origin)],
    agents: values.agent && [...new Set(values.agent)],
    returnUrl: values['return-url'],
    newTicketKey: values['new-ticket-key'] ?? false,
  };
}
