import { useEffect, useState } from 'react';

/** A part whose code is fetched after the calculator is usable; null until then and where it is not wanted. `load` is one function for good. */
export function useLater<Part>(load: () => Promise<Part>, wanted = true): Part | null {
  const [part, setPart] = useState<Part | null>(null);
  useEffect(() => {
    // Without its code the part stays away: the calculator is whole without it.
    if (wanted) load().then(setPart, () => undefined);
  }, [load, wanted]);
  return wanted ? part : null;
}
