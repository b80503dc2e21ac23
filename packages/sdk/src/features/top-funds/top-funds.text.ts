export const topFundsText = {
  noServer: 'The top funds appear here once this widget is connected to its server.',
};
