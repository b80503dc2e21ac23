import type { Translation } from '@prosperx/core/language';
import type { cutOffText as english } from '#features/fund-detail/cut-off.text.js';

export const cutOffText: Translation<typeof english> = {
  payToday: (time, navDate) => `${navDate} च्या एनएव्हीसाठी आज ${time} च्या आधी पैसे भरा.`,
  payOn: (time, day, navDate) => `${navDate} च्या एनएव्हीसाठी ${day} रोजी ${time} च्या आधी पैसे भरा.`,
  timeLeft: (minutes) => {
    const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
    return hours === 0 ? `${rest} मिनिटे शिल्लक` : `${hours} तास ${rest} मिनिटे शिल्लक`;
  },
};
