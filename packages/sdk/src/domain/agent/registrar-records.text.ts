import type { Feed, FeedFault, Registrar } from '@prosperx/core/registrar';

const figure = (many: number) => many.toLocaleString('en-IN');
const count = (many: number, one: string) => `${figure(many)} ${many === 1 ? one : `${one}s`}`;
const registrars: Readonly<Record<Registrar, string>> = { CAMS: 'CAMS', KFINTECH: 'KFintech' };
const feeds: Readonly<Record<Feed, string>> = { transactions: 'transactions', folios: 'folios', sips: 'SIPs' };

/** Words of what registrars' files say beside our books. */
export const registrarRecordsText = {
  failed: 'The registrars’ files could not be loaded.',
  logIn: { title: 'Log in as an advisor', text: 'Registrar files are for advisors who came from their partner app.' },
  add: 'Add a registrar file',
  show: 'Show',
  views: { outside: 'Held elsewhere', differences: 'Differences', waiting: 'Waiting' },
  none: 'No registrar file yet',
  noneText:
    'Add the files that CAMS (WBR2, WBR9, WBR49) or KFintech (MFSD201, MFSD203, MFSD243) emailed to you. You then see your customers’ folios that were not bought here, and what differs from our books.',
  empty: {
    outside: 'No folios held elsewhere',
    differences: 'No difference from our books',
    waiting: 'No folios of people who are not your customers',
  },
  emptyText: 'In the files added so far.',
  about: {
    outside:
      'Folios of your customers that were not bought here, by PAN or folio number. They are not part of your book.',
    differences: 'Where a registrar’s file differs from our books. Our books are not changed.',
    waiting:
      'Folios of people who are not your customers yet, or whose PAN is unknown. We check them again with each file and delete them after 180 days.',
  },
  columns: {
    customer: 'Customer',
    folio: 'Folio',
    units: 'Units',
    value: 'Value',
    sips: 'SIPs, STPs, SWPs',
    what: 'What differs',
    day: 'Day',
    theirs: 'Registrar',
    ours: 'Here',
    holder: 'Name in the file',
    rows: 'Rows',
    last: 'Latest',
  },
  caption: { outside: 'Folios held elsewhere', differences: 'Differences from our books', waiting: 'Folios that wait' },
  kinds: { balance: 'Balance', missing_here: 'Not in our books', missing_there: 'Not in the file' },
  of: (registrar: Registrar) => registrars[registrar],
  asOf: (day: string) => `On ${day}`,
  noValue: 'Not known',
  nothing: 'None',
  instructions: (many: number) => count(many, 'instruction'),
  noPan: 'No PAN in the file',
  open: 'Open',
  openOf: (name: string) => `Open the account of ${name}`,
  range: (first: number, last: number, all: number) => `${figure(first)} to ${figure(last)} of ${figure(all)}`,
  files: 'Files',
  file: (registrar: Registrar, feed: Feed, many: number, at: string) =>
    `${registrars[registrar]}, ${feeds[feed]}, ${count(many, 'row')}, added ${at}`,
  import: {
    title: 'Add a registrar file',
    subtitle: 'CAMS WBR2, WBR9 or WBR49, or KFintech MFSD201, MFSD203 or MFSD243:',
    how: 'The file is read on this device. Folio, scheme, name, PAN, dates, units and amounts of each row are sent, and the PAN is kept only as a hash; addresses, bank accounts and nominees are not sent. Nothing in our books is changed.',
    notOne:
      'This is not one of the files that we read: WBR2, WBR9, WBR49, MFSD201, MFSD203 or MFSD243 with all of its columns.',
    faults: {
      folio_missing: 'No folio',
      date_unreadable: 'Date cannot be read',
      units_unreadable: 'Units cannot be read',
      amount_unreadable: 'Amount cannot be read',
    } satisfies Record<FeedFault, string>,
  },
};
