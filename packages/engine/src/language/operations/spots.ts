/** Where on a face something lies: each thing that is said fixes one way or both, and what is left open is the middle. */
import type { AxisName, Point3 } from '../../plan/geometry.ts'
import type { Build } from './build.ts'
import type { Figure } from './nodes.ts'
import type { Phrase } from './phrases.ts'
import { findThings } from './references.ts'
import { type Site, siteOf } from './site.ts'
import {
  across,
  type Box,
  indexOf,
  isSame,
  levelOf,
  longest,
  middleOf,
  at as onLevel,
  SIDES,
  type Side,
  type Solid,
} from './space.ts'
import { placesOf, type SaidPlace, type Thing } from './things.ts'
import { contradiction, nowhere } from './unread.ts'

/** Levels along one axis: one, or those of several. */
type Levels = readonly number[]

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
}

const FULL_TURN = 360

export function spotsOf(request: Request): Point3[] {
  return new Spots(request).found()
}

class Spots {
  readonly #request: Request
  readonly #plane: readonly [AxisName, AxisName]
  readonly #fixed: Partial<Record<AxisName, Levels>> = {}
  readonly #by: Partial<Record<AxisName, SaidPlace>> = {}
  #center: Record<AxisName, number>
  #points: readonly (readonly [number, number])[] | undefined
  #radius: number | undefined
  #angles: number[] | undefined
  #even = false
  /** "one on the left": which of two sides alike. */
  #hints: Partial<Record<AxisName, 1 | -1>> = {}

  constructor(request: Request) {
    this.#request = request
    this.#plane = across(request.axis)
    const { box } = request
    this.#center = { x: middleOf(box, 'x'), y: middleOf(box, 'y'), z: middleOf(box, 'z') }
  }

