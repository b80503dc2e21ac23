export const devicesText = {
  sessions: 'Logged in now',
  sessionsText:
    'Whatever you log out is out at once. If you do not know one of them, log it out and change your password.',
  devices: 'Your devices',
  devicesText:
    'You have logged in on these devices before. On one that you remove, the next login counts as a new device.',
  failed: 'Your devices could not be loaded.',
  thisDevice: 'This device',
  unknown: 'Unknown browser',
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
  ended: 'Done. It is logged out.',
  removed: 'Done. The device is removed.',
  othersEnded: 'You are logged out everywhere else.',
  none: 'None is kept yet.',
};
