import { expect, it } from 'vitest';
import { rupees } from '#money/index.js';
import { readLeadFile } from './lead-import.js';
import { LEAD_IMPORT_ROWS } from './lead.js';

const row = (name: string, mobile: string, email: string, amount = '') => [name, mobile, email, amount];
const TITLES = row('Customer Name', 'Mobile No.', 'E-mail ID', 'Amount (lakhs)');

it('the columns of a file are found by their titles, however they are written and in whatever order', () => {
  const found = readLeadFile([
    ['PAN', 'Email Address', 'Last Name', 'Phone', 'First name', 'Investment amount'],
    ['ABCDE1234F', 'ravi@example.com', 'Menon', '+91 90000 00001', 'Ravi', '₹ 2,50,000'],
  ]);
  expect(found).toMatchObject({ missing: [], unread: ['PAN'], left: 0 });
  expect(found.rows).toEqual([
    {
      row: 2,
      terms: { name: 'Ravi Menon', mobile: '9000000001', email: 'ravi@example.com', amount: rupees(2_50_000) },
      faults: [],
    },
  ]);
});

it('a file without one of the columns says which', () => {
  expect(
    readLeadFile([
      ['Name', 'City'],
      ['Ravi', 'Pune'],
    ]),
  ).toMatchObject({
    missing: ['mobile', 'email'],
    unread: ['City'],
    rows: [],
  });
  expect(readLeadFile([]).missing).toEqual(['name', 'mobile', 'email']);
});

it('what is wrong is said by row, as in the form, and a mobile counts once', () => {
  const { rows } = readLeadFile([
    TITLES,
    row('Ravi Menon', '9000000001', 'ravi@example.com', '2.5'),
    row('', '', '', ''),
    row('R2D2', '12345', 'nowhere', 'ten'),
    row('Ravi Menon', '09000000001', 'ravi@example.com', '0.5'),
  ]);
  expect(rows.map(({ row: at, faults }) => [at, faults])).toEqual([
    [2, []],
    [4, ['lead_name_invalid', 'lead_mobile_invalid', 'lead_email_invalid', 'lead_amount_unreadable']],
    [5, ['lead_amount_required', 'lead_twice']],
  ]);
  expect(rows[0]?.terms.amount).toBe(rupees(2_50_000));
});

it('of a long file the first rows are read, and the others counted', () => {
  const lines = Array.from({ length: LEAD_IMPORT_ROWS + 3 }, () => row('Ravi Menon', '9000000001', 'r@example.com'));
  const { rows, left } = readLeadFile([TITLES, ...lines]);
  expect([rows.length, left]).toEqual([LEAD_IMPORT_ROWS, 3]);
});
