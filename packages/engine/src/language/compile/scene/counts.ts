/** The stated number of a body's copies, counted on the solid: stretches of material on a line or a circle through them. */
import type { AxisName, Point3 } from '../../../plan/geometry.ts'
import type { Measure } from '../../../plan/requirement.ts'
import type { Entity } from '../../entity.ts'
import { plural } from '../../lexicon/lexicon.ts'
import { countsSaid } from '../../references/groups.ts'
import type { Item } from '../../text/items.ts'
import { middleOf, type Stand } from '../faces/stand.ts'
import { mirrorOf } from '../layout/mirrored.ts'
import type { Ledger } from '../ledger.ts'
import { AXES, indexOf, type Matter, stretches } from './probe.ts'

const HEIGHTS = [0.5, 0.9, 0.1, 0.97, 0.03]
const NEAR = 1e-6

/** Copies whose middles lie on a line along one axis. */
function onLine(copies: readonly Stand[]): AxisName | undefined {
  const middles = copies.map(middleOf)
  return AXES.find((axis) =>
    AXES.filter((other) => other !== axis).every((other) =>
      middles.every(
        (point) => Math.abs(point[indexOf(other)] - (middles[0] as Point3)[indexOf(other)]) < NEAR,
      ),
    ),
  )
}

/** "8 studs in a 4 x 2 grid": the grid says how many there are as well. */
const numbersSaid = (entity: Entity): Item[] => [
  ...countsSaid(entity),
  ...entity.places.flatMap(({ place, items }) =>
    place.kind === 'pattern' && place.values.every(({ unit }) => unit === undefined)
      ? items.filter(({ kind }) => kind === 'quantity')
      : [],
  ),
]

export function requireCopies(copies: readonly Stand[], matter: Matter, ledger: Ledger): void {
  const [first] = copies
  const spoken = first ? numbersSaid(first.entity) : []
  const mirrored = first && mirrorOf(first.entity)?.source.items[0]
  // Said once or several times: "two rails … bridging the two rails"; or not at all, of what is mirrored.
  const said = spoken.length > 0 ? spoken : mirrored ? [mirrored] : []
  if (!first || said.length === 0) return
  const require = (says: string, measure: Measure, value: number): void => {
    for (const item of said)
      ledger.require({
        name: `${first.id}-count`,
        says,
        measure,
        value,
        source: { items: [item], values: [] },
      })
  }
  const gap = 0.01 * Math.max(...matter.max.map((high, i) => high - (matter.min[i] as number)))
  const line = onLine(copies)
  const wanted = first.entity.cut ? copies.length + 1 : copies.length
  for (const height of HEIGHTS) {
    if (line && copies.length > 1) {
      for (const lift of AXES.filter((axis) => axis !== line)) {
        const k = indexOf(lift)
        const from = middleOf(first)
        from[k] = first.min[k] + height * (first.max[k] - first.min[k])
        from[indexOf(line)] = matter.min[indexOf(line)] - gap
        const to: Point3 = [...from]
        to[indexOf(line)] = matter.max[indexOf(line)] + gap
        const met = stretches(matter, (t) => from.map((a, i) => a + t * ((to[i] as number) - a)) as Point3)
        if (met.length !== wanted) continue
        require(`${copies.length} ${plural(first.entity.concept)} in a row`, {
          kind: 'crossings',
          from,
          to,
        }, wanted)
        return
      }
    }
    if (copies.length < 2) continue
    const middles = copies.map(middleOf)
    const centre = [0, 1, 2].map(
      (i) => middles.reduce((sum, p) => sum + (p[i] as number), 0) / copies.length,
    ) as Point3
    const radii = middles.map((p) => Math.hypot(p[0] - centre[0], p[1] - centre[1]))
    const radius = radii[0] as number
    if (radius < NEAR || radii.some((each) => Math.abs(each - radius) > 1e-4 * radius)) continue
    centre[2] = first.min[2] + height * (first.max[2] - first.min[2])
    const met = stretches(matter, (t) => [
      centre[0] + radius * Math.cos(2 * Math.PI * t + 0.01),
      centre[1] + radius * Math.sin(2 * Math.PI * t + 0.01),
      centre[2],
    ])
    // A stretch over the start of the circle was met at both of its ends.
    const wraps =
      met.length > 1 && (met[0] as [number, number])[0] < 0.002 && (met.at(-1) as [number, number])[1] > 0.998
    if (met.length - (wraps ? 1 : 0) !== copies.length) continue
    require(`${copies.length} ${plural(first.entity.concept)} around`, {
      kind: 'tooth-count',
      centre,
      axis: '+z',
      diameter: 2 * radius,
    }, copies.length)
    return
  }
  requireEach(copies, matter, ledger)
}

/** From the middle of a body, as a share of its width. */
const ASIDE = [0, 0.45]

/** Where no line passes them all: each by itself, as material (or none) at its middle. */
function requireEach(copies: readonly Stand[], matter: Matter, ledger: Ledger): void {
  const first = copies[0] as Stand
  const said = numbersSaid(first.entity)
  const gap = 0.01 * (matter.max[2] - matter.min[2])
  for (const copy of copies) {
    const probes = ASIDE.map((share) => {
      const [x, y] = middleOf(copy)
      const at = x + share * (copy.max[0] - copy.min[0])
      const from: Point3 = [at, y, matter.min[2] - gap]
      const to: Point3 = [at, y, matter.max[2] + gap]
      const met = stretches(matter, (t) => [at, y, from[2] + t * (to[2] - from[2])])
      return { from, to, met }
    })
    // Beside a hole in its middle, where that leaves nothing to be met.
    const seen = probes.find(({ met }) => first.entity.cut || met.length > 0) ?? probes[0]
    if (!seen) continue
    const { from, to, met } = seen
    for (const item of said)
      ledger.require({
        name: `${copy.id}-there`,
        says: `one ${first.entity.concept} of ${copies.length} is ${first.entity.cut ? 'cut' : 'made'} here`,
        measure: { kind: 'crossings', from, to },
        value: met.length,
        source: { items: [item], values: [] },
      })
  }
}
