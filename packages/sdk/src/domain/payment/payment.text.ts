/** Until when orders can be paid. */
export const payByText = {
  payBy: (date: string, time: string) => `Pay by ${date}, ${time}`,
};

export const bankFrameText = { title: 'Page of your bank' };
