import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Monogram } from './fund-cell.js';

afterEach(cleanup);

describe('Monogram', () => {
  it.each([
    ['Asha Rao', 'AR'],
    ['Dr. Asha Rao', 'AR'],
    ['MR  vikram kumar SHAH', 'VK'],
    ['Mrs Meera', 'M'],
    ['Drashti Rao', 'DR'],
  ])('of the person %j are %s', (name, letters) => {
    const { container } = render(<Monogram name={name} user />);
    expect(container.querySelector('.px-mono')?.getAttribute('data-letters')).toBe(letters);
  });
});
