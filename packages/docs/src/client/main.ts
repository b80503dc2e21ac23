import '../docs.css';
import { copyCode } from './copy-code.js';
import { openSearch } from './search.js';

copyCode();
const field = document.querySelector<HTMLInputElement>('#search');
if (field) openSearch(field);
for (const place of document.querySelectorAll<HTMLElement>('[data-playground]'))
  void import('../playground/mount.js').then(({ mountPlayground }) => mountPlayground(place));
