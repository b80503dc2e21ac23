import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ORDER_SHAPE, readReply, XSIP_SHAPE } from './order-entry.js';
import { meaningOf, sentenceOf } from './remarks.js';

const sent = { code: 'NEW', number: '2026111610234000042' } as const;
const cancelled = { code: 'CXL', number: sent.number } as const;
const refusedOrder = (remarks: string) => `NEW|${sent.number}|0|1000001|10234|T0001|${remarks}|1`;
const refusedSip = (remarks: string, code = 'NEW') => `${code}|${sent.number}|10234|T0001|1000001|0|${remarks}|1|0`;
/** Remarks with pipes, flags and numbers in them. */
const remarks = fc
  .array(fc.oneof(fc.string(), fc.constantFrom('|', '|0', '|0|', '|1|', '7531973', 'ORD CONF')), { maxLength: 12 })
  .map((parts) => parts.join(''));

describe('readReply', () => {
  it('the pipe string of a failure is no success, whatever its remarks say', () => {
    fc.assert(
      fc.property(remarks, (text) => {
        expect(readReply(refusedOrder(text), ORDER_SHAPE, sent).state).toBe('refused');
        expect(readReply(refusedSip(text), XSIP_SHAPE, sent).state).toBe('refused');
        expect(readReply(refusedSip(text, 'CXL'), XSIP_SHAPE, cancelled).state).toBe('refused');
      }),
    );
  });

  it('the pipe string of a failure is no success wherever it is cut off', () => {
    fc.assert(
      fc.property(remarks, fc.nat(), (text, at) => {
        const [order, sip] = [refusedOrder(text), refusedSip(text)];
        expect(readReply(order.slice(0, at % order.length), ORDER_SHAPE, sent).state).not.toBe('taken');
        expect(readReply(sip.slice(0, at % sip.length), XSIP_SHAPE, sent).state).not.toBe('taken');
      }),
    );
  });

  it('the pipe string of a success is read whole or is unclear', () => {
    const success = `NEW|${sent.number}|7531973|1000001|10234|T0001|ORD CONF|0`;
    fc.assert(
      fc.property(fc.nat(success.length - 1), (at) => {
        expect(readReply(success.slice(0, at), ORDER_SHAPE, sent).state).toBe('unclear');
      }),
    );
    expect(readReply(` ${success}\n`, ORDER_SHAPE, sent)).toEqual({
      state: 'taken',
      orderNumber: '7531973',
      registrationNumber: null,
    });
  });
});

describe('meaningOf and sentenceOf', () => {
  it.each([
    ['FAILED: DUPLICATE UNIQUE REF NO', 'duplicate'],
    ['UNIQUE REFERENCE NUMBER ALREADY EXISTS', 'duplicate'],
    ['PASSWORD EXPIRED', 'session'],
    ['FAILED: INVALID PASSWORD', 'session'],
    ['YOU HAVE EXCEEDED MAXIMUM LOGIN ATTEMPTS. CONTACT ADMIN', 'ours'],
    ['THE MEMBER IS SUSPENDED. CONTACT ADMIN', 'ours'],
    ['USER NOT EXISTS', 'ours'],
    ['INVALID USER ID', 'ours'],
    ['PASSKEY SHOULD NOT BE BLANK', 'ours'],
    ['Connection Timeout expired', 'trouble'],
    ['FAILED: SCHEME IS SUSPENDED FOR PURCHASE', 'order'],
    ['FAILED: INVALID CLIENT CODE FOR GIVEN MEMBER CODE', 'order'],
    ['FAILED: FOLIO NUMBER MANDATORY FOR ADDITIONAL PURCHASE', 'order'],
  ])('remarks "%s" are about: %s', (text, meaning) => {
    expect(meaningOf(text)).toBe(meaning);
  });

  it.each([
    ['FAILED: MINIMUM AMOUNT OF X-SIP IS 500', 'Minimum amount of X-SIP is 500.'],
    ['Rejected - Folio is closed. ', 'Folio is closed.'],
    ['failed:', 'The exchange rejected this without giving a reason.'],
    ['', 'The exchange rejected this without giving a reason.'],
  ])('remarks "%s" become a sentence', (text, sentence) => {
    expect(sentenceOf(text)).toBe(sentence);
  });
});
