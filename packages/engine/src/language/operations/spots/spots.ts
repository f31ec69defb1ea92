/** Where on a face something lies: each thing that is said fixes one way or both, and what is left open is the middle. */
import type { AxisName, Point3 } from '../../../plan/geometry.ts'
import type { Build } from '../build.ts'
import type { Figure } from '../nodes.ts'
import type { Phrase } from '../phrases.ts'
import { type Site, siteOf } from '../site.ts'
import {
  across,
  type Box,
  indexOf,
  isSame,
  levelOf,
  middleOf,
  at as onLevel,
  type Side,
  type Solid,
} from '../space.ts'
import { placesOf, type SaidPlace, type Thing } from '../things.ts'
import { contradiction, nowhere } from '../unread.ts'
import { type Layout, laidOut } from './layouts.ts'
import { measureSomewhere } from './measures.ts'
import { takePlace } from './take.ts'

/** Levels along one axis: one, or those of several. */
export type Levels = readonly number[]

export interface Request {
  build: Build
  thing: Thing
  /** What it lies on. */
  host: Solid | undefined
  box: Box
  /** Along which it is cut, or stands. */
  axis: AxisName
  /** How big it is: a distance may be to its side. */
  size: Point3
  /** A distance that names no part of it is to its nearer side. */
  toSide: boolean
  count: number
  /** Where nothing else is said it is flush with these sides. */
  flush?: readonly Side[]
}

/** A number that tells on which level something lies, or how far from the middle all of them. */
export type Mark =
  | { figure: Figure; axis: AxisName; level: number }
  | { figure: Figure; center: Point3; diameter: number }

export function spotsOf(request: Request): Point3[] {
  const found = placed(request)
  measureSomewhere(request, found)
  return found.spots
}

/** Where each lies, and which numbers say so. */
export function placed(request: Request): { spots: Point3[]; marks: readonly Mark[] } {
  const state = new Spots(request)
  const spots = state.found()
  const isTwice = spots.some((a, i) =>
    spots.slice(i + 1).some((b) => a.every((v, k) => isSame(v, b[k] as number))),
  )
  if (isTwice) throw nowhere(request.thing.name)
  const { told, radius } = state.layout
  if (told && radius !== undefined && spots.length > 1)
    state.marks.push({ figure: told, center: state.middle, diameter: 2 * radius })
  return { spots, marks: state.marks }
}

export class Spots {
  readonly request: Request
  readonly plane: readonly [AxisName, AxisName]
  readonly fixed: Partial<Record<AxisName, Levels>> = {}
  readonly layout: Layout = { counts: {}, pitches: {} }
  readonly marks: Mark[] = []
  readonly center: Record<AxisName, number>
  points: readonly (readonly [number, number])[] | undefined
  /** Which way several lie. */
  along: AxisName | undefined
  /** From one to the next, no way told. */
  pitch: number | undefined
  /** "one on the left": which of two sides alike. */
  readonly hints: Partial<Record<AxisName, 1 | -1>> = {}
  readonly #by: Partial<Record<AxisName, SaidPlace>> = {}

  constructor(request: Request) {
    this.request = request
    this.plane = across(request.axis)
    const { box } = request
    this.center = { x: middleOf(box, 'x'), y: middleOf(box, 'y'), z: middleOf(box, 'z') }
  }

  found(): Point3[] {
    const { thing, box } = this.request
    this.#readHints()
    let rest = placesOf(thing).filter(({ used }) => !used || thing.group)
    // What says which way comes before what only says the middle, and the middle before what is told from it.
    for (const pass of [0, 1, 2]) rest = rest.filter((said) => !takePlace(this, said, pass))
    if (this.points) return this.points.map(([u, v]) => this.point(u, v))
    const laid = laidOut(this)
    if (laid) return laid
    const [us, vs] = this.plane.map((axis) => this.#levelsOn(axis, box)) as [Levels, Levels]
    return this.#combine(us, vs)
  }

  #readHints(): void {
    for (const said of placesOf(this.request.thing)) {
      const { place } = said
      if (place.kind !== 'at' || said.used || !/^(?:on|at|to)$/u.test(place.how)) continue
      const side = this.site(place.ref)?.side
      if (
        side &&
        side.axis !== this.request.axis &&
        place.ref.role === 'part' &&
        /^(?:left|right|front|back|face)$/u.test(place.ref.concept)
      ) {
        this.hints[side.axis] = side.sign
        if (this.request.thing.group) said.used = true
      }
    }
  }

  #levelsOn(axis: AxisName, box: Box): Levels {
    const fixed = this.fixed[axis]
    if (fixed) return fixed
    const flush = this.request.flush?.find((side) => side.axis === axis)
    if (flush) return [levelOf(box, flush) - flush.sign * this.half(axis)]
    const { count, build, thing } = this.request
    if (count === 1 && isSame(this.center[axis], middleOf(box, axis)))
      build.assume(`The ${thing.name} is in the middle along ${axis}, as no other place was given`)
    return [this.center[axis]]
  }

  #combine(us: Levels, vs: Levels): Point3[] {
    const { count } = this.request
    if (us.length === count && vs.length === count && count > 2)
      return us.map((u, i) => this.point(u, vs[i] as number))
    return us.flatMap((u) => vs.map((v) => this.point(u, v)))
  }

  get middle(): Point3 {
    return [this.center.x, this.center.y, this.center.z]
  }

  point(u: number, v: number): Point3 {
    const { axis, box } = this.request
    const found: Point3 = [0, 0, 0]
    found[indexOf(this.plane[0])] = u
    found[indexOf(this.plane[1])] = v
    return onLevel(found, axis, middleOf(box, axis))
  }

  /** A number that tells how far from the middle they lie. */
  takeRadius(figure: Figure, radius: number): void {
    this.layout.radius = radius
    this.layout.told = figure
  }

  get open(): AxisName[] {
    return this.plane.filter((axis) => this.fixed[axis] === undefined)
  }

  half(axis: AxisName): number {
    return this.request.size[indexOf(axis)] / 2
  }

  site(ref: Phrase): Site | undefined {
    const { build, thing, host } = this.request
    return siteOf(ref, { build, self: thing, host, plane: this.plane })
  }

  /** A number that tells the levels along an axis: it is measured there. */
  take(figure: Figure, axis: AxisName, levels: Levels): void {
    const { build, thing } = this.request
    build.take(figure, `${thing.name} place`)
    const [level] = levels
    if (level !== undefined) this.marks.push({ figure, axis, level })
  }

  fix(axis: AxisName, levels: Levels, said: SaidPlace): boolean {
    if (axis === this.request.axis) return false
    const before = this.fixed[axis]
    if (before) {
      const same =
        before.length === levels.length && before.every((level, i) => isSame(level, levels[i] as number))
      // "10 mm from each edge" behind the middle: said again, where it comes to the same.
      const again =
        said.gloss || (before.length === 1 && levels.some((level) => isSame(level, before[0] as number)))
      if (!same && !again) {
        const { build } = this.request
        throw contradiction(
          this.#by[axis] ? build.quote(this.#by[axis]) : this.request.thing.name,
          build.quote(said),
        )
      }
      if (!same && said.gloss) return false
      said.used = true
      return true
    }
    this.fixed[axis] = levels
    this.#by[axis] = said
    said.used = true
    return true
  }
}
