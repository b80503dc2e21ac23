import { useState } from 'react';

/** Returns the values in force, and how the reader changes some: of what the page gives and what the reader chooses the last one counts, value by value. */
export function useLastSet<Values extends object>(given: Values): readonly [Values, (edit: Partial<Values>) => Values] {
  const [kept, setKept] = useState({ given, values: given });
  let { values } = kept;
  for (const name in given) if (given[name] !== kept.given[name]) values = { ...values, [name]: given[name] };
  if (values !== kept.values) setKept({ given, values });
  const change = (edit: Partial<Values>) => {
    const next = { ...values, ...edit };
    setKept({ given, values: next });
    return next;
  };
  return [values, change];
}
