import { API_PREFIX } from '@prosperx/core/http';
import { CHEQUE_PAYEE, PAYMENT_MODE_NAMES, upiLink } from '@prosperx/core/payment';
import { html } from 'hono/html';
import { newId } from '#crypto/new-id.js';
import { sandboxBankPayments } from '#db/schema/index.js';
import type { Services } from '#kernel/services.js';
import type { GatewayPayment, PaymentEvent, PaymentGateway, PaymentRequest } from '#providers/gateway/port.js';
import {
  type BankPayment,
  bankPayment,
  bookRefund,
  cancelled,
  decide,
  decidedAtOnce,
  decidesAt,
  instrumentOf,
  outcomeOfPayment,
} from './bank-book.js';
import { type Faults, outcomeOf, overWire } from './outcomes.js';
import { bankText as text } from './sandbox.text.js';
import { isSigned, signatureOf, type Signing } from './signed-messages.js';

/** The header in which the sandbox's companies sign their messages. */
const SIGNATURE_HEADER = 'X-Signature';

/** The message that the gateway sends about an event, signed with its time: `t=<milliseconds>,v1=<hex>`. */
export function signEvent(deps: Signing, event: PaymentEvent): { body: string; signature: string } {
  const body = JSON.stringify(event);
  return { body, signature: signatureOf(deps, 'sandbox-gateway', body) };
}

type Deps = Pick<Services, 'db' | 'clock' | 'crypto' | 'calendar'>;

const PAYEE = { vpa: 'iccl.mf@validsandbox', name: CHEQUE_PAYEE.name };

/** The account that transfers go to, as this gateway plays it. */
const BENEFICIARY = {
  bankName: 'Sandbox Bank',
  name: CHEQUE_PAYEE.name,
  accountNumber: '000200100040001',
  ifsc: 'SBOX0000001',
  accountType: 'Current',
};

function known(payment: BankPayment): GatewayPayment {
  const { gatewayRef, amount } = payment;
  const instrument = instrumentOf(payment);
  const isByApp = instrument.mode === 'upi' && instrument.vpa === null;
  const isForm = instrument.mode === 'netBanking' && outcomeOf(amount) === 'bank_form';
  const page = `${API_PREFIX}/sandbox/bank/${gatewayRef}`;
  return {
    gatewayRef,
    redirectUrl: (instrument.mode === 'netBanking' && !isForm) || isByApp ? page : null,
    html: isForm ? bankForm(page) : null,
    upiLink: isByApp ? upiLink({ payee: PAYEE, amount, reference: gatewayRef, note: 'Mutual funds' }) : null,
    outcome: outcomeOfPayment(payment),
  };
}

async function book({ db, clock, calendar }: Deps, request: PaymentRequest): Promise<GatewayPayment> {
  const { clientRef, amount, returnUrl, instrument } = request;
  const now = clock.now();
  const { state, ...how } = decidedAtOnce(instrument, amount, now) ?? { state: 'waiting' as const };
  const details = { instrument, decidesAt: decidesAt(instrument, amount, now, calendar), ...how };
  const [payment] = await db
    .insert(sandboxBankPayments)
    .values({ gatewayRef: newId('bank'), clientRef, amount, state, returnUrl, details, createdAt: now })
    .returning();
  if (!payment) throw new Error('the book kept nothing');
  return known(payment);
}

/** The payment gateway of the sandbox, with a book of its own. A payment that is started twice is two payments. */
export function sandboxGateway(deps: Deps, faults: Faults = {}): PaymentGateway {
  return {
    modes: PAYMENT_MODE_NAMES,
    hasUpiPage: false,
    beneficiary: BENEFICIARY,
    start: (request) => overWire(faults, 'start', () => book(deps, request)),
    find: (clientRef) =>
      overWire(faults, 'find', async () => {
        const payment = await bankPayment(deps, { clientRef });
        return payment ? known(payment) : null;
      }),
    cancel: (clientRef) =>
      overWire(faults, 'cancel', async () => {
        const payment = await bankPayment(deps, { clientRef });
        return payment ? known(await decide(deps, payment, cancelled)) : null;
      }),
    refund: (request) =>
      overWire(faults, 'refund', async () => {
        await bookRefund(deps, request);
        return 'sent' as const;
      }),
    readCallback: (body, header) => {
      const signature = header(SIGNATURE_HEADER) ?? '';
      return isSigned(deps, 'sandbox-gateway', { body, signature }) ? (JSON.parse(body) as PaymentEvent) : null;
    },
  };
}

/** Returns the page by which some banks are reached: it posts itself to them. */
function bankForm(action: string): string {
  return String(
    html`<!doctype html>
      <html lang="en-IN">
        <head>
          <meta charset="utf-8" />
          <title>${text.formTitle}</title>
        </head>
        <body onload="document.forms[0].submit()">
          <form method="get" action="${action}" target="_top">
            <button>${text.formGoOn}</button>
          </form>
        </body>
      </html>`,
  );
}
