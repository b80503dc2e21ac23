import { describe, expect, it } from 'vitest';
import { addDays, addMonths, businessDate } from '#time/index.js';
import {
  checkNote,
  checkTags,
  checkTaskDay,
  checkTaskText,
  comingBirthdays,
  MOST_TAGS,
  NOTE_LENGTH,
  TAG_LENGTH,
  checkFamily,
  spellingsOf,
  tidyFamily,
  tidyTags,
} from './customer-notes.js';

const today = businessDate('2026-11-28');

describe('tags of a customer', () => {
  it('are each there once, however they are written, and as the advisor has written them before', () => {
    expect(tidyTags([' NRI ', 'nri', '', 'tax  saver'], spellingsOf(['Tax saver']))).toEqual(['NRI', 'Tax saver']);
  });

  it('are short and few', () => {
    const tags = Array.from({ length: MOST_TAGS }, (_, number) => `tag ${number}`);
    expect(checkTags(tags)).toBeNull();
    expect(checkTags([...tags, 'more'])).toBe('too_many');
    expect(checkTags(['x'.repeat(TAG_LENGTH + 1)])).toBe('too_long');
  });
});

it('a note and a task have words, and not too many', () => {
  expect([checkNote(' '), checkNote('x'.repeat(NOTE_LENGTH)), checkNote('x'.repeat(NOTE_LENGTH + 1))]).toEqual([
    'required',
    null,
    'too_long',
  ]);
  expect(checkTaskText('Call')).toBeNull();
});

it('a task is for today at the earliest, and for two years ahead at the latest', () => {
  const last = addMonths(today, 24);
  expect([null, addDays(today, -1), today, last, addDays(last, 1)].map((day) => checkTaskDay(day, today))).toEqual([
    'required',
    'too_soon',
    null,
    null,
    'too_far',
  ]);
});

describe('birthdays to come', () => {
  it('are those from today to thirty days ahead, over the end of the year', () => {
    const days = comingBirthdays(businessDate('2026-12-10'));
    expect(days.size).toBe(31);
    expect([days.get('12-10'), days.get('01-09'), days.get('01-10'), days.get('12-09')]).toEqual([
      '2026-12-10',
      '2027-01-09',
      undefined,
      undefined,
    ]);
  });

  it('of 29 February are on the 28th in a year that has none', () => {
    expect(comingBirthdays(businessDate('2027-02-20')).get('02-29')).toBe('2027-02-28');
    expect(comingBirthdays(businessDate('2028-02-20')).get('02-29')).toBe('2028-02-29');
  });
});

describe('tidyFamily', () => {
  it('is written as the family that is known, and none where nothing is typed', () => {
    expect(tidyFamily('  rao ', spellingsOf(['Rao']))).toBe('Rao');
    expect([tidyFamily('  '), checkFamily('x'.repeat(61)), checkFamily('')]).toEqual(['', 'too_long', null]);
  });
});
