import { errorText } from '@prosperx/core/errors';
import { type PaymentErrorCode, paymentErrorText, payOrders } from '@prosperx/core/payment';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { payments } from '#db/schema/index.js';
import { newCheckout } from '#testing/checkout.js';
import { describeWithDb } from '#testing/engines.js';
import { paymentOf } from '#testing/investing.js';
import { testKit } from '#testing/test-kit.js';

const cheque = { paymentMode: 1, chequeNumber: '000123', chequeDate: '2026-11-14' } as const;

describeWithDb(
  'the fields of a payment',
  (given) => {
    // what is refused leaves the orders as they are for the next
    let checkout: Awaited<ReturnType<typeof newCheckout>>;
    beforeAll(async () => {
      checkout = await newCheckout(testKit(given.db));
    });

    it.each([
      [{ paymentMode: 3, vpaId: 'asha' }, { vpaId: 'vpa_invalid' }],
      [{ paymentMode: 3, vpaId: '' }, { vpaId: 'vpa_required' }],
      [{ paymentMode: undefined }, { paymentMode: 'payment_mode_required' }],
      [{ paymentMode: 5 }, { paymentMode: 'payment_mode_required' }],
      [{ paymentMode: 2 }, { neftReferenceNumber: 'utr_required' }],
      [{ paymentMode: 2, neftReferenceNumber: 'x' }, { neftReferenceNumber: 'utr_invalid' }],
      [{ ...cheque, chequeNumber: '12' }, { chequeNumber: 'cheque_number_invalid' }],
      [{ paymentMode: 1, chequeNumber: '000123' }, { chequeDate: 'cheque_date_required' }],
      [{ ...cheque, chequeDate: '2026-11-17' }, { chequeDate: 'cheque_date_in_future' }],
      [{ ...cheque, chequeDate: '2026-09-06' }, { chequeDate: 'cheque_date_too_old' }],
      [{ ...cheque, chequeDate: '14/11/2026' }, { chequeDate: 'not_a_date' }],
    ])('are refused as %j, with the errors %j', async (how, fields) => {
      const body = { ...paymentOf(await checkout.orders()), ...how };
      const [code = ''] = Object.values(fields);
      const message = code in paymentErrorText ? paymentErrorText[code as PaymentErrorCode] : errorText.invalid_input;
      expect(await checkout.client.fail(payOrders, { key: JSON.stringify(how), body } as never)).toMatchObject({
        code: 'invalid_input',
        fields,
        message,
        responseData: message,
      });
      expect((await checkout.orders()).every(({ paymentState }) => paymentState === 'unpaid')).toBe(true);
      expect(await given.db.$count(payments, eq(payments.profileId, checkout.profileId))).toBe(0);
    });
  },
  'seeded',
);
