import { checkPartnerPage as call } from '@prosperx/core/partner';
import { serve, type Verb } from '#http/serve.js';

/** The origin alone decides: `ctx.partner` is the partner that owns the page, the named partner first where several share it. */
const checkPartnerPage: Verb<typeof call> = async ({ ctx, input }) => ({
  registered: ctx.partner !== null && (input.partner === undefined || ctx.partner.id === input.partner),
});

export const partnerRoutes = [serve(call, checkPartnerPage)];
