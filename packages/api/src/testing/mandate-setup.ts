import {
  activateMandate,
  getMandates,
  getRegisteredMandate,
  type MandateMethod,
  mandateTypeOf,
} from '@prosperx/core/mandate';
import { sql } from 'drizzle-orm';
import { linkBank } from './applicant.js';
import type { TestClient } from './client.js';
import { newInvestor } from './new-investor.js';
import { pressAtBank } from './requests.js';
import type { TestKit } from './test-kit.js';

interface MandateOptions {
  /** A whole amount whose last two digits mean what they do for payments. */
  readonly rupees?: number;
  readonly method?: MandateMethod;
}

/** A registered investor with a bank account, without any mandate. */
export async function investorWithBank(kit: TestKit) {
  // a test makes more of everything in a day than a person may
  await kit.services.db.execute(sql`delete from throttles`);
  const investor = await newInvestor(kit);
  return { ...investor, bankAccountId: await linkBank(kit, investor) };
}

/** Registers a mandate; returns its id. */
export async function registered(client: TestClient, { rupees = 25_000, method = 'netBanking' }: MandateOptions = {}) {
  const query = { type: mandateTypeOf(method), mandateAmount: String(rupees), method };
  return (await client.call(getRegisteredMandate, { query })).mandateId;
}

/** Registers an online mandate and opens its bank's page; returns its id and a way to press a button there, which says where that leads. */
export async function atBank(kit: TestKit, client: TestClient, wanted: MandateOptions = {}) {
  const mandateId = await registered(client, wanted);
  const { responseString } = await client.call(activateMandate, { query: { type: 'N', mandateId }, body: {} });
  const press = async (choice: 'approve' | 'reject' | 'abandon') =>
    (await pressAtBank(kit.app, responseString, choice)).headers.get('location') ?? '';
  return { mandateId, page: responseString, press };
}

/** Returns a mandate as its owner sees it. */
export async function mandateOf(client: TestClient, mandateId: string) {
  const found = (await client.call(getMandates)).find(({ bseMandateId }) => bseMandateId === mandateId);
  if (!found) throw new Error('the mandate is not listed');
  return found;
}
