// Runs before anything is painted: a reader who chose dark sees no light page first.
const KEY = 'px-docs-theme';

try {
  const kept = localStorage.getItem(KEY);
  if (kept === 'light' || kept === 'dark') document.documentElement.dataset['theme'] = kept;
} catch {
  // without storage the page follows the system
}

document.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element) || !target.closest('[data-theme-button]')) return;
  const { dataset } = document.documentElement;
  const isDark =
    dataset['theme'] === 'dark' || (dataset['theme'] === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
  dataset['theme'] = isDark ? 'light' : 'dark';
  try {
    localStorage.setItem(KEY, dataset['theme']);
  } catch {
    // it holds for this page
  }
});
