import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { englishIn } from './english-in.js';

afterEach(cleanup);

const marked = (say: (name: string) => string, name: string) =>
  render(<p>{englishIn(say, name)}</p>).container.querySelector('p')?.innerHTML;

it('marks a name that stays English in a sentence of another language', () => {
  expect(marked((name) => `बेंचमार्क ${name} है।`, 'Nifty 500 TRI')).toBe('बेंचमार्क <span lang="en">Nifty 500 TRI</span> है।');
});

it('leaves an English sentence as it is, and a value that is translated', () => {
  expect(marked((name) => `The benchmark is ${name}.`, 'Nifty 500 TRI')).toBe('The benchmark is Nifty 500 TRI.');
  expect(marked((name) => `बेंचमार्क ${name} है।`, 'निफ्टी 500')).toBe('बेंचमार्क निफ्टी 500 है।');
});
