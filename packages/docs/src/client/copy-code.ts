import { clientText as text } from './client.text.js';

const SAID_FOR = 2000;

async function copyInto(button: HTMLButtonElement, code: string) {
  try {
    await navigator.clipboard.writeText(code);
    button.textContent = text.copied;
  } catch {
    button.textContent = text.copyFailed;
  }
  setTimeout(() => (button.textContent = text.copy), SAID_FOR);
}

/** Gives each piece of code a button that copies it. */
export function copyCode(): void {
  for (const code of document.querySelectorAll<HTMLElement>('article > pre')) {
    const frame = document.createElement('div');
    frame.className = 'd-code';
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = text.copy;
    button.setAttribute('aria-live', 'polite');
    code.replaceWith(frame);
    frame.append(code, button);
    button.addEventListener('click', () => void copyInto(button, code.innerText));
  }
}
