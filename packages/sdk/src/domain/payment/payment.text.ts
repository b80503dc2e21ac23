/** Until when orders can be paid. */
export const paymentDeadlineText = {
  payBy: (date: string, time: string) => `Pay by ${date}, ${time}`,
};

export const bankFrameText = { title: 'Page of your bank' };
