export const partnerText = {
  usage:
    'Give the id of a partner and what is to be known of it, such as: npm run partner -- redbank --name "Red Bank" --origin https://www.redbank.example',
  badId: (id: string) => `"${id}" cannot be the id of a partner: use 2 to 40 small letters, digits and hyphens.`,
  badOrigin: (origin: string) =>
    `"${origin}" is not an origin: give https://host, with its port if it has one and nothing after it, each host by itself and none by *; http:// only for this machine, such as http://127.0.0.1.`,
  originTaken: 'Another partner has registered this origin: where it is yours, have the operator change that.',
  noName: (id: string) => `There is no partner "${id}" yet: give its name too, by --name.`,
  noAgent: (codes: readonly string[]) => `There is no advisor ${codes.join(', ')}: advisors are registered first.`,
  badReturnUrl: (url: string) =>
    `"${url}" is not a place to go back to: give a path of this site, or a page on one of the partner's origins.`,
  returnsThere: (url: string) =>
    `“Back to your app” leads to ${url}, which is on this origin: have the operator change that first.`,
  badWebhook: (url: string) =>
    `"${url}" is not an address for events: give https://host/path, which is reached by https over the internet; a sandbox also takes this machine, such as http://127.0.0.1:9000/events.`,
  badTheme: (text: string) =>
    `"${text}" is not a look: give some of accent=#rrggbb, radius=4px and theme=light (dark, auto), separated by commas.`,
  theme: {
    accent_invalid: 'The accent is not a colour such as #0e7c66.',
    accent_light: 'This accent is too light to be seen on white: choose a darker one, or theme=dark.',
    accent_dark: 'This accent is too dark to be seen on dark pages: choose a lighter one, or theme=light.',
    radius_invalid: 'The radius is not a length from 0px to 24px.',
  },
  badMail: 'This is not an email address: give the one to which links to the dashboard are sent.',
  mailTaken: 'Another partner has this address: each needs its own.',
  none: 'No partners yet.',
  shared: '  (another partner has it too: a page there that names neither is nobody’s)',
  missing: {
    missing: (_: string) => '  (cannot transact: no ARN in force is registered)',
    waiting: (code: string) => `  (cannot transact: the ARN waits for verification, npm run advisor -- ${code})`,
    verified: (_: string) => '',
  },
  webhookSecret: (secret: string) => `secret of its events, shown this once: ${secret}`,
  noEvents: 'No events in the last 30 days.',
  event: (
    event: { readonly id: string; readonly type: string; readonly deliveredAt: number | null },
    tries: readonly (number | null)[],
  ) =>
    `${event.id}  ${event.type}  ${event.deliveredAt === null ? 'waits' : 'delivered'}  answers: ${tries.map((status) => status ?? 'none').join(', ') || 'not tried yet'}`,
  ticketKey: (key: string) => `ticket key, shown this once: ${key}`,
  serverKey: (key: string) => `key of the partner's server, shown this once: ${key}`,
};
