import { businessDate } from '@prosperx/core/time';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anExchangeClient, aNominee } from '#testing/exchange-client.js';
import { clientLine, fatcaLine, stateCode } from './client-lines.js';

const parts = (line: string) => ['', ...line.split('|')];

describe('clientLine', () => {
  it('the line has 131 fields, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (name, address) => {
        const client = { ...anExchangeClient, name, address, nominees: [aNominee, aNominee, aNominee, aNominee] };
        expect(clientLine(client).split('|')).toHaveLength(131);
      }),
    );
  });

  it('the line names nominees from the 94th field on, six fields each; birth and guardian of a minor alone', () => {
    const minor = {
      ...aNominee,
      isNomineeMinor: true,
      nomineeDOB: businessDate('2015-01-20'),
      guardianName: 'Kiran Rao',
    };
    const shares = [
      { ...minor, nomineePercentage: '33.34' },
      { ...aNominee, nomineePercentage: '66.66' },
    ];
    const line = parts(clientLine({ ...anExchangeClient, nominees: shares }));
    expect(line.slice(94, 100)).toEqual(['Ira Rao', 'Daughter', '33.34', 'Y', '20/01/2015', 'Kiran Rao']);
    expect(line.slice(100, 106)).toEqual(['Ira Rao', 'Daughter', '66.66', 'N', '', '']);
    expect(line.slice(106, 112)).toEqual(['', '', '', '', '', '']);
  });

  it('the line names the account of redemptions as the default one, and others after it, five fields each', () => {
    const otherBanks = [{ account: '22222', type: 'CB' as const, ifsc: 'SBIN0000300' }];
    const line = parts(clientLine({ ...anExchangeClient, otherBanks }));
    expect(line.slice(42, 47)).toEqual(['SB', '11415', '', 'HDFC0000001', 'Y']);
    expect(line.slice(47, 52)).toEqual(['CB', '22222', '', 'SBIN0000300', 'N']);
  });

  it('the line gives a single name twice, since first and last are both asked for', () => {
    expect(parts(clientLine({ ...anExchangeClient, name: 'Madonna' })).slice(2, 5)).toEqual(['Madonna', '', 'Madonna']);
  });

  it('the line says whose mobile and email they are', () => {
    expect(parts(clientLine(anExchangeClient)).slice(129, 131)).toEqual(['SP', 'SE']);
  });
});

describe('fatcaLine', () => {
  it('the line has 75 fields: PAN as tax number of India, income, occupation', () => {
    const line = parts(fatcaLine(anExchangeClient, 'user1'));
    expect(line).toHaveLength(76);
    expect([line[1], line[3], line[12], line[13], line[14]]).toEqual([
      'AFEPK2130F',
      'FirstName LastName',
      'IN',
      'AFEPK2130F',
      'C',
    ]);
    expect([line[24], line[26], line[30], line[31], line[72], line[73]]).toEqual(['02', '33', '01', 'B', 'N', 'user1']);
    expect(parts(fatcaLine({ ...anExchangeClient, registered: true }, 'user1'))[72]).toBe('C');
  });

  it('the line says birth, each tax residence beside India with its number or that there is none, and political exposure', () => {
    const indian = parts(fatcaLine(anExchangeClient, 'user1'));
    expect([...indian.slice(10, 18), indian[29]]).toEqual(['Pune', 'IN', 'IN', 'AFEPK2130F', 'C', '', '', '', 'N']);
    const fatca = {
      birthPlace: 'Nairobi',
      birthCountry: 'KE',
      taxResidences: [
        { country: 'US', tin: '123-45-6789', noTin: '' },
        { country: 'AE', tin: '', noTin: 'A' },
      ],
      pepStatus: 'R',
    } as const;
    const abroad = parts(fatcaLine({ ...anExchangeClient, fatca }, 'user1'));
    expect([...abroad.slice(10, 21), abroad[29]]).toEqual([
      'Nairobi',
      'KE',
      'IN',
      'AFEPK2130F',
      'C',
      'US',
      '123-45-6789',
      'T',
      'AE',
      '',
      'X',
      'R',
    ]);
  });
});

it.each([
  ['Maharashtra', 'MA'],
  ['TAMIL NADU', 'TN'],
  ['Jammu & Kashmir', 'JM'],
  ['Odisha', 'OR'],
  ['Ladakh', 'OH'],
])('calls %s %s', (name, code) => {
  expect(stateCode(name)).toBe(code);
});
