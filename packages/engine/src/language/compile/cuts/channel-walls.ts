/** Grooves with slanted or round walls have no flat sides to measure between: the material beside and below them is measured. */
import type { AxisName, Point3 } from '../../../plan/geometry.ts'
import type { Measure } from '../../../plan/requirement.ts'
import { tidy } from '../../quantities/scan.ts'
import { along, type Stand } from '../faces/stand.ts'
import { millimetres } from '../ledger.ts'
import { type Matter, OWN_AXES } from '../scene/probe.ts'

/** How far from the mouth, or from the middle, the line runs that the material is met on: at an edge it would be met by chance. */
const ASIDE = 0.1
/** So far from its point a vee is met, clear of a relief that is cut there. */
const FLANK = 0.3

export interface Wall {
  measure: Measure
  value: number
  note: string
}

/** Where along and across its floor the material below is met: clear of the holes that are drilled there. */
const ALONG = [0, 0.25, -0.25, 0.4, -0.4, 0.1, -0.1] as const
const ACROSS = [0, 0.4, -0.4] as const

export function slantedWall(stand: Stand, { stands, openings }: Matter, dimension: string): Wall | undefined {
  const host = stands.find(({ entity }) => entity === stand.entity.host) ?? stands[0]
  if (!host) return undefined
  const [across, up, way] = OWN_AXES[stand.axis]
  const get = (name: string): number => stand.dimensions.values.get(name) ?? 0
  const [vee, round] = [stand.shape === 'triangle', stand.shape === 'semicircle']
  const [mouth, floor] = vee ? [get('base'), 0] : round ? [get('diameter'), 0] : [get('top'), get('bottom')]
  const rise = round ? mouth / 2 : get('rise')
  const index = (axis: AxisName): 0 | 1 | 2 => (axis === 'x' ? 0 : axis === 'y' ? 1 : 2)
  const middle = (axis: AxisName): number => (along(stand.min, axis) + along(stand.max, axis)) / 2
  const downward = Math.abs(along(stand.max, up) - along(host.max, up)) < 1e-6
  const level = (deep: number): number =>
    downward ? along(stand.max, up) - deep * rise : along(stand.min, up) + deep * rise
  const point = (a: number, b: number, w = middle(way)): Point3 => {
    const at: Point3 = [0, 0, 0]
    at[index(way)] = tidy(w)
    at[index(across)] = tidy(a)
    at[index(up)] = tidy(b)
    return at
  }
  const beside = (deep: number): Wall => {
    const half = round ? rise * Math.sqrt(1 - deep ** 2) : (mouth + (floor - mouth) * deep) / 2
    const value = tidy(along(host.max, across) - middle(across) - half)
    const at = point(along(host.max, across) - value / 2, level(deep))
    return {
      measure: { kind: 'wall-thickness', at, direction: `+${across}` },
      value,
      note: `${millimetres(value)} of material beside it`,
    }
  }
  if (dimension === 'base' || dimension === 'top') return beside(ASIDE)
  if (dimension === 'bottom') return beside(1 - ASIDE)
  if (dimension !== 'rise' && !(round && (dimension === 'diameter' || dimension === 'radius')))
    return undefined
  const deep = vee ? (1 - FLANK) * rise : rise
  const value = tidy(along(host.max, up) - along(host.min, up) - deep)
  const under = downward ? along(host.min, up) + value / 2 : along(host.max, up) - value / 2
  const isClear = (at: Point3): boolean =>
    openings.every(
      ({ at: hole, axis, diameter }) =>
        axis !== up ||
        Math.hypot(at[index(across)] - hole[index(across)], at[index(way)] - hole[index(way)]) >
          diameter / 2 + ASIDE,
    )
  const length = along(stand.max, way) - along(stand.min, way)
  const aside = vee
    ? [(FLANK * mouth) / 2, (-FLANK * mouth) / 2]
    : round
      ? [0]
      : ACROSS.map((part) => part * floor)
  const placed = (a: number, part: number): Point3 =>
    point(middle(across) + a, under, middle(way) + part * length)
  const places = aside.flatMap((a) => ALONG.map((part) => placed(a, part)))
  const at = places.find(isClear) ?? placed(aside[0] ?? 0, ALONG[0])
  return {
    measure: { kind: 'wall-thickness', at, direction: `+${up}` },
    value,
    note: `${millimetres(value)} of material under it`,
  }
}
