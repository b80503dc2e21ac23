import { API_PREFIX } from '@prosperx/core/http';
import { PxError } from '@prosperx/core/errors';
import type { Hono } from 'hono';
import { isLinkGood } from '#modules/files/file-link.js';
import { fileHeaders } from '#modules/files/mount-file-links.js';
import { failureResponse } from '#http/guard.js';
import { commonHeaders } from '#http/security-headers.js';
import type { Services } from '#services.js';
import { challanOf } from './challan-of.js';

/** Answers the links of `getChallan`; one that is forged or too old finds nothing. The document is made when it is read. */
export function mountChallanLinks(hono: Hono, services: Services): void {
  hono.get(`${API_PREFIX}/challans/:id`, async (c) => {
    const id = c.req.param('id');
    const { until = '', signature = '' } = c.req.query();
    const bytes = isLinkGood(services, id, until, signature) ? await challanOf(services, id) : null;
    if (!bytes) return failureResponse(new PxError('not_found'), services);
    const headers = {
      ...commonHeaders(services.config),
      ...fileHeaders,
      'Content-Type': 'application/pdf',
      'Content-Disposition': 'attachment; filename="challan.pdf"',
    };
    return new Response(Buffer.from(bytes), { headers });
  });
}
