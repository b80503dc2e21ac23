import { describe, expect, it } from 'vitest';
import { firstNameOf, withoutTitles } from './person-name.js';

describe('firstNameOf', () => {
  it.each([
    ['Asha Rao', 'Asha'],
    ['Ms. Asha Rao', 'Asha'],
    ['Dr Smt. Anita Desai', 'Anita'],
    ['MR.RAVI KUMAR', 'RAVI'],
    ['Drishti Shah', 'Drishti'],
    ['Ms.', 'Ms.'],
    ['Ms Asha', 'Asha'],
    ['Kumari Selja', 'Kumari Selja'],
    ['Sri Devi', 'Sri Devi'],
    [' MS Dhoni', 'MS Dhoni'],
    ['Kumari Asha Rao', 'Asha'],
    ['Dr Kumari Selja', 'Kumari Selja'],
    ['MRS SRI DEVI', 'SRI DEVI'],
    ['Dr.Sri Devi', 'Sri Devi'],
    ['Asha Kumari Selja', 'Asha'],
  ])('of %j is %s', (name, first) => {
    expect(firstNameOf(name)).toBe(first);
  });
});

describe('withoutTitles', () => {
  it.each(['Ms', 'Ms.', 'Dr. Prof', ' m/s '])('leaves nothing of %j', (titles) => {
    expect(withoutTitles(titles)).toBe('');
  });
});
