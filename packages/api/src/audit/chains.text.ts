export const chainsText = {
  usage: (most: number) =>
    `Give nothing, to see the chains of the audit log, or how many there are to be, 1 to ${most}: npm run audit-chains -- 8`,
  fewer: (chains: number) =>
    `There are ${chains} chains, and there cannot be fewer: a chain keeps its entries for good, and an auditor would find it missing.`,
  stray: (chain: number) =>
    `Chain ${chain} has entries although it was never begun: somebody wrote to the database past the server. Run npm run reconcile.`,
  chain: (chain: number, entries: number, hash: string) => `chain ${chain}  ${entries} entries, the last ${hash}`,
};
