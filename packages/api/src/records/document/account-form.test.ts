import { RISK_WARNING } from '@prosperx/core/disclosure';
import { declarations } from '@prosperx/core/profile';
import { businessDate } from '@prosperx/core/time';
import fc from 'fast-check';
import { getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { layOutDocuments } from '#testing/blank-documents.js';
import { countOf } from '#testing/count-of.js';
import { aNominee, anExchangeClient } from '#testing/exchange-client.js';
import { pdfText } from '#testing/pdf-text.js';
import { TEST_START } from '#testing/test-services.js';
import { type AccountFormParts, makeAccountForm } from './account-form.js';

layOutDocuments();

const parts: AccountFormParts = {
  client: anExchangeClient,
  nomineesWanted: true,
  signature: null,
  declaredOn: businessDate('2026-11-16'),
  madeAt: TEST_START,
};

// one black point
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

describe('makeAccountForm', () => {
  // Trust G1: the account form carries it to the letter
  it('the form holds what was entered, the FATCA declaration and the risk warning to the letter', async () => {
    const text = await pdfText(
      await makeAccountForm({ ...parts, client: { ...anExchangeClient, nominees: [aNominee] } }),
    );
    for (const expected of [
      'FirstName LastName',
      'AFEPK2130F',
      '01 January 1970',
      '11415',
      'HDFC0000001',
      '5 to 10 lakhs',
      'Pune, India',
    ])
      expect(text).toContain(expected);
    expect(text).toContain('Daughter, 100 %, PAN BBBPR5678B');
    expect(text).toContain(declarations.fatca.text);
    expect(text).toContain('Agreed to on 16 November 2026.');
    expect(text).toContain(RISK_WARNING);
  });

  it('the form says that no nominee is wanted', async () => {
    const text = await pdfText(await makeAccountForm({ ...parts, nomineesWanted: false }));
    expect(text).toContain('does not wish to name a nominee');
  });

  it('the form shows the signature, or carries one that a PDF has no place for', async () => {
    const withPng = await makeAccountForm({ ...parts, signature: { bytes: PNG, mediaType: 'image/png' } });
    const { numPages } = await getDocumentProxy(new Uint8Array(withPng));
    expect(numPages).toBe(1);
    expect(Buffer.from(withPng).includes('/Subtype /Image')).toBe(true);
    const gif = Buffer.from('GIF89a');
    const bomb = Buffer.from(PNG);
    bomb.writeUInt32BE(12_000, 16);
    bomb.writeUInt32BE(12_000, 20);
    for (const signature of [
      { bytes: bomb, mediaType: 'image/png' },
      { bytes: gif, mediaType: 'image/gif' },
      { bytes: gif, mediaType: 'image/png' },
    ])
      expect(await pdfText(await makeAccountForm({ ...parts, signature }))).toContain('The signature is attached');
  });

  it('the form is made of whatever names and addresses there are', async () => {
    // `fc.string({ unit: 'binary' })` first makes a table of all code points, which takes seconds
    const point = fc.oneof(fc.integer({ min: 0, max: 0xd7ff }), fc.integer({ min: 0xe000, max: 0x10ffff }));
    const text = fc.oneof(
      fc.array(point, { maxLength: 400 }).map((points) => String.fromCodePoint(...points)),
      fc.constantFrom('आशा राव', 'x'.repeat(500), ''),
    );
    await fc.assert(
      fc.asyncProperty(text, text, async (name, address) => {
        const pdf = await makeAccountForm({ ...parts, client: { ...anExchangeClient, name, address } });
        expect(Buffer.from(pdf).subarray(0, 5).toString()).toBe('%PDF-');
      }),
      { numRuns: countOf({ test: 1, trust: 25 }) },
    );
  });
});
