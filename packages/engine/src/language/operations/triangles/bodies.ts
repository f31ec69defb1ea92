/** Triangular bodies: right by their legs, equilateral by their side, isosceles by base and height; plates lie flat. */
import type { AxisName, Point2, Point3 } from '../../../plan/geometry.ts'
import type { Shaped } from '../bodies.ts'
import { type Build, between, type Feature, FRAMES, flat } from '../build.ts'
import type { Shape } from '../shapes.ts'
import { type Box, indexOf } from '../space.ts'
import { allSizes, placesOf, type SaidSize, type Thing } from '../things.ts'
import { missing, unread } from '../unread.ts'

const KIND = /^(?<kind>right|equilateral|isosceles) triangle$/u

export const isTriangle = ({ name, role }: Thing): boolean => role === 'add' && KIND.test(name)

type Name = SaidSize['dimension']

/** What each of its sizes is, told once. */
class Sides {
  readonly #build: Build
  readonly #thing: Thing
  readonly #left: SaidSize[]

  constructor(build: Build, thing: Thing) {
    this.#build = build
    this.#thing = thing
    this.#left = [...allSizes(thing)]
  }

  has(...names: Name[]): boolean {
    return this.#left.some(({ dimension }) => names.includes(dimension))
  }

  take(axis: AxisName | undefined, ...names: Name[]): SaidSize {
    const tagged = axis && this.#left.find((said) => said.axis === axis)
    const said =
      tagged ??
      names
        .map((name) => this.#left.find(({ dimension, axis: told }) => dimension === name && !told))
        .find((each) => each !== undefined)
    if (!said)
      throw missing(
        names[0] === 'base' ? 'base' : names[0] === 'rise' ? 'height' : 'length',
        this.#thing.name,
      )
    // Two legs told alike are one number.
    if (said.dimension !== 'legs' || this.#left.filter(({ dimension }) => dimension === 'legs').length > 1)
      this.#left.splice(this.#left.indexOf(said), 1)
    this.#build.takeSize(this.#thing, said)
    return said
  }

  /** Nothing told of it is left over. */
  close(): void {
    const odd = this.#left.find((said) => !said.gloss && !this.#build.isUsed(said.figure))
    if (odd) throw unread(odd.figure.text)
  }
}

/** Drawn across this axis: a plate lies flat, unless it is told to be drawn upright. */
function axisOf(build: Build, thing: Thing, sides: Sides, isWedge: boolean): AxisName {
  for (const said of placesOf(thing))
    if (said.place.kind === 'plane' || said.place.kind === 'way') {
      const axis = said.place.kind === 'plane' ? said.place.normal : said.place.axis
      if (axis === 'x') throw unread(build.quote(said))
      said.used = true
      return axis
    }
  if (isWedge) return 'y'
  return sides.has('thickness') ? 'z' : 'y'
}

export function triangular(build: Build, thing: Thing): Shaped {
  const kind = KIND.exec(thing.name)?.groups?.['kind']
  const sides = new Sides(build, thing)
  const isWedge = /\b(?:wedge|ramp)\b/iu.test(build.quote({ span: [0, Number.MAX_SAFE_INTEGER] }))
  const isUpright =
    allSizes(thing).some(({ axis }) => axis === 'y' || axis === 'z') && !sides.has('thickness')
  const axis = axisOf(build, thing, sides, isWedge || isUpright)
  const up: AxisName = axis === 'z' ? 'y' : 'z'
  const equal = kind === 'equilateral' ? sides.take(undefined, 'side') : undefined
  // "60 mm long, 40 mm wide and 30 mm high": it falls along its length.
  const base = equal ?? sides.take('x', 'base', 'legs', ...(isWedge ? (['length'] as const) : []))
  const rise = equal ?? sides.take(up, 'rise', 'legs', 'height')
  const run = sides.take(axis, 'thickness', 'width', 'length', 'height', 'depth')
  sides.close()
  const [wide, long] = [base.figure.value, run.figure.value]
  const tall = equal ? (wide * Math.sqrt(3)) / 2 : rise.figure.value
  const size: Point3 = [wide, 0, 0]
  size[indexOf(up)] = tall
  size[indexOf(axis)] = long
  if (equal) {
    const at: Point3 = [0, 0, size[2] / 2]
    at[indexOf(up)] -= tall / 6
    build.measureAs(equal.figure, { kind: 'flats', at, axis: `+${axis}`, sides: 3 }, wide / Math.sqrt(3))
  } else {
    outer(build, base, 'x', size)
    if (rise !== base) outer(build, rise, up, size)
  }
  outer(build, run, axis, size)
  const middle: Point3 = [0, 0, 0]
  middle[indexOf(up)] = -tall / 6
  if (kind === 'right') {
    middle[0] = -wide / 6
    return { shape: { kind: 'triangle', corner: [-1, -1] }, size, axis, ...(axis === 'z' ? { middle } : {}) }
  }
  return { shape: pointed(axis), size, axis, middle }
}

function outer(build: Build, { figure }: SaidSize, axis: AxisName, size: Point3): void {
  const k = indexOf(axis)
  const from = axis === 'z' ? 0 : -size[k] / 2
  build.measureAs(figure, { kind: 'levels', axis, from, to: from + size[k] })
}

/** Its point in the middle of what is across from its base. */
const pointed = (axis: AxisName): Shape => ({
  kind: 'free',
  make: (id: string, box: Box, operation): Feature[] => {
    const [low, high] = [flat(box.min, axis), flat(box.max, axis)]
    const outline: Point2[] = [
      [high[0], low[1]],
      [(low[0] + high[0]) / 2, high[1]],
    ]
    const k = indexOf(axis)
    return [
      {
        kind: 'extrude',
        id,
        operation,
        plane: { on: 'frame', ...FRAMES[axis] },
        sketch: {
          add: [{ kind: 'outline', start: low, segments: outline.map((to) => ({ kind: 'line', to })) }],
        },
        extent: between(axis, box.min[k], box.max[k]),
      },
    ]
  },
})
