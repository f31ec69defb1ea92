/** What was spent, laid out for a chart: a column a day, in parts by mode or by key. */
import type { Usage } from '@cadwright/service/dashboard'
import { MODE } from '../../words/labels.ts'

export type Grouping = 'mode' | 'key'

export interface BurnPart {
  label: string
  total: number
  /** Credits by day, as many as there are days. */
  credits: number[]
}

export interface Burn {
  /** Every day from the first to the last, whether anything was spent or not. */
  days: string[]
  parts: BurnPart[]
  total: number
}

/** More colours than these cannot be told apart. */
const MOST_PARTS = 6
const DAY_MS = 24 * 3600 * 1000

export function burnOf({ from, to, days: spent, keys }: Usage, grouping: Grouping): Burn {
  const days = daysBetween(from, to)
  const place = new Map(days.map((day, index) => [day, index]))
  const labels: Record<string, string> =
    grouping === 'mode' ? MODE : Object.fromEntries(keys.map(({ id, name }) => [id, name]))
  const parts = new Map<string, BurnPart>()
  // Modes keep their colours whether or not all were used.
  if (grouping === 'mode') for (const mode of Object.keys(MODE)) parts.set(mode, emptyPart(mode))
  for (const { day, designMode, keyId, credits } of spent) {
    const index = place.get(day)
    if (index === undefined) continue
    const name: string = grouping === 'mode' ? designMode : keyId
    const part = parts.get(name) ?? emptyPart(name)
    parts.set(name, part)
    part.total += credits
    part.credits[index] = (part.credits[index] ?? 0) + credits
  }
  const listed = grouping === 'mode' ? [...parts.values()] : fewest([...parts.values()])
  return { days, parts: listed, total: listed.reduce((sum, { total }) => sum + total, 0) }

  function emptyPart(name: string): BurnPart {
    return { label: labels[name] ?? name, total: 0, credits: days.map(() => 0) }
  }
}

/** The largest first; the many small ones together. */
function fewest(parts: BurnPart[]): BurnPart[] {
  const sorted = parts.toSorted((a, b) => b.total - a.total)
  if (sorted.length <= MOST_PARTS) return sorted
  const rest = sorted.slice(MOST_PARTS - 1)
  return [
    ...sorted.slice(0, MOST_PARTS - 1),
    {
      label: `${rest.length} other keys`,
      total: rest.reduce((sum, { total }) => sum + total, 0),
      credits: (rest[0]?.credits ?? []).map((_, day) =>
        rest.reduce((sum, { credits }) => sum + (credits[day] ?? 0), 0),
      ),
    },
  ]
}

function daysBetween(from: string, to: string): string[] {
  const first = Date.parse(from)
  const length = Math.round((Date.parse(to) - first) / DAY_MS) + 1
  return Array.from({ length }, (_, index) => new Date(first + index * DAY_MS).toISOString().slice(0, 10))
}
