/// <reference types="vite/client" />

const failed = new Set<string>();

// After a new release the files of the one before are gone. What has failed twice although there is a network comes with a fresh page;
// once, since that may not be the reason.
addEventListener('vite:preloadError', ({ payload: { message } }) => {
  if (!failed.has(message) || !navigator.onLine) return void failed.add(message);
  const key = `reloaded for ${message}`;
  if (sessionStorage.getItem(key) !== null) return;
  sessionStorage.setItem(key, '1');
  location.reload();
});
