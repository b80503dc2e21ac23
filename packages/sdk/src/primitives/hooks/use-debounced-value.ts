import { useEffect, useState } from 'react';

/** The milliseconds without a key after which a search begins. */
const TYPING_PAUSE = 250;

/** A value once it has not changed for `wait` milliseconds: by itself, as long as every search waits for the next key. */
export function useDebouncedValue<Value>(value: Value, wait = TYPING_PAUSE): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), wait);
    return () => clearTimeout(timer);
  }, [value, wait]);
  return debounced;
}
