/** Stands in place of what a person's investments are worth. Nothing stands below it before it is known how much room that takes. */
export const WorthSkeleton = () => (
  <section className="h-sum x-waits" aria-busy="true">
    <div className="x-wrap">
      <div className="x-card h-sum__card" />
    </div>
  </section>
);
