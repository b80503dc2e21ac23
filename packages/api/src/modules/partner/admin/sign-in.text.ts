import { PARTNER_LINK_MINUTES } from '@prosperx/core/partner';

/** The mail by which somebody signs in to a partner's dashboard. */
export const partnerLinkText = {
  subject: 'Your link to the ProsperX dashboard',
  body: (name: string, link: string) =>
    `This link signs you in to the dashboard of ${name}. It works once, within ${PARTNER_LINK_MINUTES} minutes:\n${link}\n\nDid you not ask for it? Then ignore this mail: nothing happens without the link. Never hand it on.`,
};
