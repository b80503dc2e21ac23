const nothing = (fault: string) => `${fault} Nothing was imported.`;

const faults: Readonly<Record<string, string | undefined>> = {
  missing: 'is missing',
  empty: 'has no offers',
  not_a_day: 'is not a day of a month (1 to 31)',
  not_a_date: 'is not a date such as 2026-08-24',
  not_an_isin: 'is not an ISIN of a scheme, such as INF846KA1572',
};

const offers = (count: number) => `${count} ${count === 1 ? 'offer' : 'offers'}`;

export const nfoText = {
  nothing,
  noJson: nothing('The file is not JSON: perhaps an error page, or part of a file.'),
  file: 'The file',
  offer: (at: number, name: string | null) => (name === null ? `Offer ${at}` : `Offer ${at} (${name})`),
  badField: (location: string, field: PropertyKey | undefined, fault: string) =>
    `${location}: ${field === undefined ? 'it' : `"${String(field)}"`} ${faults[fault] ?? 'is missing or of another kind'}.`,
  closesBeforeOpen: (location: string) => `${location} closes before it opens.`,
  allotsBeforeClose: (location: string) => `${location} allots units before it closes.`,
  twice: (location: string) => `${location} is listed twice, or has the ISIN of another.`,
  withdrawnLater: (name: string) => `${name} is withdrawn on a day that is to come.`,
  allottedBefore: (name: string) => `${name} is withdrawn although its units were allotted before.`,
  ofFuture: (day: string) => `The file is dated in the future: "asOfSuggested" is ${day}.`,
  counts: (added: number, changed: number, unchanged: number) =>
    `${offers(added)} added, ${changed} changed, ${unchanged} unchanged.`,
  changed: (name: string, changes: string) => `changed: ${name}: ${changes}`,
  change: (field: string, before: string, now: string) => `${field} ${before} → ${now}`,
  leftOut: (fault: string) => `left out: ${fault}`,
  unknown: 'unknown',
  kept: (name: string) => `kept: ${name}: newer facts are known`,
};
