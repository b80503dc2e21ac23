import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { ProviderUnknown } from '#providers/providers.js';
import { anExchangeClient } from '#testing/exchange-client.js';
import { type Heard, type PlayedBse, playBse, type Reply } from '#testing/played-order-entry.js';
import { bseClients } from './bse-clients.js';
import { clientLine } from './client-lines.js';

const folder = process.env['REFERENCE_DATA'];

interface Samples {
  readonly ucc: { readonly url: string; readonly response: Record<string, string>; readonly param: string };
}
const samples = folder
  ? (JSON.parse(readFileSync(join(folder, 'bse/protocol-samples.json'), 'utf8')) as Samples)
  : null;

const NAMESPACE = 'http://bsestarmfdemo.bseindia.com/2016/01/';
const json = (body: unknown): Reply => ({ body: JSON.stringify(body) });
const soap = (method: string, result: string): Reply => ({
  body: `<s:Envelope xmlns:s="http://www.w3.org/2003/05/soap-envelope"><s:Body><${method}Response xmlns="${NAMESPACE}"><${method}Result>${result}</${method}Result></${method}Response></s:Body></s:Envelope>`,
});

const kindOf = ({ path, body }: Heard): string => {
  if (path.endsWith('/Secure')) return body.includes(':getPassword>') ? 'getPassword' : 'MFAPI';
  return path.split('/').at(-1) ?? '';
};

describe.skipIf(!samples)('bseExchange.registerClient', () => {
  const { ucc } = samples ?? { ucc: { url: '', response: {}, param: '' } };
  const usual: Record<string, () => Reply> = {
    Registration: () => json(ucc.response),
    getPassword: () => soap('getPassword', '100|enc&amp;rypted=='),
    MFAPI: () => soap('MFAPI', '100|FATCA UPLOADED SUCCESSFULLY'),
    GetPassword: () => json({ Filler: null, ResponseString: 'wDNn3SYD==', Status: '100' }),
    UploadFile: () => json({ Filler: null, ResponseString: 'File Uploaded Sucessfully', Status: '100' }),
  };
  let bse: PlayedBse;
  afterEach(() => bse.close());

  async function begin(differs: Record<string, () => Reply> = {}) {
    bse = await playBse((heard) => ({ ...usual, ...differs })[kindOf(heard)]?.() ?? { status: 404, body: '' });
    const login = { userId: '1000001', memberCode: '10000', password: 'p@ss' };
    return bseClients({ url: bse.url, namespace: NAMESPACE, timeout: 2_000, ...login });
  }
  const jsonTo = (kind: string) =>
    bse.heard.filter((heard) => kindOf(heard) === kind).map(({ body }) => JSON.parse(body) as Record<string, string>);

  it('an investor is registered: client master, FATCA and form, each of the last two after its password', async () => {
    const clients = await begin();
    expect(await clients.registerClient(anExchangeClient)).toEqual({ registered: true });
    expect(bse.heard.map(kindOf)).toEqual(['Registration', 'getPassword', 'MFAPI', 'GetPassword', 'UploadFile']);
    expect(bse.heard[0]?.path).toBe(ucc.url);
    expect(jsonTo('Registration')[0]).toMatchObject({ UserId: '1000001', MemberCode: '10000', RegnType: 'NEW' });
    const [upload] = jsonTo('UploadFile');
    expect(upload).toMatchObject({ Flag: 'UCC', EncryptedPassword: 'wDNn3SYD==', ClientCode: 'T0001' });
    expect(Buffer.from(upload?.['pFileBytes'] ?? '', 'base64').toString()).toBe('%PDF-1.7 form');
    const fatca = bse.heard[2]?.body ?? '';
    expect(fatca).toContain('<ns:Flag>01</ns:Flag>');
    expect(fatca).toContain('<ns:EncryptedPassword>enc&amp;rypted==</ns:EncryptedPassword>');
    expect(fatca).toContain('AFEPK2130F||FirstName LastName');
  });

  it('an investor is sent in the places of the document’s own sample', () => {
    const [ours, theirs] = [clientLine(anExchangeClient).split('|'), ucc.param.split('|')];
    expect(ours).toHaveLength(theirs.length);
    // a second and third line of the address, a telephone, and by which way dividends, statements and forms go
    const others = [68, 70, 71, 76, 81, 126];
    const compared = theirs.flatMap((value, index) =>
      value !== '' && !others.includes(index + 1) ? [[index + 1, ours[index]]] : [],
    );
    expect(compared).toEqual(
      theirs.flatMap((value, index) => (value !== '' && !others.includes(index + 1) ? [[index + 1, value]] : [])),
    );
  });

  it('an investor is changed where it is known already', async () => {
    const clients = await begin();
    await clients.registerClient({ ...anExchangeClient, registered: true });
    expect(jsonTo('Registration').map(({ RegnType }) => RegnType)).toEqual(['MOD']);
  });

  it('an investor is written again when an earlier registration had arrived and its answer had not', async () => {
    let questions = 0;
    const refusesTwice = (): Reply => {
      questions += 1;
      return questions === 2
        ? json({ Status: '1', Remarks: 'CLIENT CODE ALREADY EXISTS' })
        : questions === 1
          ? null
          : json(ucc.response);
    };
    const clients = await begin({ Registration: refusesTwice });
    await expect(clients.registerClient(anExchangeClient)).rejects.toThrow(ProviderUnknown);
    expect(await clients.registerClient(anExchangeClient)).toEqual({ registered: true });
    expect(jsonTo('Registration').map(({ RegnType }) => RegnType)).toEqual(['NEW', 'NEW', 'MOD']);
  });

  it.each([
    ['Registration', () => json({ Status: '1', Remarks: 'INVALID PAN' }), 'INVALID PAN'],
    ['MFAPI', () => soap('MFAPI', '101|FAILED: INVALID INCOME SLAB'), 'FAILED: INVALID INCOME SLAB'],
    ['UploadFile', () => json({ Status: '101', ResponseString: 'INVALID FILE' }), 'INVALID FILE'],
    ['Registration', () => json({ Status: '1' }), 'FAILED'],
  ])('an investor is refused at %s, with the reason', async (kind, reply, reason) => {
    const clients = await begin({ [kind]: reply });
    expect(await clients.registerClient(anExchangeClient)).toEqual({ registered: false, reason, part: null });
  });

  it.each<readonly [string, string, () => Reply]>([
    ['no connection', 'Registration', () => null],
    ['a fault', 'MFAPI', () => ({ status: 500, body: '<s:Fault/>' })],
    ['a page in place of JSON', 'UploadFile', () => ({ body: '<html>Maintenance</html>' })],
    ['an empty result', 'MFAPI', () => soap('MFAPI', '')],
    ['a refused login, which is ours to repair', 'getPassword', () => soap('getPassword', '101|INVALID PASSWORD')],
    ['a refused login of the upload', 'GetPassword', () => json({ Status: '101', ResponseString: 'LOCKED' })],
  ])('an investor is unknown after %s', async (_, kind, reply) => {
    const clients = await begin({ [kind]: reply });
    await expect(clients.registerClient(anExchangeClient)).rejects.toThrow(ProviderUnknown);
  });
});
