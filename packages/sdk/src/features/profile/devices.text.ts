export const devicesText = {
  sessions: 'Logged in now',
  sessionsText:
    'A session that you log out ends at once. If you do not recognise one, log it out and change your password.',
  devices: 'Your devices',
  devicesText:
    'You have logged in on these devices before. On one that you remove, the next login counts as a new device.',
  failed: 'Your devices could not be loaded.',
  thisDevice: 'This device',
  unknown: 'Unknown browser',
  /** A browser as the server names it: `Chrome on Android`. */
  browser: (name: string) => name,
  /** Who began a session, where it was not the account holder on our own site. */
  ofAdvisor: (name: string) => `Your advisor ${name}`,
  ofAnAdvisor: 'Your advisor',
  ofPartner: (name: string) => `Logged in by ${name}`,
  onPageOf: (browser: string, name: string) => `${browser}, at ${name}`,
  since: (from: string, last: string) => `Since ${from} · last active ${last}`,
  seen: (first: string, last: string) => `First login ${first} · last seen ${last}`,
  logOut: 'Log out',
  /** Names a button for who hears it alone. */
  logOutOf: (name: string) => `Log out ${name}`,
  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name}`,
  others: 'Log out everywhere else',
  ended: 'Logged out.',
  removed: 'Done. The device is removed.',
  othersEnded: 'You are logged out everywhere else.',
  none: 'No devices yet.',
};
