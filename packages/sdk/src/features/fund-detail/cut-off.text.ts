export const cutOffText = {
  payToday: (time: string, navDate: string) => `Pay before ${time} today for the NAV of ${navDate}.`,
  payOn: (time: string, day: string, navDate: string) => `Pay before ${time} on ${day} for the NAV of ${navDate}.`,
  timeLeft: (minutes: number) => {
    const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
    return hours === 0 ? `${rest} min left` : `${hours} h ${rest} min left`;
  },
};
