import { useRef } from 'react';
import { useBeforePaint } from '#theme/use-styles.js';
import { Banner, type BannerProps } from './banner.js';

/** How something ended, as a heading. It takes the focus where what was pressed is gone with the step before: else nobody who cannot see it would know. */
export function Outcome(props: BannerProps) {
  const heading = useRef<HTMLDivElement>(null);
  useBeforePaint(() => {
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body) heading.current?.focus();
  }, []);
  return (
    <div ref={heading} role="heading" aria-level={2} tabIndex={-1}>
      <Banner {...props} />
    </div>
  );
}
