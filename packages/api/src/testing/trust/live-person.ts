import { verifyBankAccount } from '@prosperx/core/bank';
import { getCart, saveInvestment } from '@prosperx/core/cart';
import { getKycDetails, KYC_CALLBACK_PATH, requestKyc } from '@prosperx/core/kyc';
import { activateMandate, getMandates, getRegisteredMandate } from '@prosperx/core/mandate';
import {
  createOrders,
  getOrderDetails,
  type OrderSet,
  sendTransactionOtp,
  verifyTransactionOtp,
} from '@prosperx/core/order';
import { payOrders } from '@prosperx/core/payment';
import { getPortfolio } from '@prosperx/core/portfolio';
import {
  autoPopulate,
  checkBseStatus,
  getProfile,
  saveProfile,
  saveUser,
  sendOnboardingOtp,
  verifyOnboardingOtp,
} from '@prosperx/core/profile';
import { getRiskQuestions, saveRiskAnswer } from '@prosperx/core/risk';
import { sendLoginOtp, signUpConsent, userLogin, verifyLoginOtp, verifyPassword } from '@prosperx/core/session';
import { uploadSignature } from '@prosperx/core/upload';
import { newToken } from '#crypto/new-id.js';
import { soundAnswers } from '#testing/applicant.js';
import { paymentOf } from '#testing/investing.js';
import { png } from '#testing/pictures.js';
import type { LiveRun } from './live-run.js';

const NAME = 'Asha Rao';
const PASSWORD = 'a long password of hers';
const BORN = { typed: '31/01/1990', kept: '31-01-1990' };
const MINUTE = 60_000;
/** The server asks about mandates every few hours, and a session ends by itself in less. */
const QUARTER = 15 * MINUTE;
const REGISTERED = 3;

/** A person in a browser of their own, who has an account by now. */
export interface LivePerson {
  readonly number: number;
  readonly mobile: string;
  readonly pan: string;
  readonly client: ReturnType<LiveRun['browser']>;
  readonly ucc: string;
}

/** The last code that came to a phone. */
function codeOn({ played }: LiveRun, mobile: string): string {
  const text = played.sms.findLast(({ to }) => to.endsWith(mobile))?.text ?? '';
  return /\b\d{6}\b/.exec(text)?.[0] ?? '';
}

/** Opens an account by the code on the phone. */
export async function signUp(run: LiveRun, number: number): Promise<LivePerson> {
  const { ask } = run;
  const client = run.browser(number);
  const mobile = String(9_100_000_000 + number);
  await ask(client, sendLoginOtp, { body: { mobile, flag: 0 } });
  const { ticket } = await ask(client, verifyLoginOtp, { body: { mobile, otp: codeOn(run, mobile) } });
  const account = { emailId: `p${number}@x.example`, mobile, userName: NAME, password: PASSWORD };
  await ask(client, userLogin, { body: { ...account, consent: signUpConsent.version, ticket } });
  const { ucc } = await ask(client, getProfile);
  return { number, mobile, pan: `ABCPE${1_000 + number}F`, client, ucc };
}

/** A session ends by itself; days later they sign in again. */
export async function signInAgain({ ask }: LiveRun, { client, mobile }: LivePerson): Promise<void> {
  await ask(client, verifyPassword, { body: { username: mobile, password: PASSWORD } });
}

/** Proves the PAN by the date of birth; who has no KYC shares their cards from DigiLocker and has it some time later. */
export async function identify(run: LiveRun, person: LivePerson, hasKyc: boolean): Promise<void> {
  const { ask, holders, played, origin } = run;
  const { client, pan, ucc, mobile, number } = person;
  const holder = { name: NAME, born: BORN.kept };
  const look = () => ask(client, getKycDetails, { query: { pan, dob: BORN.typed } });
  holders.set(pan, {
    ...holder,
    readiness: hasKyc ? { status: 'verified' } : { status: 'failed', code: 'unavailable' },
  });
  const { status } = await look();
  if (status === 'KYC_VALIDATED_STATUS') return;
  if (status !== 'KYC_NOT_AVAILABLE') throw new Error(`a KYC that is ${status}`);
  const asked = { pancard: pan, email: `p${number}@x.example`, name: NAME, mobile, device: 'web' as const };
  const { url } = await ask(client, requestKyc, { body: { ...asked, callbackUrl: origin + KYC_CALLBACK_PATH } });
  const requestId = url.split('/').at(-1) ?? '';
  played.kyc.decide(requestId, 'AUTHENTICATED', pan);
  await ask(client, autoPopulate, { query: { ucc, requestId } });
  holders.set(pan, { ...holder, readiness: { status: 'verified' } });
  await run.until('a KYC', async () => (await look()).status === 'KYC_VALIDATED_STATUS');
}

