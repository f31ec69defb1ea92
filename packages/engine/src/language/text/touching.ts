/** Whether a stretch of the prompt touches any of many others, which are put in order once. */
import type { Span } from './normalise.ts'

export function touching(spans: readonly Span[]): (span: Span) => boolean {
  const sorted = spans.toSorted(([a], [b]) => a - b)
  // How far those up to each one reach.
  let reach = 0
  const reaches = sorted.map(([, end]) => (reach = Math.max(reach, end)))
  return ([from, to]) => {
    let [low, high] = [0, sorted.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sorted[middle] as Span)[0] < to) low = middle + 1
      else high = middle
    }
    return low > 0 && (reaches[low - 1] as number) > from
  }
}
