import './skeleton.css'

/** Stands where something will be, in its size, so that nothing moves when it comes. */
export const Skeleton = ({ width = '100%', height = '1em' }: { width?: string; height?: string }) => (
  <span className="skeleton" style={{ width, height }} aria-hidden="true" />
)

export const SkeletonRows = ({ rows, height }: { rows: number; height: string }) => (
  <div className="skeleton-rows" role="status">
    <span className="unseen">Loading …</span>
    {Array.from({ length: rows }, (_, row) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: all alike, and never reordered.
      <Skeleton key={row} height={height} />
    ))}
  </div>
)
