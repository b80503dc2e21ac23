export const chainsText = {
  usage: (most: number) =>
    `Give nothing, to see the chains of the audit log, or how many there are to be, 1 to ${most}: npm run audit-chains -- 8`,
  fewer: (chains: number) =>
    `There are ${chains} chains, and there cannot be fewer: a chain keeps its entries for good, and who reads the log would miss it.`,
  stray: (chain: number) =>
    `Chain ${chain} has entries already, which nobody has begun: somebody wrote into the database past the server. Run npm run reconcile.`,
  chain: (chain: number, entries: number, hash: string) => `chain ${chain}  ${entries} entries, the last ${hash}`,
};
