import { describe, expect, it } from 'vitest';
import { speaking } from '#language/index.js';
import { errorKinds, isErrorCode } from './catalogue.js';
import { errorText } from './errors.text.js';
import { PxError } from './px-error.js';
import { errorSentence } from './sentence.js';
import { transportErrorText } from './transport.text.js';
import { codeOfWire, wireNames } from './wire-names.js';

const codes = Object.keys(errorKinds);

describe('the list of errors', () => {
  it('has words for every code, and no words for others', () => {
    expect(Object.keys(errorText).sort()).toEqual([...codes].sort());
    for (const text of Object.values(errorText)) expect(text.length).toBeGreaterThan(10);
  });

  it('says no sentence twice, so that a sentence leads back to its code, but that of faults which only integrators can correct', () => {
    const others = codes.filter(isErrorCode).filter((code) => errorText[code] !== errorText.not_connected);
    expect(new Set(others.map((code) => errorText[code])).size).toBe(others.length);
    for (const code of others) expect(codeOfWire(errorText[code])).toBe(code);
  });

  it('gives each code a status of failure, and allows another try only where that can help', () => {
    for (const { status } of Object.values(errorKinds))
      expect(status === 0 || (status >= 400 && status < 600)).toBe(true);
    expect(
      codes.filter((code) => isErrorCode(code) && errorKinds[code].retryable && errorKinds[code].status === 422),
    ).toEqual([]);
  });

  it('has codes in snake case', () => {
    for (const code of codes) expect(code).toMatch(/^[a-z]+(_[a-z]+)*$/);
  });
});

describe('codeOfWire', () => {
  // all names and sentences that are prescribed for a failed call
  it.each([
    ['Something went wrong. Please try again later', 'unknown'],
    ['Something went wrong. Please try again later.', 'unknown'],
    ['Something went wrong. Please try again later......', 'unknown'],
    ['Something went wrong.', 'unknown'],
    ['Can not update. Please try later.', 'profile_not_updated'],
    ['Unable to redirect. Please try again later.', 'redirect_failed'],
    ['Failed to send OTP.', 'otp_not_sent'],
    ['Please enter correct OTP.', 'otp_wrong'],
    ['Pincode validation Failed. Please try again later.', 'pincode_unchecked'],
    ['Invalid pincode', 'pincode_unknown'],
    ['Failed to upload. Please try again later.', 'upload_failed'],
    ['Can not upload file now. Please try later.', 'cheque_not_stored'],
    ['Account', 'bank_account_wrong'],
    ['IFSC', 'ifsc_wrong'],
    ['notActive', 'bank_account_inactive'],
    ['serverDown', 'bank_server_down'],
    ['Bank account linking failed , please enter correct account details', 'bank_account_wrong'],
    ['Bank account linking failed , please enter correct IFSC Code', 'ifsc_wrong'],
    ['Bank account linking failed , Because Bank Account is not Active', 'bank_account_inactive'],
    ['Something went wrong.Please try again later', 'risk_profile_failed'],
    ['Failed to send transaction OTP.', 'transaction_otp_not_sent'],
    ['Your OTP has expired. Please request a new OTP to complete your transaction', 'transaction_otp_expired'],
    ['Failed to verify OTP.', 'otp_not_verified'],
    ['This payment link has expired!', 'payment_link_expired'],
    ['No orders found!', 'order_unknown'],
    ['Failed to share payment link. Please try again later.', 'payment_link_not_shared'],
    ['Oops! You are not authorised to view this page', 'other_account'],
    ['You are not authorized to view this page', 'forbidden'],
    ['Failed to download mandate. Please try again later', 'mandate_not_downloaded'],
    ['Please upload file with size less than 2MB.', 'mandate_scan_too_large'],
    ['Failed to get registered mandate. Please try again later.', 'mandate_not_found'],
    ['Failed to share mandate link. Please try again later.', 'mandate_not_shared'],
    ['Failed to share NFO link. Please try again later.', 'nfo_not_shared'],
    ['Failed to share', 'calculator_not_shared'],
    ['Failed to save BSE order. Please try again later', 'order_not_saved'],
    ['FAILED: NUMBER OF INSTALLMENT IS LESS THAN MINIMUM INSTALLMENT ALLOWED', 'instalments_too_few'],
    [
      'The number installments is less than the allowed installments. Please extend the duration of installments',
      'instalments_too_few',
    ],
    ['Failed to stop STP !', 'stp_not_stopped'],
    ['Unable to stop STP. Please try later.', 'stp_stop_unavailable'],
    ['Failed to create new STP. Please try again later', 'stp_not_created'],
    ['Failed to share portfolio. Please try again later.', 'portfolio_not_shared'],
    ['Failed to fetch top rated funds.Please try again later.', 'top_funds_failed'],
    ['Failed to fetch image. Please try again later.', 'image_not_loaded'],
    ['Failed to subscribed dp. Please try again later.', 'subscription_failed'],
    ['Failed to create lead. Please try again later.', 'lead_not_created'],
    ['USER_MAPPED_TO_OTHER_AGENT', 'mapped_to_other_agent'],
    ['User mapped to other agent', 'mapped_to_other_agent'],
    ['wrongOtp', 'otp_wrong'],
    ['expired', 'otp_expired'],
    ['Your OTP has expired. Please request a new OTP', 'otp_expired'],
    ['Please enter correct password', 'wrong_password'],
    ['Agent Certificate Registration Failed. ARN Code is already mapped to other agent', 'arn_mapped_to_other_agent'],
    ['Invalid file. You can upload jpeg/jpg/png/bmp/gif file of < 5mb size.', 'file_not_allowed'],
  ])('reads %s as %s', (name, code) => {
    expect(codeOfWire(name)).toBe(code);
  });

  it('knows our own codes', () => {
    expect(codeOfWire('cart_changed')).toBe('cart_changed');
  });

  it.each([
    null,
    undefined,
    1,
    {},
    '',
    ' ',
    '.',
    'ORA-00942: table does not exist',
    'constructor',
    '__proto__',
    'toString',
  ])('answers null for %s, so that it is not shown', (name) => {
    expect(codeOfWire(name)).toBeNull();
  });

  it('maps every name to a code that exists', () => {
    for (const code of Object.values(wireNames)) expect(isErrorCode(code)).toBe(true);
    expect(isErrorCode('constructor')).toBe(false);
  });
});

