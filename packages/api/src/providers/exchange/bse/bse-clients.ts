import { randomBytes } from 'node:crypto';
import type { ClientAnswer, ClientRegistry, ExchangeClient } from '#providers/exchange/port/clients.js';
import { ProviderUnknown } from '#providers/providers.js';
import { clientLine, type DeclaredClient, fatcaLine, isDeclaredClient } from './client-lines.js';
import { type BseSettings, postJson, postSoap } from './wire.js';

/** The additional services answer with 100 for yes; the client master with "0". */
const DONE = '100';
const REGISTERED = '0';
const FATCA_UPLOAD = '01';
const [REGISTRATION, UPLOADS, ADDITIONAL] = [
  '/StarMFCommonAPI/ClientMaster/Registration',
  '/StarMFFileUploadService/StarMFFileUploadService.svc',
  '/MFUploadService/MFUploadService.svc/Secure',
];
/** The exchange says by this that it has a client code already: an earlier registration whose answer was lost. */
const THERE_ALREADY = /already (?:exists?|registered)/i;

/** A refusal of the exchange, as opposed to an answer that did not come. */
class Refused extends Error {}

const refusalOf = (remarks: unknown) => (typeof remarks === 'string' && remarks.trim()) || 'FAILED';

async function sendLine(settings: BseSettings, line: string, kind: 'NEW' | 'MOD'): Promise<void> {
  const { userId, memberCode, password } = settings;
  const request = { UserId: userId, MemberCode: memberCode, Password: password, RegnType: kind, Param: line };
  const { Status, Remarks } = await postJson(settings, REGISTRATION, { ...request, Filler1: '', Filler2: '' });
  if (Status === REGISTERED) return;
  const remarks = refusalOf(Remarks);
  if (kind === 'NEW' && THERE_ALREADY.test(remarks)) return sendLine(settings, line, 'MOD');
  throw new Refused(remarks);
}

/** A password is good for five minutes and one service: each round asks for its own. A refusal is ours to correct, not the investor's. */
function passwordIn(status: unknown, text: unknown): string {
  if (status !== DONE || typeof text !== 'string' || text === '') throw new ProviderUnknown('getPassword');
  return text;
}

async function sendFatca(settings: BseSettings, client: DeclaredClient): Promise<void> {
  const { url, namespace, userId, memberCode, password } = settings;
  const call = { url: url + ADDITIONAL, namespace, service: 'IMFUploadService' };
  const login = { UserId: userId, MemberId: memberCode, Password: password, PassKey: randomBytes(5).toString('hex') };
  const encrypted = passwordIn(...(await postSoap(settings, { ...call, method: 'getPassword', values: login })));
  const values = {
    Flag: FATCA_UPLOAD,
    UserId: userId,
    EncryptedPassword: encrypted,
    param: fatcaLine(client, userId),
  };
  const [status, text] = await postSoap(settings, { ...call, method: 'MFAPI', values });
  if (status !== DONE) throw new Refused(refusalOf(text));
}

async function sendForm(settings: BseSettings, client: ExchangeClient): Promise<void> {
  const { userId, memberCode, password } = settings;
  const login = { UserId: userId, MemberId: memberCode, Password: password };
  const granted = await postJson(settings, `${UPLOADS}/GetPassword`, login);
  const { Status, ResponseString } = await postJson(settings, `${UPLOADS}/UploadFile`, {
    Flag: 'UCC',
    UserId: userId,
    EncryptedPassword: passwordIn(granted['Status'], granted['ResponseString']),
    MemberCode: memberCode,
    ClientCode: client.ucc,
    FileName: `${memberCode}${client.ucc}.pdf`,
    DocumentType: 'NRM',
    pFileBytes: Buffer.from(client.form).toString('base64'),
    Filler1: '',
    Filler2: '',
  });
  if (Status !== DONE) throw new Refused(refusalOf(ResponseString));
}

/**
 * Investors at BSE StAR MF, as its "Web Service Structure" document has it: client master, then FATCA, then the account-opening form.
 * It has no question by our reference. None is needed: a client code that is there already is written again, so that all three can be
 * sent once more after an answer was lost.
 */
export function bseClients(settings: BseSettings): ClientRegistry {
  return {
    findClient: () => Promise.resolve(null),
    registerClient: async (client): Promise<ClientAnswer> => {
      if (!isDeclaredClient(client)) throw new Error('an investor is sent who has declared nothing');
      try {
        await sendLine(settings, clientLine(client), client.registered ? 'MOD' : 'NEW');
        await sendFatca(settings, client);
        await sendForm(settings, client);
        return { registered: true };
      } catch (error) {
        if (error instanceof Refused) return { registered: false, reason: error.message, part: null };
        throw error;
      }
    },
  };
}
