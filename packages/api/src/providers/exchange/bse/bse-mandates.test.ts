import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rupees } from '@prosperx/core/money';
import { businessDate, instantAt } from '@prosperx/core/time';
import { afterEach, describe, expect, it } from 'vitest';
import type { MandateRequest } from '#providers/mandate/port.js';
import { ProviderUnknown } from '#providers/providers.js';
import { type Heard, type PlayedBse, playBse, type Reply } from '#testing/played-order-entry.js';
import { testClock } from '#testing/test-services.js';
import { bseMandates, mandateLine, outcomeOfRow } from './bse-mandates.js';

const folder = process.env['REFERENCE_DATA'];

interface Samples {
  readonly mandateStatus: { readonly statuses: readonly string[]; readonly sample: Record<string, string> };
  readonly wsdlRequestElements: Record<string, readonly string[]>;
}
const samples = folder
  ? (JSON.parse(readFileSync(join(folder, 'bse/protocol-samples.json'), 'utf8')) as Samples)
  : null;

const NAMESPACE = 'http://www.bsestarmf.in/2016/01/';
const request: MandateRequest = {
  clientRef: 'ref_1',
  ucc: 'T0001',
  method: 'netBanking',
  limit: rupees(25_000),
  account: '501009876543',
  accountType: 'SB',
  ifsc: 'HDFC0000060',
  startDate: businessDate('2026-11-16'),
  endDate: businessDate('2056-11-16'),
  createdAt: instantAt(businessDate('2026-11-16'), '10:00'),
};
const known = { clientRef: 'ref_1', mandateId: '2654', ucc: 'T0001' };

const soap = (method: string, result: string): Reply => ({
  body: `<s:Envelope xmlns:s="http://www.w3.org/2003/05/soap-envelope"><s:Body><${method}Response xmlns="${NAMESPACE}"><${method}Result>${result}</${method}Result></${method}Response></s:Body></s:Envelope>`,
});
const rowOf = (fields: Record<string, string>) =>
  Object.entries(fields)
    .map(([name, value]) => `<${name}>${value}</${name}>`)
    .join('');
const report = (...rows: Record<string, string>[]) =>
  soap(
    'MandateDetails',
    `<MandateDetails>${rows.map((row) => `<MandateDetails>${rowOf(row)}</MandateDetails>`).join('')}</MandateDetails><Message>Success</Message><Status>100</Status>`,
  );
const methodIn = ({ body }: Heard) =>
  ['getPassword', 'MFAPI', 'MandateDetails', 'EMandateAuthURL'].find((name) => body.includes(`<ns:${name}`)) ?? '';

