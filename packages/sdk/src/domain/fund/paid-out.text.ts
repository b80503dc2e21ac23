export const paidOutText = {
  paidOut: 'IDCW options pay amounts out, which lowers their NAV. Returns shown here do not count what was paid out.',
};
