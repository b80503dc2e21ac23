/** Words of `npm run doctor`. */
export const doctorText = {
  sandbox: 'a sandbox: people, money and orders are invented',
  live: 'a server for real people and money',
  keys: 'the keys of the data are there',
  database: (engine: string, version: string) =>
    `${engine === 'pglite' ? 'the embedded database' : 'PostgreSQL'} ${version}, and the keys fit its data`,
  newDatabase: (folder: string) => `the embedded database, which the first start makes in ${folder}`,
  noDatabase: (why: string) =>
    `The database named by DATABASE_URL does not answer (${why}). Check the address, the user and the password.`,
  tooOld: (version: string, oldest: number) => `PostgreSQL ${version} is too old: it must be ${oldest} or newer.`,
  clockDiffers: (seconds: number) =>
    `its clock is ${Math.abs(seconds)} seconds ${seconds > 0 ? 'ahead of' : 'behind'} this machine: set both by NTP`,
  onThisMachine: (url: string) => `${url}, on this machine alone`,
  address: (url: string) => `${url}, and the name is known`,
  exchange: (schemes: number) =>
    `login and scheme master are there (${schemes} schemes); it has no call that changes nothing`,
  navs: 'fetched each evening',
  noNavs: 'NAV_URL names no file: prices stay as they are imported',
  noWhatsApp: 'not sent: WHATSAPP_PROVIDER names nobody',
  alarms: 'mailed to OPERATOR_EMAIL, at most one of a kind an hour',
  noAlarms: 'OPERATOR_EMAIL names nobody: alarms stand in the log alone',
  folder: (folder: string) => `kept in ${folder}, which servers on other machines do not see`,
  bucket: 'the bucket takes files, and gives them back',
  answers: 'it answers, and knows us',
  played: 'played by the sandbox',
  silent: (why: string) => `it does not answer, or does not know us (${why})`,
  unknown: 'for an unknown reason',
  title: (isReady: boolean) => (isReady ? 'The server would start.' : 'The server would not start.'),
};
