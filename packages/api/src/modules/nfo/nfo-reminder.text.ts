import { RISK_WARNING } from '@prosperx/core/disclosure';
import { formatDateShort } from '@prosperx/core/format';
import type { BusinessDate } from '@prosperx/core/time';
import { addressed } from '#providers/notification.text.js';

/** What a reminder says. */
interface ReminderFacts {
  readonly name: string;
  readonly schemeName: string;
  readonly fundHouse: string;
  readonly closes: BusinessDate;
  readonly link: string;
}

/** The words by which somebody who asked is reminded of the close of a new fund offer. */
export const nfoReminderText = {
  subject: ({ schemeName, closes }: ReminderFacts) => `${schemeName} closes on ${formatDateShort(closes)}`,
  mail: ({ name, schemeName, fundHouse, closes, link }: ReminderFacts) =>
    `Dear ${addressed(name)},\n\nYou asked to be reminded: the new fund offer ${schemeName} of ${fundHouse} closes on ${formatDateShort(closes)}. On that day it takes SIPs until 3 PM and lumpsums until midnight, and both are paid by midnight.\n\n${link}\n\n${RISK_WARNING}.`,
};
