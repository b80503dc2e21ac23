import { expect, test } from 'playwright/test';
import { parseXX } from './zz-probe-help.js';
import { resolveFields } from '#widget/fields.js';
import { rupees } from '@prosperx/core/money';
test('x', () => { expect(parseXX()).toBe(1); expect(typeof resolveFields).toBe('function'); expect(rupees(1)).toBe(100); });
