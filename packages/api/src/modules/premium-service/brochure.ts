import { isAgentCode } from '@prosperx/core/agent';
import { helpDesk, RISK_WARNING } from '@prosperx/core/disclosure';
import { PxError } from '@prosperx/core/errors';
import { API_PREFIX } from '@prosperx/core/http';
import { type generateBrochure as call, type PremiumService, premiumServiceOf } from '@prosperx/core/premium-service';
import type { Hono } from 'hono';
import { failureResponse } from '#http/guard.js';
import { commonHeaders } from '#http/headers.js';
import { placeOf } from '#http/place.js';
import type { Verb } from '#http/serve.js';
import type { Services } from '#kernel/services.js';
import { type Imprint, imprintLine, readImprint } from '#records/agent/imprint.js';
import type { DocumentWriter } from '#records/document/document-writer.js';
import { documentLimiter } from '#records/file/document-limiter.js';
import { brochureText as text } from './brochure.text.js';

/** The address of a brochure on this server, of an advisor who shares it with their name. It names nobody else, and stays for as long as the service is offered. */
export const brochurePath = ({ route }: PremiumService, agentCode: string | null): string =>
  `${API_PREFIX}/brochures/${route}.pdf${agentCode === null ? '' : `?${new URLSearchParams({ agentCode }).toString()}`}`;

export const generateBrochure: Verb<typeof call> = ({ ctx, input }) => {
  const service = premiumServiceOf(input.tag);
  if (!service) throw new PxError('premium_service_unknown');
  return Promise.resolve({
    fileName: `${service.route}.pdf`,
    fileUrl: brochurePath(service, ctx.actor.kind === 'advisor' ? ctx.actor.agentCode : null),
    fileType: 'application/pdf',
  });
};

function writeList(writer: DocumentWriter, heading: string, lines: readonly string[]): void {
  writer.heading(heading);
  for (const line of lines) writer.paragraph(text.bullet(line));
}

/** The day of the words: a brochure is the same until they change. */
const MADE_AT = new Date('2026-11-01T00:00:00Z');

/** Makes the brochure of a service from the words of its page, as a PDF. */
async function makeBrochure(service: PremiumService, sharedBy: Imprint | null): Promise<Uint8Array> {
  const { DocumentWriter } = await import('#records/document/document-writer.js');
  const writer = new DocumentWriter(service.title, MADE_AT);
  writer.title(service.title);
  if (sharedBy) writer.paragraph(text.by(imprintLine(sharedBy)));
  writer.paragraph(service.description);
  if (service.topFeatures) {
    writer.heading(text.topFeatures);
    for (const { term, value } of service.topFeatures) writer.row(term, value);
  }
  const benefits = service.keyBenefits.map((benefit) => benefit.text);
  writeList(writer, text.keyBenefits, benefits);
  if (service.whatYouGet) {
    writer.heading(text.whatYouGet);
    writer.paragraph(service.whatYouGet.desc);
    for (const point of service.whatYouGet.points) writer.paragraph(text.bullet(point));
  }
  writeList(writer, text.whoIsThisFor, service.whoIsThisFor);
  writer.heading(text.fee);
  writer.paragraph(text.feeText);
  writer.heading(text.questions);
  for (const { question, answer } of service.faqs) {
    writer.paragraph(question);
    writer.paragraph(answer);
    writer.paragraph(' ');
  }
  writer.heading(text.contact);
  writer.paragraph(`${helpDesk.helpLine} (${helpDesk.helpLineHours}), ${helpDesk.supportEmail}`);
  if (service.disclaimer) writer.paragraph(service.disclaimer);
  return writer.end((page, pages) => [RISK_WARNING, text.page(page, pages)]);
}

const made = new Map<string, Promise<Uint8Array>>();

/** The brochure of a service that names nobody, made once in the life of the server. */
function brochureOf(service: PremiumService): Promise<Uint8Array> {
  const known = made.get(service.route);
  if (known) return known;
  const fresh = makeBrochure(service, null);
  made.set(service.route, fresh);
  fresh.catch(() => made.delete(service.route));
  return fresh;
}

/** Answers the addresses of `brochurePath`: anybody may read them. */
export function mountBrochures(hono: Hono, services: Services): void {
  const limited = documentLimiter<Uint8Array>('documents');
  hono.get(`${API_PREFIX}/brochures/:file{[a-z-]+\\.pdf}`, async (c) => {
    const service = premiumServiceOf(c.req.param('file').replace(/\.pdf$/, ''));
    if (!service) return failureResponse(new PxError('not_found'), services);
    const agentCode = c.req.query('agentCode');
    const sharedBy = isAgentCode(agentCode) ? await readImprint(services, agentCode) : null;
    const key = JSON.stringify([service.route, sharedBy]);
    // nobody known asks, by whatever code: all of them together are one person
    const opened = { link: key, person: 'anybody', place: placeOf(c) };
    const make = () => limited(opened, () => makeBrochure(service, sharedBy));
    const brochure = await (sharedBy ? make() : brochureOf(service));
    const headers = {
      ...commonHeaders(services.config),
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="${service.route}.pdf"`,
      'Cache-Control': 'public, max-age=3600',
    };
    return new Response(Buffer.from(brochure), { headers });
  });
}
