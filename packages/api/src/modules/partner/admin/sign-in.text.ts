import { PARTNER_LINK_MINUTES } from '@prosperx/core/partner';

/** The mail by which somebody logs in to a partner's dashboard. */
export const partnerLinkText = {
  subject: 'Your link to the ProsperX dashboard',
  body: (name: string, link: string) =>
    `This link logs you in to the dashboard of ${name}. It works once, within ${PARTNER_LINK_MINUTES} minutes:\n${link}\n\nIf you did not ask for it, ignore this email: nothing happens without the link. Never pass it on.`,
};