/** Everything else that is asked before the first purchase, until the exchange has them. */
export async function onboard(run: LiveRun, person: LivePerson): Promise<void> {
  const { ask } = run;
  const { client, ucc, mobile, number } = person;
  const query = { ucc };
  await ask(client, verifyBankAccount, { body: { accNo: String(50_100_000_000 + number), ifsc: 'HDFC0000001' } });
  await ask(client, getRiskQuestions);
  for (const answers of Object.values(soundAnswers))
    await ask(client, saveProfile, {
      query,
      body: { ...answers, ...('primaryEmail' in answers && { primaryEmail: `p${number}@x.example` }) },
    });
  await ask(client, uploadSignature, { body: { file: png([]) } });
  const questions = await ask(client, getRiskQuestions);
  for (const { questionNo, riskProfileVersion } of questions) {
    const isLast = questionNo === questions.length;
    const answer = { questionNo, riskProfileVersion, answerOptionId: 1, userAttemptId: 1 };
    const body = { ...answer, totalQuestionsCount: questions.length, isCalculateRiskScore: isLast };
    await ask(client, saveRiskAnswer, { query, body });
  }
  await ask(client, sendOnboardingOtp, { query, body: {} });
  const { ticket } = await ask(client, verifyOnboardingOtp, { query, body: { otp: codeOn(run, mobile) } });
  await ask(client, saveUser, { body: { ticket } });
  await run.until('an account at the exchange', async () => {
    const { registeredWithBse } = await ask(client, checkBseStatus);
    return registeredWithBse === REGISTERED;
  });
}

/** What a person has ordered, and where it is paid. */
export interface LiveOrder {
  readonly person: LivePerson;
  readonly cartId: string;
  /** Our reference of the payment at the gateway. */
  readonly clientRef: string;
  /** The orders as they are now. */
  see(): Promise<OrderSet>;
}

/** Orders, confirms by the code on the phone and goes to the gateway's page; the order and the payment are pressed twice. */
export async function order(run: LiveRun, person: LivePerson, rupees: number, isSip: boolean): Promise<LiveOrder> {
  const { ask } = run;
  const { client, mobile } = person;
  const { schemeId } = run.market;
  const sip = { investmentType: 'SIP' as const, investmentFrequency: 1, sipDate: 20, numOfSipInstallments: 24 };
  const single = { investmentType: 'LUMPSUM' as const, investmentFrequency: 0 };
  await ask(client, saveInvestment, { body: { schemeId, amount: rupees, ...(isSip ? sip : single) } });
  const { encryptedCartId: cartId, version } = await ask(client, getCart);
  const twice = <T>(press: () => Promise<T>) => Promise.all([press(), press()]);
  const key = newToken();
  await twice(() => ask(client, createOrders, { key, body: { cartId, version } }));
  const see = () => ask(client, getOrderDetails, { query: { cartId } });
  const { orders } = await run.until('an order at the exchange', async () => {
    const set = await see();
    return set.orders.every(({ orderStatus }) => orderStatus === 'VALID') && set;
  });
  const query = { cartId };
  await ask(client, sendTransactionOtp, { query: { ...query, flowType: '1' } });
  await ask(client, verifyTransactionOtp, { query, body: { flowType: '1', otp: codeOn(run, mobile) } });
  const payKey = newToken();
  const [{ redirectUrl }] = await twice(() => ask(client, payOrders, { key: payKey, body: paymentOf(orders) }));
  const page = await run.until('the page of the gateway', async () => {
    const answer = await client.open(redirectUrl ?? '');
    return answer.headers.get('Location');
  });
  return { person, cartId, clientRef: run.bank.refAt(page), see };
}

/** A mandate that the bank approves on its page. */
export async function setUpMandate(run: LiveRun, { client, ucc }: LivePerson): Promise<void> {
  const { ask, played } = run;
  const query = { type: 'N' as const, mandateAmount: '25000', method: 'netBanking' as const };
  const { mandateId } = await ask(client, getRegisteredMandate, { query });
  // it says so until the delay of a new mandate is over
  run.pass(3 * MINUTE);
  const page = await run.until('the page of a mandate', async () => {
    const response = await client.send(activateMandate, { query: { type: 'N', mandateId }, body: {} });
    const { data } = (await response.json()) as { data: { responseString: string } | null };
    return response.ok && (data?.responseString ?? null);
  });
  const id = page.split('/').at(-1) ?? '';
  if (played.exchange.mandates.filter((mandate) => mandate.ucc === ucc).length !== 1) throw new Error('two mandates');
  played.exchange.approve(id);
  await run.until(
    'a mandate',
    async () => {
      const [mandate] = await ask(client, getMandates);
      return mandate?.status === 'Approved';
    },
    QUARTER,
  );
}

/** The transactions and units that a person has. */
export async function holdingOf(run: LiveRun, { client }: LivePerson) {
  const { portfolioSchemes } = await run.ask(client, getPortfolio, { query: {} });
  const [holding] = portfolioSchemes;
  return { units: holding?.unitsAllocated ?? 0, transactions: holding?.portfolioSchemeTransactions.length ?? 0 };
}
