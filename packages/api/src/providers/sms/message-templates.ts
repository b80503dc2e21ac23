import { readFile } from 'node:fs/promises';
import * as z from 'zod/mini';
import type { Message } from '#providers/providers.js';

/** A text that was registered (SMS: with the operators, DLT; WhatsApp: there), with `{#var#}` where something of each message stands. */
export interface MessageTemplate {
  readonly id: string;
  readonly text: string;
  /** The name that the sender has given it, where the sender fills it in and not we: MSG91's template id. */
  readonly flow?: string | undefined;
}

/** Returns what reads a JSON list of `{ "id": "1007…", "text": "{#var#} is the OTP to …" }`, at `least` so many; it rejects for a file that is none. */
export function templateReader(id: z.ZodMiniType<string>, least = 0) {
  const template = z.object({ id, text: z.string(), flow: z.optional(z.string()) });
  const schema = z.array(template).check(z.minLength(least));
  return async (path: string): Promise<readonly MessageTemplate[]> =>
    z.parse(schema, JSON.parse(await readFile(path, 'utf8')));
}

/** Reads the texts that are registered with the operators. */
export const readDltTemplates = templateReader(z.string().check(z.regex(/^\d{10,25}$/)));

/** The operators let a variable have so many letters. */
const VARIABLE = 30;

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

const patternOf = ({ text }: MessageTemplate, longest: number) =>
  new RegExp(`^${text.split('{#var#}').map(escaped).join(`([\\s\\S]{0,${longest}})`)}$`);

/** No registered text fits a message. Its code, which logs keep, is the subject of the message. */
class NoTemplate extends Error {
  override readonly name = 'NoSmsTemplate';
  constructor(readonly code: string) {
    super('no SMS template is registered for this message');
  }
}

/**
 * Returns the template that a message is made by, with the text that fits it and what stands for its variables: the message in English where
 * none is registered in its language. Throws where none is registered at all: operators would drop the message without a word.
 */
export function templateOf(
  templates: readonly MessageTemplate[],
  { text, subject, english = text }: Pick<Message, 'text' | 'subject' | 'english'>,
  longest = VARIABLE,
): { readonly template: MessageTemplate; readonly text: string; readonly variables: readonly string[] } {
  for (const said of [text, english])
    for (const template of templates) {
      const found = patternOf(template, longest).exec(said);
      if (found) return { template, text: said, variables: found.slice(1) };
    }
  throw new NoTemplate(subject);
}
