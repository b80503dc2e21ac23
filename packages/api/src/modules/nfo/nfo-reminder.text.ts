import { RISK_WARNING } from '@prosperx/core/disclosure';
import { formatDateShort } from '@prosperx/core/format';
import type { NfoOrderType } from '@prosperx/core/nfo';
import type { BusinessDate } from '@prosperx/core/time';
import { addressed } from '#providers/notification.text.js';

/** What a reminder says. */
interface ReminderFacts {
  readonly name: string;
  readonly schemeName: string;
  readonly fundHouse: string;
  readonly closes: BusinessDate;
  /** The most that it takes here on that day; null where it is not sold here. */
  readonly takes: NfoOrderType | null;
  readonly link: string;
}

const lastDay = (takes: NfoOrderType | null) => {
  if (takes === null) return 'It cannot be ordered here. Until it closes, apply with the fund house.';
  return takes === 'SIP'
    ? 'On that day it takes SIPs until 3 PM and lumpsums until midnight, and both are paid by midnight.'
    : 'On that day it takes lumpsums until midnight, and they are paid by midnight.';
};

/** The words by which somebody who asked is reminded of the close of a new fund offer. */
export const nfoReminderText = {
  subject: ({ schemeName, closes }: ReminderFacts) => `${schemeName} closes on ${formatDateShort(closes)}`,
  mail: ({ name, schemeName, fundHouse, closes, takes, link }: ReminderFacts) =>
    `Dear ${addressed(name)},\n\nYou asked to be reminded: the new fund offer ${schemeName} of ${fundHouse} closes on ${formatDateShort(closes)}. ${lastDay(takes)}\n\n${link}\n\n${RISK_WARNING}.`,
};
