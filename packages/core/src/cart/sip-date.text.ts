/** The words of `formatSipDate`. */
export const sipDateText = {
  forMonths: (day: string, months: number) => `${day} of every month for ${months} month(s)`,
  untilCancelled: (day: string) => `${day} of every month until cancelled`,
};
