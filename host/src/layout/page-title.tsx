import { useEffect, useState } from 'react';

/** Says the title of each page that the reader walks to: a screen reader itself says only that of a document that has been loaded. */
export function PageTitle() {
  const [title, setTitle] = useState('');
  useEffect(() => {
    const changed = new MutationObserver(() => setTitle(document.title));
    changed.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => changed.disconnect();
  }, []);
  return (
    <p className="px-vh" aria-live="polite">
      {title}
    </p>
  );
}
