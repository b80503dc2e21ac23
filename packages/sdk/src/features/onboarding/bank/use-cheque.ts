import type { BankAccountKey } from '@prosperx/core/bank';
import { useState } from 'react';
import type { Form } from '#primitives/form/use-form.js';
import { useFileUpload } from '#api/use-file-upload.js';
import { useLatest } from '#primitives/hooks/use-latest.js';
import { type ReadFromCheque, useSendCheque } from '#queries/bank.js';

const FIELDS = ['bankAccountNumber', 'ifscCode'] as const;

interface Reading {
  /** What the last cheques put into the fields: another one may replace it. */
  readonly put: Partial<BankAccountKey>;
  /** What this one put there. */
  readonly filled: readonly (keyof BankAccountKey)[];
  readonly found: boolean;
}

/** The picture of the cheque. What is read from it fills the fields that nobody has typed into. */
export function useCheque<Values extends BankAccountKey>(form: Form<Values>, reread: () => Promise<void>) {
  const [reading, setReading] = useState<Reading | null>(null);
  const fill = useLatest((read: ReadFromCheque) => {
    const before = reading?.put ?? {};
    const put: Partial<Record<keyof BankAccountKey, string>> = {};
    for (const name of FIELDS) {
      const typed = form.values[name];
      const found = read[name];
      if (found === null || (typed !== '' && typed !== before[name])) continue;
      form.set(name, found as Values[typeof name]);
      put[name] = found;
    }
    const filled = FIELDS.filter((name) => name in put);
    setReading({ put: { ...before, ...put }, filled, found: FIELDS.some((name) => read[name] !== null) });
  });
  const upload = useFileUpload(useSendCheque(reread, (read) => fill.current(read)));
  return { upload, reading };
}
