import { Skeleton } from '../../parts/skeleton.tsx'
import './skeleton-lines.css'

/** Stands for a few lines of the same height that are on their way. */
export const SkeletonLines = ({ lines, height }: { lines: number; height: string }) => (
  <div className="skeleton-lines" role="status">
    <span className="unseen">Loading …</span>
    {Array.from({ length: lines }, (_, line) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: all alike, and never reordered.
      <Skeleton key={line} height={height} />
    ))}
  </div>
)
