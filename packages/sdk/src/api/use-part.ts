import { useEffect, useState } from 'react';

type State<Part> = { readonly part: Part } | { readonly error: unknown };

/**
 * Code that shows an answer, fetched while the answer is: null until it is there. What keeps it away is thrown, so that the widget's error
 * boundary offers another try. `load` is one function for good.
 */
export function usePart<Part>(load: () => Promise<Part>): Part | null {
  const [state, setState] = useState<State<Part> | null>(null);
  useEffect(() => {
    let gone = false;
    const keep = (loaded: State<Part>) => void (gone || setState(loaded));
    load().then(
      (part) => keep({ part }),
      (error: unknown) => keep({ error }),
    );
    return () => {
      gone = true;
    };
  }, [load]);
  if (state && 'error' in state) throw state.error;
  return state?.part ?? null;
}
