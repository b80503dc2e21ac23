import { addDays, addMonths, type BusinessDate, partsOf } from '#time/index.js';

/** The most tags of one customer. */
export const MOST_TAGS = 10;
/** The most notes about one customer. */
export const MOST_NOTES = 100;
/** The most tasks about one customer. */
export const MOST_TASKS = 50;

/** The most letters of a tag. */
export const TAG_LENGTH = 30;
/** The most letters of the name of a family. */
export const FAMILY_LENGTH = 60;
/** The most letters of a note. */
export const NOTE_LENGTH = 1_000;
/** The most letters of a task. */
export const TASK_LENGTH = 200;

/** How many months ahead a task may lie. */
const TASK_MONTHS = 24;

/** Birthdays are told of for so many days ahead. */
export const BIRTHDAY_DAYS = 30;

/** Codes for what is wrong with a tag, a note, a task or the name of a family. */
export type NoteFault = 'required' | 'too_long' | 'too_many' | 'too_soon' | 'too_far';

const checkText = (text: string, most: number): NoteFault | null => {
  const { length } = text.trim();
  return length === 0 ? 'required' : length > most ? 'too_long' : null;
};

/** Returns what is wrong with a note; null where nothing is. */
export const checkNote = (text: string): NoteFault | null => checkText(text, NOTE_LENGTH);

/** Returns what is wrong with the words of a task; null where nothing is. */
export const checkTaskText = (text: string): NoteFault | null => checkText(text, TASK_LENGTH);

/** Returns what is wrong with the day of a task: it is today at the earliest. */
export function checkTaskDay(day: BusinessDate | null, today: BusinessDate): NoteFault | null {
  if (day === null) return 'required';
  if (day < today) return 'too_soon';
  return day > addMonths(today, TASK_MONTHS) ? 'too_far' : null;
}

const tidied = (tag: string) => tag.trim().replace(/\s+/g, ' ');
const folded = (tag: string) => tag.toLowerCase();

/** How tags or families are written, by their small letters. */
export type Spellings = Map<string, string>;

/** Adds how these names are written to what is known. */
export function learnSpellings(known: Spellings, names: readonly string[]): void {
  for (const name of names) known.set(folded(name), name);
}

/** Returns how these names are written. */
export function spellingsOf(names: readonly string[]): Spellings {
  const known: Spellings = new Map();
  learnSpellings(known, names);
  return known;
}

/** Tags without blanks at their ends and each once, however it is written; one that is known is written as there. */
export function tidyTags(tags: readonly string[], known: Spellings = new Map()): readonly string[] {
  const byFold = new Map<string, string>();
  for (const tag of tags.map(tidied))
    if (tag !== '' && !byFold.has(folded(tag))) byFold.set(folded(tag), known.get(folded(tag)) ?? tag);
  return [...byFold.values()];
}

/** The name of a family without blanks at its ends, written as the one that is known; '' for none. */
export const tidyFamily = (name: string, known: Spellings = new Map()): string => tidyTags([name], known)[0] ?? '';

/** Returns what is wrong with the name of a family; none is left out. */
export const checkFamily = (name: string): NoteFault | null => (name.trim().length > FAMILY_LENGTH ? 'too_long' : null);

/** Returns what is wrong with the tidied tags of a customer; null where nothing is. */
export function checkTags(tags: readonly string[]): NoteFault | null {
  if (tags.some((tag) => tag.length > TAG_LENGTH)) return 'too_long';
  return tags.length > MOST_TAGS ? 'too_many' : null;
}

const LEAP_DAY = '02-29';
const isLeapYear = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/** Days to come, from today on, by the month and day (`MM-DD`) of those who were born on them; 29 February is kept on 28 February where there is none. */
export function comingBirthdays(today: BusinessDate): ReadonlyMap<string, BusinessDate> {
  const days = new Map<string, BusinessDate>();
  for (let ahead = 0; ahead <= BIRTHDAY_DAYS; ahead += 1) {
    const day = addDays(today, ahead);
    days.set(day.slice(5), day);
    if (day.endsWith('-02-28') && !isLeapYear(partsOf(day).year)) days.set(LEAP_DAY, day);
  }
  return days;
}
