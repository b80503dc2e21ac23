import { readFile } from 'node:fs/promises';
import * as z from 'zod/mini';

/** A text that was registered with the operators (DLT), with `{#var#}` where something of each message stands. */
export interface DltTemplate {
  readonly id: string;
  readonly text: string;
}

const fileSchema = z.array(z.object({ id: z.string().check(z.regex(/^\d{10,25}$/)), text: z.string() }));

/** Reads a JSON list of `{ "id": "1007…", "text": "{#var#} is the OTP to …" }`. Rejects for a file that is none. */
export async function readDltTemplates(path: string): Promise<readonly DltTemplate[]> {
  return z.parse(fileSchema, JSON.parse(await readFile(path, 'utf8')));
}

/** The operators let a variable have so many letters. */
const VARIABLE = 30;

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

const patternOf = ({ text }: DltTemplate) =>
  new RegExp(`^${text.split('{#var#}').map(escaped).join(`[\\s\\S]{0,${VARIABLE}}`)}$`);

/** Returns the template that a message is made by; undefined where none is registered, and operators would drop the message. */
export function templateOf(templates: readonly DltTemplate[], message: string): DltTemplate | undefined {
  return templates.find((template) => patternOf(template).test(message));
}
