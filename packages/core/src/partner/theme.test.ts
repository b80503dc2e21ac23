import { describe, expect, it } from 'vitest';
import { checkPartnerTheme, contrastOf, type PartnerTheme } from './theme.js';

describe('checkPartnerTheme', () => {
  it.each<readonly [PartnerTheme, ReturnType<typeof checkPartnerTheme>]>([
    [{}, null],
    [{ accent: '#0e7c66', radius: '4px' }, null],
    [{ accent: '#0B3D91', theme: 'light' }, null],
    [{ accent: '#0b3d91' }, 'accent_dark'],
    [{ accent: '#ffd400' }, 'accent_light'],
    [{ accent: '#ffd400', theme: 'dark' }, null],
    [{ accent: '#777777' }, null],
    [{ accent: '#dc2626' }, null],
    [{ accent: '#777', radius: '4px' }, 'accent_invalid'],
    [{ accent: 'red' }, 'accent_invalid'],
    [{ accent: 'url(x)' }, 'accent_invalid'],
    [{ radius: '0px' }, null],
    [{ radius: '24.5px' }, 'radius_invalid'],
    [{ radius: '1rem' }, 'radius_invalid'],
    [{ radius: '4px;color:red' }, 'radius_invalid'],
  ])('%j: %s', (theme, fault) => expect(checkPartnerTheme(theme)).toBe(fault));
});

it('contrast is that of WCAG', () => {
  expect(contrastOf([0, 0, 0], [1, 1, 1])).toBe(21);
  expect(contrastOf([1, 1, 1], [1, 1, 1])).toBe(1);
});
