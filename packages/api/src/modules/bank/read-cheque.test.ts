import { uploadCancelledCheque } from '@prosperx/core/bank';
import { beforeEach, expect, it } from 'vitest';
import type { ReadCheque } from '#providers/bank/port.js';
import { describeWithDb } from '#testing/engines.js';
import { newInvestor } from '#testing/new-investor.js';
import { bmp } from '#testing/pictures.js';
import { type TestKit, testKit } from '#testing/test-kit.js';

const read = { bankAccountNumber: '501009876543', ifscCode: 'HDFC0000060' };
const nothing = { bankAccountNumber: null, ifscCode: null };

describeWithDb(
  'uploadCancelledCheque',
  (given) => {
    let kit: TestKit;
    beforeEach(() => {
      kit = testKit(given.db);
    });
    const upload = async (name: string) => {
      const { client } = await newInvestor(kit, false);
      return client.call(uploadCancelledCheque, { body: { file: bmp(), name } });
    };
    const readBy = (answer: () => Promise<ReadCheque>) =>
      Object.assign(kit.services.providers, { chequeReader: { read: answer } });

    it.each([
      ['cheque-501009876543-HDFC0000060.png', read],
      ['Cheque-501009876543-hdfc0000060.JPG', read],
      ['cheque.png', nothing],
      ['cheque-12345678-HDFC0000060.png', nothing],
      ['my cheque-501009876543-HDFC0000060.png', nothing],
    ])('a cheque named %j is kept, and read in the sandbox by its name', async (name, expected) => {
      const answer = await upload(name);
      expect(answer).toMatchObject(expected);
      expect(answer.cancelledChequeURL).toMatch(/files/);
    });

    it('a cheque is kept and not read where no reader is connected, or where it does not answer', async () => {
      Object.assign(kit.services.providers, { chequeReader: null });
      expect(await upload('cheque-501009876543-HDFC0000060.png')).toMatchObject(nothing);
      readBy(() => Promise.reject(new Error('down')));
      expect(await upload('cheque-501009876543-HDFC0000060.png')).toMatchObject(nothing);
      expect(kit.log.lines.join('\n')).toContain('cheque_not_read');
    });

    it('a cheque gives only what can be an account number or an IFSC', async () => {
      readBy(() => Promise.resolve({ account: '5010 0987 6543', ifsc: 'HDFC0O' }));
      expect(await upload('any.png')).toMatchObject({ bankAccountNumber: '501009876543', ifscCode: null });
    });
  },
  'seeded',
);