describe('PxError', () => {
  it('carries code, cause and the details that the server gives', () => {
    const cause = new Error('socket closed');
    const said = { message: errorText.orders_pending, retryable: false, retryAfter: 30 };
    const error = new PxError('orders_pending', { cause, ...said });
    expect(error).toMatchObject({
      name: 'PxError',
      code: 'orders_pending',
      message: said.message,
      retryable: false,
      cause,
    });
    expect(error.details.retryAfter).toBe(30);
  });

  it.each(['unknown', 'unavailable', 'offline', 'unreachable', 'timed_out'] as const)(
    'has its own sentence for %s',
    (code) => {
      const { message, retryable } = new PxError(code);
      expect({ message, retryable }).toEqual({ message: errorText[code], retryable: errorKinds[code].retryable });
    },
  );

  it('has the sentence of the unknown for any other code', () => {
    expect(new PxError('cart_changed')).toMatchObject({ message: errorText.unknown, retryable: false });
  });
});

describe('errorSentence', () => {
  const refusal = new PxError('too_many_requests', { message: 'Too many attempts.', retryAfter: 90 });
  const hindi = {
    ...transportErrorText,
    cart_changed: 'कार्ट बदल गया',
    too_many_requests: 'रुककर फिर कोशिश करें',
    wait: (code: string, seconds: number) => (code === 'too_many_requests' ? `${seconds} सेकंड बाद` : undefined),
  };
  const inHindi = (error: PxError) =>
    speaking(
      (english) => (english === transportErrorText ? hindi : english) as typeof english,
      () => errorSentence(error),
    );

  it('is what the server said in English', () => {
    expect(errorSentence(refusal)).toBe('Too many attempts.');
  });

  it('is in another language the sentence of its code, with the wait where it is known, and English for a code of a newer server', () => {
    expect(inHindi(refusal)).toBe('90 सेकंड बाद');
    expect(inHindi(new PxError('too_many_requests'))).toBe('रुककर फिर कोशिश करें');
    expect(inHindi(new PxError('cart_changed', { retryAfter: 5 }))).toBe('कार्ट बदल गया');
    expect(inHindi(new PxError('otp_wrong', { message: 'New words.' }))).toBe('New words.');
  });
});
