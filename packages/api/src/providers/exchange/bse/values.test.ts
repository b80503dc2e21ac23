import { addDays, businessDate } from '@prosperx/core/time';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newId } from '#crypto/new-id.js';
import { cancellationNumber, orderNumber, shortReference } from './order-params.js';
import { elementsIn, findElement, readXml, soapEnvelope, soapResult } from './wire.js';

const today = businessDate('2026-11-16');

describe('orderNumber', () => {
  it('the number is its date, the member and six digits: the same each time, another for the next order', () => {
    expect(orderNumber(today, '10234', 42)).toBe('2026111610234000042');
    expect(orderNumber(today, '10234', 31_000_043)).toBe('2026111610234000043');
    expect(orderNumber(addDays(today, 1), '10234', 42)).toBe('2026111710234000042');
    expect(cancellationNumber(today, '10234')).toMatch(/^2026111610234\d{6}$/);
  });

  it('the number has no room for a longer member code', () => {
    expect(() => orderNumber(today, '102345', 42)).toThrow(RangeError);
  });
});

it('our reference is ten letters and digits at the exchange, always the same', () => {
  fc.assert(
    fc.property(fc.string(), (ref) => {
      expect(shortReference(ref)).toMatch(/^[0-9A-Z]{10}$/);
      expect(shortReference(ref)).toBe(shortReference(ref));
    }),
  );
  const many = Array.from({ length: 5_000 }, () => shortReference(newId('ref')));
  expect(new Set(many).size).toBe(many.length);
});

describe('readXml and soapEnvelope', () => {
  it('XML is read by names without prefixes, entities as their characters, lists whatever their rows are called', () => {
    const xml =
      '<?xml version="1.0"?><a:x xmlns:a="u"><b>1 &lt; 2 &#38; &#x33; &amp;lt;</b><c i:nil="true"/><l><r><n>007</n></r><r/></l></a:x>';
    const root = readXml(xml)!;
    expect(root).toEqual({ x: { b: '1 < 2 & 3 &lt;', c: '', l: { r: [{ n: '007' }, ''] } } });
    expect(findElement(root, 'n')).toBeUndefined();
    expect(elementsIn(findElement(root, 'l'))).toEqual([{ n: '007' }]);
    expect(elementsIn('')).toEqual([]);
  });

  it('XML that is cut off anywhere is none', () => {
    const xml = '<a><b>1</b><b>2</b></a>';
    for (let end = 0; end < xml.length; end++) expect(readXml(xml.slice(0, end))).toBeNull();
    expect(readXml('<a><b></a></b>')).toBeNull();
    expect(readXml('</a>')).toBeNull();
  });

  it('XML carries any text there and back', () => {
    const call = { url: 'http://x/', namespace: 'http://n/', service: 's', method: 'm' };
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const text = typed.trim();
        const sent = /<ns:v>([\s\S]*)<\/ns:v>/.exec(soapEnvelope({ ...call, values: { v: text } }))?.[1] ?? '';
        expect(soapResult(`<mResult>${sent}</mResult>`, 'm')).toBe(text);
      }),
    );
  });
});
