import { describe, expect, it } from 'vitest';
import { paymentDeadlineText as hindi } from '#languages/hi/domain/payment/paying.text.js';
import { paymentDeadlineText as english } from './paying.text.js';

describe('the time until which orders are paid', () => {
  it.each([
    [0, '12 am', 'रात 12 बजे'],
    [9 * 60 + 5, '9:05 am', 'सुबह 9:05 बजे'],
    [12 * 60, '12 pm', 'दोपहर 12 बजे'],
    [18 * 60, '6 pm', 'शाम 6 बजे'],
    [23 * 60 + 30, '11:30 pm', 'रात 11:30 बजे'],
  ])('minute %i of the day is said as people say it', (minute, inEnglish, inHindi) => {
    expect([english.time(minute), hindi.time(minute)]).toEqual([inEnglish, inHindi]);
  });
});
