/** Bodies told by their sections: their sizes, their feature, and how the sections are measured. */
import { EngineError } from '../../../errors.ts'
import type { Point3 } from '../../../plan/geometry.ts'
import type { Measure } from '../../../plan/requirement.ts'
import type { Entity } from '../../entity.ts'
import {
  bottomOf,
  depthOf,
  heightOf,
  type Loft,
  type LoftSection,
  profileOf,
  widestOf,
} from '../../lofts/loft.ts'
import { tidy } from '../../quantities/scan.ts'
import { quote } from '../../sizes/sizes.ts'
import type { Stand } from '../faces/stand.ts'
import { type Ledger, millimetres } from '../ledger.ts'
import { type Matter, stretches } from '../scene/probe.ts'

export function loftOf({ item }: Pick<Entity, 'item'>): Loft {
  if (item.kind === 'term' && item.loft) return item.loft
  throw new EngineError('prompt_too_ambiguous', `The sections of ${quote(item.text)} are missing. Tell them.`)
}

export function fixedBySections(entity: Entity): Readonly<Record<string, number>> {
  const loft = loftOf(entity)
  return { ...widestOf(loft), height: heightOf(loft) }
}

/** Where its underside lies, if its sections were told at coordinates. */
export const levelOf = (entity: Entity): number | undefined => {
  const loft = loftOf(entity)
  return loft.absolute ? bottomOf(loft).level : undefined
}

/** Its sections above a point, the middle of its underside. */
export function loftFeature(entity: Entity, [x, y, z]: Point3): Record<string, unknown> {
  const loft = loftOf(entity)
  const low = bottomOf(loft).level
  const { wall } = loft
  const thinnest = Math.min(...loft.sections.map((section) => Math.min(section.x, depthOf(section))))
  if (wall && 2 * wall.value >= thinnest)
    throw new EngineError(
      'geometry_validation_failed',
      `A wall of ${quote(wall.item.text)} leaves no opening in a section ${millimetres(thinnest)} wide.`,
    )
  return {
    kind: 'loft',
    ruled: !loft.smooth,
    sections: loft.sections.map((section) => ({
      sketch: {
        add: [profileOf(section)],
        ...(wall ? { cut: [profileOf(section, wall.value)] } : {}),
      },
      plane: { on: 'frame', origin: [x, y, tidy(z + section.level - low)] },
    })),
  }
}

/** How near to an end it is measured: in the end itself a line would run along a face. */
const NEAR = 0.01

/** Straight through its middle, between a section and the next one. */
function across(loft: Loft, section: LoftSection, axis: 'x' | 'y'): { level: number; value: number } {
  const at = loft.sections.indexOf(section)
  const other = (loft.sections[at + 1] ?? loft.sections[at - 1]) as LoftSection
  const width = (each: LoftSection): number => (axis === 'x' ? each.x : depthOf(each))
  return {
    level: section.level + NEAR * (other.level - section.level),
    value: width(section) + NEAR * (width(other) - width(section)),
  }
}

/** A bore down the middle; 0 where there is none. */
const boreOf = ({ openings }: Matter, [x, y]: Point3): number =>
  openings.find(({ at, axis }) => axis === 'z' && Math.hypot(at[0] - x, at[1] - y) < 1e-6)?.diameter ?? 0

/** Shares of the depth at which a line may pass a hole that lies in the middle. */
const ASIDE = [0, 0.3, -0.3, 0.4, -0.4, 0.45, -0.45, 0.495, -0.495] as const

/** A line across a section that meets nothing but the body; of a round one only the middle is as wide as it. */
function clearLine(
  scene: Matter,
  section: LoftSection,
  axis: 'x' | 'y',
  at: Point3,
  value: number,
): Point3 | undefined {
  const [own, other] = axis === 'x' ? ([0, 1] as const) : ([1, 0] as const)
  const depth = axis === 'x' ? depthOf(section) : section.x
  const around = { ...scene, openings: [...scene.openings, ...scene.pockets] }
  const asides = section.figure === 'rectangle' ? ASIDE : [0]
  return asides
    .map((share): Point3 => {
      const moved: Point3 = [...at]
      moved[other] += share * depth
      return moved
    })
    .find((point) => {
      const met = stretches(around, (t) => {
        const on: Point3 = [...point]
        on[own] += (t - 0.5) * value
        return on
      })
      return met.length === 1 && (met[0] as [number, number])[1] - (met[0] as [number, number])[0] > 0.98
    })
}

/** Every section shows in how wide the body is close to it; where it is hollow, in where its wall stands. */
export function requireSections(
  stand: Stand,
  scene: Matter,
  tall: { measure: Measure; value: number; note?: string },
  ledger: Ledger,
): void {
  const loft = loftOf(stand.entity)
  const { sections, wall, heightItems, smooth } = loft
  const middle: Point3 = [(stand.min[0] + stand.max[0]) / 2, (stand.min[1] + stand.max[1]) / 2, stand.min[2]]
  const alone = scene.stands.length === 1
  const widest = widestOf(loft)
  for (const section of sections)
    for (const axis of ['x', 'y'] as const) {
      const width = axis === 'x' ? section.x : depthOf(section)
      const whole = alone && Math.abs(width - widest[axis]) < 1e-9
      const { level, value } = across(loft, section, axis)
      const at: Point3 = [middle[0], middle[1], middle[2] + level - bottomOf(loft).level]
      const hole = wall ? value - 2 * wall.value : boreOf(scene, at)
      const cut = [scene.openings, scene.cuts, scene.pockets].some(({ length }) => length > 0)
      const line = whole || hole > 0 || !cut ? at : clearLine(scene, section, axis, at, value)
      if (!line) continue
      at.splice(0, 3, ...line)
      const shown = whole ? width : (value - hole) / (hole > 0 ? 2 : 1)
      // Beside a bore only one side of it is met.
      if (!whole && hole > 0) at[axis === 'x' ? 0 : 1] += (value + hole) / 4
      ledger.require({
        name: `${stand.id}-section-${axis}`,
        says: whole
          ? `section ${millimetres(width)} along ${axis}`
          : `section ${millimetres(width)} along ${axis} (${millimetres(shown)} ${hole > 0 ? 'beside its opening, ' : ''}close to it)`,
        measure: whole ? { kind: 'extent', axis } : { kind: 'wall-thickness', at, direction: `+${axis}` },
        value: shown,
        source: { items: section.items, values: [] },
        ...(smooth && !whole ? { tolerance: NEAR * width } : {}),
      })
    }
  for (const item of heightItems)
    ledger.require({
      name: `${stand.id}-height`,
      says: `height ${millimetres(heightOf(loft))}${tall.note ? ` (${tall.note})` : ''}`,
      measure: tall.measure,
      value: tall.value,
      source: { items: [item], values: [] },
    })
  if (!wall) return
  const [low] = sections
  const at: Point3 = [middle[0] + widest.x / 2 - wall.value / 2, middle[1], middle[2]]
  const { level, value: width } = across(loft, low as LoftSection, 'x')
  at[0] = middle[0] + width / 2 - wall.value / 2
  at[2] = middle[2] + level - bottomOf(loft).level
  ledger.require({
    name: `${stand.id}-wall`,
    says: `wall ${millimetres(wall.value)}, measured level`,
    measure: { kind: 'wall-thickness', at, direction: '+x' },
    value: wall.value,
    source: { items: [wall.item, ...(wall.also ?? [])], values: [] },
  })
}
