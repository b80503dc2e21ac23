/** The sentences of the calls of the sandbox. */
export const sandboxSummaries: Readonly<Record<string, string>> = {
  sandboxMessages: 'Returns what was sent to a mobile or email (to everybody without `to`), newest first.',
  sandboxClock: "Returns the sandbox's time.",
  advanceSandboxClock:
    'Moves time forward by an ISO duration ("P2D", "PT30M") or working days ("2B"); all that falls due on the way runs.',
  resetSandbox: 'Returns the sandbox to its seeded state.',
  setSandboxKyc: 'Makes the registry give a PAN a status, until the sandbox is reset.',
  withdrawSandboxNfo: 'Withdraws a new fund offer, as its fund house may: what was paid for it goes back.',
  loadSandboxFixture:
    'Adds named data to the sandbox, until it is reset. "hard-data" is an investor with names, amounts and a number of folios that are hard to lay out.',
  sandboxOperators: 'Returns by what the operators of the sandbox log in, each with a code that is good now.',
  sandboxPartners: 'Returns the partners of the sandbox, each with the advisors for whom they may sign launch tickets.',
  makeSandboxLaunchTicket:
    "Signs a launch ticket as a partner's server would; `path` opens the site as that advisor, once, within a minute.",
};
