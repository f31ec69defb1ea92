/** Plane figures in words. */
import type { Profile, ProfileOf, Sketch } from '../../plan/profile.ts'
import { counted, degrees, diameter, length, listed, mm, sizes } from '../wording.ts'

const POLYGONS: Readonly<Record<number, string>> = {
  3: 'triangle',
  4: 'square',
  5: 'pentagon',
  6: 'hexagon',
  8: 'octagon',
  10: 'decagon',
  12: 'dodecagon',
}

function polygon({ sides, acrossFlats, acrossCorners, side }: ProfileOf<'polygon'>): string {
  const name = POLYGONS[sides] ?? `polygon of ${sides} sides`
  if (acrossFlats !== undefined) return `${name} ${mm(acrossFlats)} across flats`
  if (acrossCorners !== undefined) return `${name} ${mm(acrossCorners)} across corners`
  return side === undefined ? name : `${name} of side ${mm(side)}`
}

function rectangle({ width, height, cornerRadius, cornerChamfer }: ProfileOf<'rectangle'>): string {
  const corners =
    cornerRadius !== undefined
      ? ` with corners R ${mm(cornerRadius)}`
      : cornerChamfer !== undefined
        ? ` with corners broken by ${mm(cornerChamfer)}`
        : ''
  return `${width === height ? 'square' : 'rectangle'} ${sizes([width, height])}${corners}`
}

function triangle(given: ProfileOf<'triangle'>): string {
  const sides = (['a', 'b', 'c'] as const).flatMap((name) => {
    const value = given[name]
    return value === undefined ? [] : [value]
  })
  const angles = [given.angleADeg, given.angleBDeg, given.angleCDeg].filter((angle) => angle !== undefined)
  return [
    'triangle',
    sides.length > 0 && `of side${sides.length > 1 ? 's' : ''} ${listed(sides.map(mm))}`,
    given.height !== undefined && `${mm(given.height)} high`,
    angles.length > 0 && `with ${listed(angles.map(degrees))}`,
  ]
    .filter((part) => part !== false)
    .join(' ')
}

const WORDS: { [K in Profile['kind']]: (profile: ProfileOf<K>) => string } = {
  rectangle,
  circle: (p) => `circle ${diameter(p.diameter)}`,
  ellipse: (p) => `ellipse ${sizes([p.width, p.height])}`,
  ring: (p) => `ring ${diameter(p.outerDiameter)} outside, ${diameter(p.innerDiameter)} inside`,
  polygon,
  slot: (p) => `slot ${sizes([p.length, p.width])}`,
  triangle,
  trapezoid: (p) => `trapezoid ${length(p.bottom)} to ${mm(p.top)} wide, ${mm(p.height)} high`,
  star: (p) => `star of ${p.points} points ${diameter(p.outerDiameter)}, ${diameter(p.innerDiameter)} inside`,
  cross: (p) => `cross ${sizes([p.width, p.height])} with arms ${mm(p.armWidth)} wide`,
  sector: (p) =>
    `sector of ${degrees(p.angleDeg)} ${diameter(p.diameter)}${p.innerDiameter === undefined ? '' : `, ${diameter(p.innerDiameter)} inside`}`,
  section: (p) =>
    `${p.shape} section ${sizes([p.width, p.height])}, walls ${p.flange === undefined || p.flange === p.web ? mm(p.web) : `${length(p.web)} and ${mm(p.flange)}`}`,
  outline: (p) =>
    `free outline of ${counted(p.segments.length, 'segment')}${p.holes.length > 0 ? ` with ${counted(p.holes.length, 'opening')}` : ''}`,
  airfoil: (p) => `NACA ${p.naca} airfoil of chord ${mm(p.chord)}`,
  gear: (p) =>
    `involute ${p.internal ? 'internal ' : ''}gear outline module ${mm(p.module)}, ${p.teeth} teeth`,
}

const describe = (profile: Profile): string => (WORDS[profile.kind] as (profile: Profile) => string)(profile)

/** Equal figures are counted: "4 of circle ⌀5 mm". */
function several(profiles: readonly Profile[]): string {
  const counts = new Map<string, number>()
  for (const words of profiles.map(describe)) counts.set(words, (counts.get(words) ?? 0) + 1)
  return listed([...counts].map(([words, count]) => (count === 1 ? words : `${count} × ${words}`)))
}

export const sketchWords = ({ add, cut }: Sketch): string =>
  cut.length === 0 ? several(add) : `${several(add)}, less ${several(cut)}`
