import { type ReactNode, useState } from 'react';

/** One primitive in one of its states. */
export interface Example {
  readonly title: string;
  readonly show: () => ReactNode;
  /** Takes the whole row. */
  readonly wide?: boolean;
}

export interface Section {
  /** Part of the address: `#fields`. */
  readonly name: string;
  readonly title: string;
  readonly examples: readonly Example[];
  /** What stands above the examples. */
  readonly intro?: ReactNode;
}

interface StatefulExampleProps<Value> {
  readonly start: Value;
  readonly children: (value: Value, set: (value: Value) => void) => ReactNode;
}

/** Lets an example be used, not only looked at. */
export function StatefulExample<Value>({ start, children }: StatefulExampleProps<Value>) {
  const [value, set] = useState(start);
  return children(value, set);
}