  found(): Point3[] {
    const { thing, box } = this.#request
    this.#readHints()
    let rest = placesOf(thing).filter(({ used }) => !used || thing.group)
    // What says which way comes before what only says the middle, and the middle before what is told from it.
    for (const pass of [0, 1, 2]) rest = rest.filter((said) => !this.#take(said, pass))
    if (this.#points) return this.#points.map(([u, v]) => this.#point(u, v))
    if (this.#radius !== undefined || this.#angles) return this.#onCircle()
    const [us, vs] = this.#plane.map((axis) => this.#levelsOn(axis, box)) as [Levels, Levels]
    return this.#combine(us, vs)
  }

  #readHints(): void {
    for (const said of placesOf(this.#request.thing)) {
      const { place } = said
      if (place.kind !== 'at' || said.used || !/^(?:on|at|to)$/u.test(place.how)) continue
      const side = this.#site(place.ref)?.side
      if (
        side &&
        side.axis !== this.#request.axis &&
        place.ref.role === 'part' &&
        /^(?:left|right|front|back|face)$/u.test(place.ref.concept)
      ) {
        this.#hints[side.axis] = side.sign
        if (this.#request.thing.group) said.used = true
      }
    }
  }

  #levelsOn(axis: AxisName, box: Box): Levels {
    const fixed = this.#fixed[axis]
    if (fixed) return fixed
    const { count, build, thing } = this.#request
    if (count === 1 && isSame(this.#center[axis], middleOf(box, axis)))
      build.assume(`The ${thing.name} is in the middle along ${axis}, as no other place was given`)
    return [this.#center[axis]]
  }

  #combine(us: Levels, vs: Levels): Point3[] {
    const { count } = this.#request
    if (us.length === count && vs.length === count && count > 2)
      return us.map((u, i) => this.#point(u, vs[i] as number))
    return us.flatMap((u) => vs.map((v) => this.#point(u, v)))
  }

  #point(u: number, v: number): Point3 {
    const { axis, box } = this.#request
    const found: Point3 = [0, 0, 0]
    found[indexOf(this.#plane[0])] = u
    found[indexOf(this.#plane[1])] = v
    return onLevel(found, axis, middleOf(box, axis))
  }

  get #open(): AxisName[] {
    return this.#plane.filter((axis) => this.#fixed[axis] === undefined)
  }

  #site(ref: Phrase): Site | undefined {
    const { build, thing, host } = this.#request
    return siteOf(ref, { build, self: thing, host, plane: this.#plane })
  }

  #fix(axis: AxisName, levels: Levels, said: SaidPlace): boolean {
    if (axis === this.#request.axis) return false
    const before = this.#fixed[axis]
    if (before) {
      const same =
        before.length === levels.length && before.every((level, i) => isSame(level, levels[i] as number))
      // "10 mm from each edge" behind the middle: said again, where it comes to the same.
      const again =
        said.gloss || (before.length === 1 && levels.some((level) => isSame(level, before[0] as number)))
      if (!same && !again) {
        const { build } = this.#request
        throw contradiction(
          this.#by[axis] ? build.quote(this.#by[axis]) : this.#request.thing.name,
          build.quote(said),
        )
      }
      if (!same && said.gloss) return false
      said.used = true
      return true
    }
    this.#fixed[axis] = levels
    this.#by[axis] = said
    said.used = true
    return true
  }

  #take(said: SaidPlace, pass: number): boolean {
    const { place } = said
    const { build, thing } = this.#request
    switch (place.kind) {
      case 'points':
        this.#points = place.points.map(([u = 0, v = 0]) => [
          u + this.#center[this.#plane[0]],
          v + this.#center[this.#plane[1]],
        ])
        said.used = true
        return true
      case 'grid': {
        const [first, second] = place.figures as [Figure, Figure]
        const [u, v] = this.#plane.map((axis) => this.#center[axis]) as [number, number]
        const [du, dv] = [first, second].map((figure) => build.take(figure, `${thing.name} pattern`) / 2) as [
          number,
          number,
        ]
        this.#fixed[this.#plane[0]] = [u - du, u + du]
        this.#fixed[this.#plane[1]] = [v - dv, v + dv]
        said.used = true
        return true
      }
      case 'coordinate':
        if (place.axis === this.#request.axis) return false
        return this.#fix(
          place.axis,
          place.figures.map((figure) => build.take(figure, `${thing.name} at ${place.axis}`)),
          said,
        )
      case 'from':
        return this.#takeFrom(said, place, pass)
      case 'beyond':
        return this.#takeBeyond(said, place)
      case 'astride':
      case 'apart':
        return this.#takeSpread(said, place, pass)
      case 'circle': {
        const diameter = build.take(place.figure, `${thing.name} circle`)
        this.#radius = place.radius ? diameter : diameter / 2
        said.used = true
        return true
      }
      case 'even':
        this.#even = true
        said.used = true
        return true
      case 'clock':
      case 'angles': {
        const values = place.figures.map((figure) => build.take(figure, `${thing.name} angle`))
        const step = place.kind === 'angles' && place.step ? values[0] : undefined
        this.#angles =
          step === undefined
            ? [...(this.#angles ?? []), ...values]
            : Array.from({ length: this.#request.count }, (_, i) => i * step)
        said.used = true
        return true
      }
      case 'centered':
        return this.#takeCentered(said, place, pass)
      case 'concentric': {
        const site = this.#site(place.ref)
        return site ? this.#inMiddleOf(site, said) : false
      }
      case 'between':
        return pass > 0 && this.#takeBetween(said, place)
      case 'flush': {
        const site = this.#site(place.ref)
        const own = place.owns && this.#site({ ...place.owns, bound: undefined as never })?.side
        const side = own ?? site?.side
        if (!site || !side) return false
        const level = site.side ? levelOf(site.box, site.side) : levelOf(site.box, side)
        return this.#fix(side.axis, [level - side.sign * this.#half(side.axis)], said)
      }
      case 'at':
        return this.#takeAt(said, place, pass)
      default:
        return false
    }
  }

  #half(axis: AxisName): number {
    return this.#request.size[indexOf(axis)] / 2
  }

  /** From the side told to the middle, or to the thing's own near side. */
  #inset(axis: AxisName, distance: number, own: Phrase | undefined, toward: 1 | -1): number {
    const side = own && [...own.adjectives, own.concept].flatMap((word) => SIDES[word] ?? [])[0]
    if (side?.axis === axis) return distance + (side.sign === toward ? this.#half(axis) : -this.#half(axis))
    if (own?.concept === 'center') return distance
    return distance + (this.#request.toSide || own ? this.#half(axis) : 0)
  }

  #takeFrom(said: SaidPlace, place: SaidPlace['place'] & { kind: 'from' }, pass: number): boolean {
    const { build, thing, count } = this.#request
    const sites = place.refs.map((ref) => this.#site(ref))
    if (sites.some((site) => site === undefined)) return false
    const distance = place.figure.value
    const use = (): true => {
      build.take(place.figure, `${thing.name} place`)
      said.used = true
      return true
    }
    let done = 0
    for (const site of sites as Site[]) {
      if (site.part === 'corner') return false
      if (site.part === 'center' || site.part === 'body') {
        if (pass < 2) return false
        if (this.#fromMiddle(site, distance, place.axis, said)) done++
        continue
      }
      const sides = this.#sidesOf(site, place.axis, pass, sites.length)
      if (!sides) return false
      for (const { axis, signs } of sides) {
        const levels = signs.map(
          (sign) => levelOf(site.box, { axis, sign }) - sign * this.#inset(axis, distance, said.own, sign),
        )
        if (
          this.#fix(
            axis,
            levels.sort((a, b) => a - b),
            said,
          )
        )
          done++
      }
    }
    void count
    return done > 0 && use()
  }

  /** The ways and ends that "the left edge", "the short edges", "both sides" are. */
  #sidesOf(
    site: Site,
    told: AxisName | undefined,
    pass: number,
    refs: number,
  ): { axis: AxisName; signs: (1 | -1)[] }[] | undefined {
    const { count, axis: normal, build, thing } = this.#request
    if (site.side)
      return site.side.axis === normal ? undefined : [{ axis: site.side.axis, signs: [site.side.sign] }]
    const pair = (axis: AxisName): { axis: AxisName; signs: (1 | -1)[] } => {
      const told = this.#hints[axis]
      if (told && count === 1) return { axis, signs: [told] }
      const both = (site.several || count === 2) && count > 1 && !site.one
      if (!both && count === 1 && !this.#fixed[axis])
        build.assume(
          `The ${thing.name} is near the ${axis === 'x' ? 'left' : axis === 'y' ? 'front' : 'bottom'} one of the two sides alike`,
        )
      return { axis, signs: both ? [-1, 1] : [-1] }
    }
    const axis = told ?? site.axis
    if (axis) return axis === normal ? undefined : [pair(axis)]
    const [only, second] = this.#open
    // "10 mm from the edges": of four in the corners, both ways.
    if (site.several && only && second && (count === 4 || count === 1)) return [pair(only), pair(second)]
    if (only && !second && pass > 0) return [pair(only)]
    if (site.several && count === 1 && pass > 1) return this.#plane.map(pair)
    void refs
    return undefined
  }

  #fromMiddle(site: Site, distance: number, told: AxisName | undefined, said: SaidPlace): boolean {
    const { count } = this.#request
    const [only, second] = this.#open
    const axis = told ?? (second ? undefined : only)
    if (this.#angles || (this.#even && count > 2) || (!axis && count > 2)) {
      this.#radius = distance
      return true
    }
    if (!axis) {
      // Two to either side lie along the longer way.
      if (count !== 2) return false
      const along = longest(this.#request.box, this.#plane)
      return this.#fix(
        along,
        [middleOf(site.box, along) - distance, middleOf(site.box, along) + distance],
        said,
      )
    }
    const middle = middleOf(site.box, axis)
    return count === 2 ? this.#fix(axis, [middle - distance, middle + distance], said) : false
  }

  #takeBeyond(said: SaidPlace, place: SaidPlace['place'] & { kind: 'beyond' }): boolean {
    const { build, thing, axis: normal } = this.#request
    const site = this.#site(place.ref)
    const side = sideBeyond(place.side)
    if (!site || !side) return false
    // On a plate that lies flat, above is to the back.
    const vertical = site.side?.axis === 'z' || (said.own !== undefined && said.own.concept !== 'center')
    const way: Side =
      side.axis === normal && !this.#plane.includes('z') && !vertical ? { axis: 'y', sign: side.sign } : side
    if (way.axis === normal) return false
    const level =
      site.side?.axis === way.axis
        ? levelOf(site.box, site.side)
        : site.part === 'center' || (site.part === 'body' && !site.solid)
          ? middleOf(site.box, way.axis)
          : levelOf(site.box, way)
    const own = said.own && [...said.own.adjectives, said.own.concept].flatMap((word) => SIDES[word] ?? [])[0]
    const half = this.#half(way.axis)
    const shift =
      own?.axis === way.axis
        ? -own.sign * half
        : said.own?.concept === 'center' || !this.#request.toSide
          ? 0
          : way.sign * half
    if (!this.#fix(way.axis, [level + way.sign * place.figure.value + shift], said)) return false
    build.take(place.figure, `${thing.name} place`)
    return true
  }

  #takeSpread(
    said: SaidPlace,
    place: SaidPlace['place'] & { kind: 'astride' | 'apart' },
    pass: number,
  ): boolean {
    const { build, thing, box, count } = this.#request
    if (count < 2 || (pass < 2 && !place.axis)) return false
    const [only, second] = this.#open
    if (!only) return false
    const axis = place.axis ?? (second ? longest(box, this.#open) : only)
    const site = 'ref' in place && place.ref ? this.#site(place.ref) : undefined
    const middle = site ? middleOf(site.box, axis) : this.#center[axis]
    const step = build.take(place.figure, `${thing.name} spacing`)
    const gap = place.kind === 'apart' ? step : (2 * step) / (count - 1)
    if (place.kind === 'astride' && count > 3) return false
    return this.#fix(
      axis,
      Array.from({ length: count }, (_, i) => middle + gap * (i - (count - 1) / 2)),
      said,
    )
  }

  #takeCentered(said: SaidPlace, place: SaidPlace['place'] & { kind: 'centered' }, pass: number): boolean {
    const { axis: normal } = this.#request
    if (place.axes) {
      const ways = place.axes.filter((axis) => axis !== normal)
      for (const axis of ways) this.#fix(axis, [this.#center[axis]], said)
      said.used = ways.length > 0
      return said.used
    }
    if (place.ref) {
      const site = this.#site(place.ref)
      if (!site) return false
      if (site.axis && site.part === 'body')
        return this.#fix(site.axis, [middleOf(site.box, site.axis)], said)
      if (pass === 0) for (const axis of this.#plane) this.#center[axis] = middleOf(site.box, axis)
      if (pass < 2) return false
      said.used = true
      return this.#request.count === 1 ? this.#inMiddleOf(site, said) : true
    }
    if (pass < 2) return false
    if (this.#request.count === 1) for (const axis of this.#open) this.#fixed[axis] = [this.#center[axis]]
    said.used = true
    return true
  }

  #inMiddleOf(site: Site, said: SaidPlace): boolean {
    const { count } = this.#request
    const { solid } = site
    if (solid && count > 1 && solid.spots.length === count && site.part !== 'side') {
      const [u, v] = this.#plane.map(indexOf) as [0, 1]
      this.#points = solid.spots.map((spot) => [spot[u], spot[v]] as const)
    } else {
      for (const axis of this.#plane) {
        this.#center[axis] = middleOf(site.box, axis)
        if (count === 1) this.#fixed[axis] ??= [this.#center[axis]]
      }
    }
    said.used = true
    return true
  }

  /** "on the midline along X": in the middle the other way. */
  #onLine(site: Site, { along }: Phrase, said: SaidPlace, pass: number): boolean {
    const across = this.#plane.filter((axis) => axis !== along)
    const axis =
      along && across.length === 1
        ? across[0]
        : this.#open.length === 1 || pass > 1
          ? this.#open[0]
          : undefined
    if (!axis) return pass > 1 && this.#open.length === 0
    return this.#fix(axis, [middleOf(site.box, axis)], said)
  }

  #takeBetween(said: SaidPlace, place: SaidPlace['place'] & { kind: 'between' }): boolean {
    const [group] = place.refs
    if (group && place.refs.length === 1) return this.#inMiddleOfAll(group, said)
    const [a, b] = place.refs.map((ref) => this.#site(ref))
    if (!a || !b) return false
    const axis =
      this.#open.find((each) => a.side?.axis === each || b.side?.axis === each) ??
      (this.#open.length === 1 ? this.#open[0] : undefined)
    if (!axis) return false
    const level = (site: Site): number =>
      site.side ? levelOf(site.box, site.side) : middleOf(site.box, axis)
    return this.#fix(axis, [(level(a) + level(b)) / 2], said)
  }

  /** "between the two holes". */
  #inMiddleOfAll(group: Phrase, said: SaidPlace): boolean {
    const { build } = this.#request
    const solids = findThings(
      build.solids.map(({ thing }) => thing),
      group,
    ).flatMap((thing) => build.solidOf(thing) ?? [])
    const spots = solids.flatMap((solid) => solid.spots)
    if (spots.length !== 2) return false
    const [a, b] = spots as [Point3, Point3]
    for (const axis of this.#plane) this.#fix(axis, [(a[indexOf(axis)] + b[indexOf(axis)]) / 2], said)
    return said.used
  }

  #takeAt(said: SaidPlace, { how, ref }: SaidPlace['place'] & { kind: 'at' }, pass: number): boolean {
    const site = this.#site(ref)
    if (!site) return false
    const { axis, count } = this.#request
    if (site.part === 'center') {
      if (
        /^(?:through|to|into|from|down|until)$/u.test(how) &&
        ref.name === 'axis' &&
        site.side === undefined &&
        pass < 1
      )
        return false
      const line = /line|plane/u.test(ref.name) || (ref.name === 'axis' && ref.along !== undefined)
      if (line) return this.#onLine(site, ref, said, pass)
      return pass === 0 && this.#inMiddleOf(site, said)
    }
    if (site.part === 'corner' && (site.several || ref.plural || count === 4 || site.sides.length === 2))
      return this.#takeCorner(said, site)
    if (site.part === 'body') {
      if (site.axis) return false
      // "in the pocket", "on the boss": in the middle of it, where nothing else is said.
      if (
        /^(?:in|into|on|at|through|of|onto|on top of|for)$/u.test(how) &&
        site.solid &&
        site.solid.thing.role === 'cut'
      )
        return pass === 0 && this.#inMiddleOf(site, said)
      if (/^(?:on|in|into|through|onto|on top of|to|at|from|out of)$/u.test(how)) {
        if (site.solid && pass === 0)
          for (const each of this.#plane) this.#center[each] = middleOf(site.box, each)
        if (pass < 2) return false
        said.used = true
        return true
      }
      return false
    }
    // A face that it is cut into says no more than the way.
    if (site.side?.axis === axis && !/around|along/u.test(how)) {
      said.used = true
      return true
    }
    // "near the right edge" with a distance from it.
    if (site.side && how === 'near' && this.#fixed[site.side.axis]) {
      said.used = true
      return true
    }
    return false
  }

  /** "in each corner" counts them; how far in is told besides. */
  #takeCorner(said: SaidPlace, site: Site): boolean {
    const { count, thing } = this.#request
    if (site.sides.length === 2) {
      for (const side of site.sides) {
        const way = side.axis === this.#request.axis ? { axis: 'y' as const, sign: side.sign } : side
        this.#corner = { ...this.#corner, [way.axis]: way.sign }
      }
      said.used = true
      return true
    }
    if (count === 1 && !thing.group) thing.count = 4
    said.used = thing.count === 4
    return said.used
  }
  #corner: Partial<Record<AxisName, 1 | -1>> = {}

  #onCircle(): Point3[] {
    const { count, thing, build } = this.#request
    if (this.#radius === undefined) throw nowhere(thing.name)
    const radius = this.#radius
    if (!this.#angles)
      build.assume(
        `The first of the ${thing.name}s lies along the first axis from the middle, as no angle was given`,
      )
    const angles = this.#angles ?? Array.from({ length: count }, (_, i) => (i * FULL_TURN) / count)
    const [u, v] = this.#plane.map((axis) => this.#center[axis]) as [number, number]
    return angles.map((angle) => {
      const turn = (angle * Math.PI) / 180
      return this.#point(u + radius * Math.cos(turn), v + radius * Math.sin(turn))
    })
  }
}

export function sideBeyond(words: string): Side | undefined {
  const name = /left|right|front/u.exec(words)?.[0]
  if (name) return SIDES[name]
  if (words === 'behind') return SIDES['back']
  return /above|over|up/u.test(words)
    ? SIDES['top']
    : /below|under|down|beneath/u.test(words)
      ? SIDES['bottom']
      : undefined
}
