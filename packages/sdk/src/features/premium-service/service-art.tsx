/** The picture of each service: a setting sun over payouts, scales in balance, a building on steps. Decoration alone. */
const SHAPES: Readonly<Record<string, string>> = {
  retirement: 'M6 54h84M16 54a20 20 0 0 1 40 0M36 24v-8M18 30l-5-6M54 30l5-6M66 54V40M76 54V34M86 54V28',
  rebalance: 'M48 12v42M30 54h36M22 22h52M22 22 12 40h20ZM74 22 64 40h20Z',
  treasury: 'M8 56h80M20 56V28h34v28M28 36h6M40 36h6M28 46h6M40 46h6M60 56V44M70 56V36M80 56V26',
};

export function ServiceArt({ name }: { readonly name: string }) {
  return (
    <svg className="px-premium__art" viewBox="0 0 96 64" aria-hidden="true">
      <path d={SHAPES[name] ?? ''} />
      <circle cx="80" cy="12" r="4" />
    </svg>
  );
}