describe('mandates at BSE', () => {
  let bse: PlayedBse | undefined;
  afterEach(() => bse?.close());

  async function begin(replies: Record<string, () => Reply>) {
    const usual = { getPassword: () => soap('getPassword', '100|encrypted') };
    const all: Record<string, () => Reply> = { ...usual, ...replies };
    bse = await playBse((heard) => all[methodIn(heard)]?.() ?? { status: 404, body: '' });
    const login = { userId: '1000001', memberCode: '10234', password: 'p@ss' };
    return bseMandates({ url: bse.url, namespace: NAMESPACE, timeout: 2_000, clock: testClock(), ...login });
  }

  it('are registered by one line, and answered with a number', async () => {
    const mandates = await begin({ MFAPI: () => soap('MFAPI', '100|MANDATE REGISTRATION DONE SUCCESSFULLY|2654') });
    expect(await mandates.register(request)).toEqual({ registered: true, mandateId: '2654' });
    const sent = bse?.heard.at(-1)?.body ?? '';
    expect(sent).toContain('<ns:Flag>06</ns:Flag>');
    expect(sent).toContain('T0001|25000|N|501009876543|SB|HDFC0000060||16/11/2026|16/11/2056');
  });

  it('have the type of their method, and end on their last day', () => {
    const until = { ...request, endDate: businessDate('2036-11-16') };
    expect(mandateLine({ ...until, method: 'paper' })).toMatch(/\|X\|.*\|16\/11\/2036$/);
    expect(mandateLine({ ...until, method: 'debitCard' })).toContain('|E|');
    expect(() => mandateLine({ ...until, method: 'upi' })).toThrow(RangeError);
  });

  it('are refused in words for their holder; what says nothing about them is unknown', async () => {
    const refusal = await begin({ MFAPI: () => soap('MFAPI', '101|FAILED: INVALID IFSC CODE') });
    expect(await refusal.register(request)).toEqual({ registered: false, reason: 'Invalid IFSC code.' });
    await bse?.close();
    for (const text of ['101|FAILED: INVALID PASSWORD', '100|DONE', '']) {
      const mandates = await begin({ MFAPI: () => soap('MFAPI', text) });
      await expect(mandates.register(request)).rejects.toThrow(ProviderUnknown);
      await bse?.close();
    }
  });

  it('are found by client, amount and time, since they keep no reference of ours', async () => {
    const ours = { MandateId: '2654', ClientCode: 'T0001', Amount: '25000.0000', Status: 'REGISTERED BY MEMBER' };
    const older = { ...ours, MandateId: '1', RegnDate: 'Nov 16 2026 9:59AM' };
    const other = { ...ours, MandateId: '2', Amount: '5000.0000', RegnDate: 'Nov 16 2026 10:00AM' };
    const mandates = await begin({
      MandateDetails: () => report(older, other, { ...ours, RegnDate: 'Nov 16 2026 10:00AM' }),
    });
    expect(await mandates.find(request)).toEqual({ registered: true, mandateId: '2654' });
    await bse?.close();
    const none = await begin({ MandateDetails: () => report(older, other) });
    expect(await none.find(request)).toBeNull();
  });

  it('lead to the page that the exchange names, and to no other', async () => {
    const page = (url: string, status = '100') =>
      soap('EMandateAuthURL', `<ResponseString>${url}</ResponseString><Status>${status}</Status>`);
    const mandates = await begin({ EMandateAuthURL: () => page('https://emandate.example/2654') });
    expect(await mandates.authorisationPage(known, '/v1')).toBe('https://emandate.example/2654');
    await bse?.close();
    for (const reply of [page('javascript:alert(1)'), page('https://a.example', '101'), { status: 500, body: '' }]) {
      const failing = await begin({ EMandateAuthURL: () => reply });
      await expect(failing.authorisationPage(known, '/v1')).rejects.toThrow(ProviderUnknown);
      await bse?.close();
    }
  });

  it.each([
    ['EXPIRED', 'cancelled'],
    ['CANCELLED BY DESTINATION BANK', 'cancelled'],
    ['REJECTED BY DESTINATION BANK', 'rejected'],
    ['RECEIVED BY EXCHANGE AND ASSIGNED TO HSBC BANK', 'authorised'],
  ])('stand by the words of a status that the document does not name: %s', (Status, state) => {
    const outcome = outcomeOfRow({ Status });
    expect([outcome.state, 'says' in outcome]).toEqual([state, false]);
  });

  it.each([
    'SUSPENDED BY BANK',
    'CANCELLATION REJECTED',
    'CANCELLATION FAILED',
    'CANCEL REQUEST REJECTED BY BANK',
    'SCAN RETURNED BY SPONSOR BANK',
    'UPLOAD FAILED',
    'INACTIVE',
  ])('are not ended by a status whose meaning is not certain, which is told: %s', (Status) => {
    expect(outcomeOfRow({ Status })).toEqual({ state: 'authorised', says: Status });
  });

  it('leave to a person what the document has no call for', async () => {
    const mandates = await begin({});
    expect(await mandates.cancel(known)).toMatchObject({ cancelled: false });
    await expect(mandates.sendScan(known, new Uint8Array(), 'image/jpeg')).rejects.toThrow('hand in the scan');
  });

  describe.skipIf(!samples)('by the samples of the document', () => {
    const { statuses = [], sample = {} } = samples?.mandateStatus ?? {};

    it('have a state for each of its statuses', () => {
      const states = statuses.map((Status) => [Status, outcomeOfRow({ Status }).state]);
      expect(Object.fromEntries(states)).toEqual({
        'REGISTERED BY MEMBER': 'waiting',
        APPROVED: 'approved',
        REJECTED: 'rejected',
        'INITIAL REJECTION': 'rejected',
        'UNDER PROCESSING': 'authorised',
        'RETURNED BY EXCHANGE': 'rejected',
        'RECEIVED BY SPONSOR BANK': 'authorised',
        'REJECTION AT NPCI PRIOR TO DESTINATION BANK': 'rejected',
        'CANCELLED BY INVESTOR': 'cancelled',
        'APPROVED BY SPONSOR BANK': 'authorised',
        'REJECTED BY SPONSOR BANK': 'rejected',
      });
    });

    it('are read from its row, and asked for by its elements in their order', async () => {
      const mandates = await begin({ MandateDetails: () => report(sample) });
      expect(await mandates.status({ ...known, ucc: '789' })).toEqual({ state: 'authorised' });
      const asked = bse?.heard.at(-1)?.body ?? '';
      const elements = [...asked.matchAll(/<m:(\w+)>/g)].map(([, name]) => name);
      expect(elements).toEqual(samples?.wsdlRequestElements['additionalservices/MandateDetailsRequest']);
    });
  });
});
