/** The isometric view out of a part's drawing sheet, in the colours of the page. */
import { queryOptions, useQuery } from '@tanstack/react-query'
import { drawingUrl } from '../job/job-queries.ts'
import './isometric.css'

interface Lines {
  paths: { d: string; smooth: boolean }[]
  viewBox: string
}

/** Millimetres on paper around the part. */
const MARGIN = 4

const linesQuery = (jobId: string) =>
  queryOptions({
    queryKey: ['job', jobId, 'isometric'],
    queryFn: async ({ signal }) => {
      const answer = await fetch(drawingUrl(jobId), { signal })
      return answer.ok ? linesIn(await answer.text()) : null
    },
    staleTime: Number.POSITIVE_INFINITY,
  })

export function Isometric({ jobId }: { jobId: string }) {
  const { data } = useQuery(linesQuery(jobId))
  return (
    <svg className="isometric" viewBox={data?.viewBox ?? '0 0 122 94'} aria-hidden="true">
      {data?.paths.map(({ d, smooth }) => (
        <path key={d} d={d} className={smooth ? 'smooth' : undefined} />
      ))}
    </svg>
  )
}

/**
 * Only the lines are taken over: whatever else a sheet may hold stays behind. Not parsed as a document, as the page's
 * content security policy would complain about the sheet's own style.
 */
function linesIn(sheet: string): Lines | null {
  const [, view = ''] = /<g id="isometric">(.*?)<\/g>/s.exec(sheet) ?? []
  const paths = [...view.matchAll(/<path class="(\w+)" d="([^"]*)"/g)].map(([, name, d = '']) => ({
    d,
    smooth: name === 'smooth',
  }))
  const points = paths.flatMap(({ d }) => (d.match(/-?[\d.]+/g) ?? []).map(Number))
  if (points.length === 0) return null
  const range = (parity: number) => {
    const values = points.filter((_, index) => index % 2 === parity)
    return values.reduce(([low, high], value) => [Math.min(low, value), Math.max(high, value)] as const, [
      Number.POSITIVE_INFINITY,
      Number.NEGATIVE_INFINITY,
    ] as readonly [number, number])
  }
  const [left, right] = range(0)
  const [top, bottom] = range(1)
  return {
    paths,
    viewBox: [left - MARGIN, top - MARGIN, right - left + 2 * MARGIN, bottom - top + 2 * MARGIN].join(' '),
  }
}
