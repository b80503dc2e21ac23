import { useEffect, useState } from 'react';

/** Seconds that are left, by the clock, from when the component appeared or `since` became another value; then 0. */
export function useCountdown(seconds: number, since: unknown = null): number {
  const [kept, setKept] = useState({ since, left: seconds });
  useEffect(() => {
    if (seconds === 0) return;
    const end = performance.now() + seconds * 1_000;
    const timer = setInterval(() => {
      const left = Math.max(0, Math.ceil((end - performance.now()) / 1_000));
      setKept({ since, left });
      if (left === 0) clearInterval(timer);
    }, 1_000);
    return () => clearInterval(timer);
  }, [seconds, since]);
  return kept.since === since ? kept.left : seconds;
}
