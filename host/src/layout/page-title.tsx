import { useEffect, useState } from 'react';

/** Says the title of each page that the reader walks to: a screen reader itself says only that of a document that has been loaded. */
export function PageTitle() {
  const [title, setTitle] = useState('');
  useEffect(() => {
    // what else comes into the head changes no title
    let last = document.title;
    const changed = new MutationObserver(() => {
      if (document.title !== last) setTitle((last = document.title));
    });
    changed.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => changed.disconnect();
  }, []);
  return (
    <p className="px-vh" aria-live="polite">
      {title}
    </p>
  );
}
