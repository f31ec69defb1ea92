import './skeleton.css'

/** Stands where something will be, in its size, so that nothing moves when it comes. */
export const Skeleton = ({ width = '100%', height = '1em' }: { width?: string; height?: string }) => (
  <span className="skeleton" style={{ width, height }} aria-hidden="true" />
)

/** Of a table with its heading. */
export const SkeletonTable = ({ rows, rowHeight }: { rows: number; rowHeight: string }) => (
  <div className="skeleton-table" role="status">
    <span className="unseen">Loading …</span>
    {Array.from({ length: rows }, (_, row) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: all alike, and never reordered.
      <div key={row} style={{ height: rowHeight }}>
        <Skeleton width={`${55 + ((row * 23) % 35)}%`} height="0.9em" />
      </div>
    ))}
  </div>
)
