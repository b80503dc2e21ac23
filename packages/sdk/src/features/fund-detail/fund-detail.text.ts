export const fundDetailText = {
  noServer: 'The fund shows here once this widget is connected to its server and knows which fund to show.',
  failed: 'This fund could not be shown',
  retry: 'Try again',
  searchFunds: 'Search funds',

  fundSize: 'Fund size',
  expenseRatio: 'Expense ratio',
  exitLoad: 'Exit load',
  minimumSip: 'Minimum SIP',
  minimumLumpsum: 'Minimum lumpsum',
  lockIn: 'Lock-in',
  benchmark: 'Benchmark',
  launched: 'Launched',
};
