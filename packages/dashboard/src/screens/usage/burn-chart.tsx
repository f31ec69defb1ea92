/** Stacked columns, a day each. What the picture says, the table view says in figures. */
import { useEffect, useRef, useState } from 'react'
import uPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'
import { useDark } from '../../frame/theme.ts'
import { colourOf } from '../../styles/colour.ts'
import { count, credits } from '../../words/numbers.ts'
import { dayOf } from '../../words/times.ts'
import type { Burn } from './burn.ts'

const HEIGHT = 220
const BAR_SHARE = 0.72
const WIDEST_BAR = 42
const LEAST_TOP = 5

export const seriesColour = (index: number) => `--series-${(index % 6) + 1}` as const

export function BurnChart({ burn }: { burn: Burn }) {
  const place = useRef<HTMLDivElement>(null)
  const [day, setDay] = useState<{ index: number; left: number }>()
  const dark = useDark()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the colours are read anew when the theme changes.
  useEffect(() => {
    const element = place.current
    if (!element) return
    const plot = new uPlot(
      chartOptions(burn, element.clientWidth, (index, left) =>
        setDay(index === null ? undefined : { index, left }),
      ),
      stacked(burn),
      element,
    )
    const resize = new ResizeObserver(() => plot.setSize({ width: element.clientWidth, height: HEIGHT }))
    resize.observe(element)
    return () => {
      resize.disconnect()
      plot.destroy()
    }
  }, [burn, dark])
  return (
    <div className="burn-chart">
      <div
        ref={place}
        role="img"
        aria-label={`Credits spent a day, ${credits(burn.total)} in all. The same is there as a table.`}
        style={{ height: HEIGHT }}
      />
      {day && <DayNote burn={burn} index={day.index} left={day.left} />}
    </div>
  )
}

function DayNote({ burn, index, left }: { burn: Burn; index: number; left: number }) {
  const day = burn.days[index]
  const spent = burn.parts
    .map((part, place) => ({
      label: part.label,
      colour: seriesColour(place),
      value: part.credits[index] ?? 0,
    }))
    .filter(({ value }) => value > 0)
  const total = spent.reduce((sum, { value }) => sum + value, 0)
  return (
    <div
      className={`burn-note ${index > burn.days.length / 2 ? 'leftwards' : ''}`}
      style={{ left }}
      aria-hidden="true"
    >
      <strong>{day && dayOf(day)}</strong>
      {spent.map(({ label, colour, value }) => (
        <span key={label}>
          <i style={{ background: `var(${colour})` }} />
          <span className="burn-note-label">{label}</span>
          <b>{count(value)}</b>
        </span>
      ))}
      <span className="quiet">
        <span className="burn-note-label">{total === 0 ? 'Nothing spent' : 'Together'}</span>
        {total > 0 && <b>{count(total)}</b>}
      </span>
    </div>
  )
}

/** The whole column first and the lower ones over it, so that each part shows where no later one covers it. */
function stacked({ days, parts }: Burn): uPlot.AlignedData {
  const sums = parts.map((_, last) =>
    days.map((_, day) => parts.slice(0, last + 1).reduce((sum, part) => sum + (part.credits[day] ?? 0), 0)),
  )
  return [days.map((_, index) => index), ...sums.toReversed()]
}

function chartOptions(
  { days, parts }: Burn,
  width: number,
  onDay: (index: number | null, left: number) => void,
): uPlot.Options {
  const font = `12px ${getComputedStyle(document.body).fontFamily}`
  const axis = { stroke: colourOf('--quiet'), font, ticks: { show: false } }
  const line = colourOf('--line')
  const bars = uPlot.paths.bars?.({ size: [BAR_SHARE, WIDEST_BAR], radius: 0.12 })
  const colours = parts.map((_, place) => colourOf(seriesColour(place)))
  return {
    width,
    height: HEIGHT,
    padding: [12, 8, 0, 0],
    legend: { show: false },
    cursor: { y: false, drag: { x: false, y: false }, points: { show: false } },
    scales: {
      x: { time: false, range: [-0.6, days.length - 0.4] },
      y: { range: (_, __, most) => [0, Math.max(most * 1.08, LEAST_TOP)] },
    },
    axes: [
      {
        ...axis,
        grid: { show: false },
        size: 30,
        space: 64,
        incrs: [1, 2, 5, 7, 10, 14, 21, 30],
        values: (_, splits) => splits.map((at) => (days[at] === undefined ? '' : dayOf(days[at]))),
      },
      {
        ...axis,
        size: 44,
        grid: { stroke: line, width: 1, dash: [2, 4] },
        incrs: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 5_000, 10_000, 100_000],
        values: (_, splits) => splits.map(count),
      },
    ],
    series: [
      {},
      ...colours.toReversed().map((colour) => ({
        fill: colour,
        stroke: colour,
        width: 0,
        points: { show: false },
        ...(bars && { paths: bars }),
      })),
    ],
    hooks: {
      setCursor: [
        (plot) => {
          const index = plot.cursor.idx ?? null
          onDay(index, index === null ? 0 : plot.over.offsetLeft + plot.valToPos(index, 'x'))
        },
      ],
    },
  }
}
