import type { getTemplate as call } from '@prosperx/core/content';
import { RISK_WARNING } from '@prosperx/core/disclosure';
import type { Hono } from 'hono';
import { advisorOf } from '#http/agent.js';
import type { Verb } from '#http/serve.js';
import type { Services } from '#kernel/services.js';
import { readImprint } from '#records/agent/imprint.js';
import { mountDocumentLinks, documentLink } from '#records/file/file-links.js';
import { greetingText as text } from './content.text.js';

/** Returns the link to a greeting in the name of the advisor. */
export const getTemplate: Verb<typeof call> = async ({ ctx }) => {
  const { code } = await advisorOf(ctx);
  return { fileName: 'greeting.pdf', fileUrl: documentLink(ctx, 'greetings', code), fileType: 'application/pdf' };
};

async function greetingOf({ db, clock }: Services, agentCode: string): Promise<Uint8Array | null> {
  const imprint = await readImprint({ db, clock }, agentCode);
  if (!imprint) return null;
  const { DocumentWriter } = await import('#records/document/document-writer.js');
  const writer = new DocumentWriter(text.title, new Date(clock.now()));
  writer.title(text.title);
  for (const line of text.lines) writer.paragraph(line);
  writer.heading(imprint.name);
  writer.paragraph(imprint.arn === null ? text.advisor : text.distributor(imprint.arn));
  if (imprint.phone !== null) writer.paragraph(imprint.phone);
  return writer.end(() => [RISK_WARNING, text.foot]);
}

/** Answers the links of `getTemplate`. */
export const mountGreetings = (hono: Hono, services: Services): void =>
  mountDocumentLinks(hono, services, 'greetings', greetingOf);
