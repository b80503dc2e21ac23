import { type RefObject, useRef } from 'react';
import { useBeforePaint } from '#theme/use-styles.js';

/** Returns the ref of a form, or of a part of one, in which each new try moves the focus to the first wrong field, or to what is said of several (`data-list-error`). */
export function useFirstWrong<Place extends HTMLElement>(tries: number): RefObject<Place | null> {
  const place = useRef<Place>(null);
  useBeforePaint(() => {
    const form = place.current?.closest('form') ?? place.current;
    if (tries > 0) form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-list-error]')?.focus();
  }, [tries]);
  return place;
}
