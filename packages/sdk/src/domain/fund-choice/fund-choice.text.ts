export const fundChoiceText = {
  watch: (fund: string) => `Watch ${fund}`,
  watchShort: 'Watch',
  watchFull: 'You can watch 50 funds at most. Please remove one first.',
  compare: (fund: string) => `Compare ${fund}`,
  compareShort: 'Compare',
  full: 'You can compare up to four funds.',
  chosen: (count: number, most: number) => `${count} of ${most} funds to compare`,
  tray: 'Funds to compare',
  show: 'Compare',
  clear: 'Clear',
};
