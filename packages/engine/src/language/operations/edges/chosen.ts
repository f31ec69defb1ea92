/** Which edges the words of a work choose: the phrases told, what each is of, and what is there. */
import type { Point3 } from '../../../plan/geometry.ts'
import type { Build } from '../build.ts'
import type { Phrase } from '../phrases.ts'
import { findThing } from '../references.ts'
import { sectionCorners } from '../sections/corners.ts'
import { drawnCorners } from '../sketches/drawn/corners.ts'
import { across, centerOf, isSame, levelOf, at as onLevel, type Side, type Solid } from '../space.ts'
import type { SaidPlace, Work } from '../things.ts'
import { contradiction, unread } from '../unread.ts'
import { type Asked, askedOf, partsOf } from './asked.ts'
import { BOX_EDGES, boxEdges, keyOf, pointOn, selectorsOf } from './boxes.ts'
import { cutEdges } from './cuts.ts'
import { meets, rimOf, roundEdges } from './round.ts'
import type { Selector } from './work.ts'

export interface Chosen {
  edges: Selector[]
  /** As many as were told. */
  count?: number
  /** On one of them. */
  near?: Point3
}

/** Edges of boxes that were worked already: they can be neither sharp nor the remaining ones. */
const WORKED = new WeakMap<Build, Set<string>>()

export const chosenEdges = (build: Build, work: Work): Chosen => new Edges(build, work).found()

class Edges {
  readonly #build: Build
  readonly #work: Work
  #count: number | undefined
  #near: Point3 | undefined

  constructor(build: Build, work: Work) {
    this.#build = build
    this.#work = work
  }

  found(): Chosen {
    const phrases = [
      ...this.#work.targets,
      ...this.#work.places.flatMap((said) => this.#phrasesIn(said)),
    ].map(footed)
    const drawn = drawnCorners(this.#build, this.#work, phrases, (phrase) => this.#solidOf(phrase))
    if (drawn) return drawn
    const corners = sectionCorners(this.#build, this.#work, phrases, (phrase) => this.#solidOf(phrase))
    if (corners) return corners
    const meeting = this.#work.meeting || this.#work.places.some(({ place }) => place.kind === 'between')
    if (meeting) return { edges: this.#meeting(phrases) }
    const parts = phrases.filter(({ role }) => role === 'part')
    const things = phrases.filter(({ role }) => role !== 'part')
    if (things.length > 1) this.#fail()
    const asked = this.#joined(parts)
    const edges =
      asked.length > 0
        ? asked.flatMap((phrase) => this.#edgesOf(phrase, things[0]))
        : this.#edgesOf(things[0] ? plainly(things[0]) : ALL_EDGES, things[0])
    return {
      edges,
      ...(this.#count === undefined ? {} : { count: this.#count }),
      ...(this.#near ? { near: this.#near } : {}),
    }
  }

  #fail(): never {
    throw unread(this.#build.quote(this.#work))
  }

  /** "the four edges around the bottom face", "the edge at the free end": of that face. */
  #joined(parts: readonly Phrase[]): Phrase[] {
    const [first, second, ...rest] = parts
    if (!first || !second || rest.length > 0) return [...parts]
    const isLine = ({ concept }: Phrase): boolean => concept === 'edge' || concept === 'corner'
    if (isLine(first) && !isLine(second) && !first.owner) return [{ ...first, owner: second }]
    return [...parts]
  }

  #phrasesIn(said: SaidPlace): Phrase[] {
    const { place } = said
    if (place.kind === 'at') {
      said.used = true
      return [place.ref, ...(place.also ? [place.also] : [])]
    }
    if (place.kind === 'between') {
      said.used = true
      return [...place.refs]
    }
    if (place.kind === 'way') {
      const [target] = this.#work.targets
      if (!target || target.along) this.#fail()
      this.#work.targets[0] = { ...target, along: place.axis }
      said.used = true
      return []
    }
    throw unread(this.#build.quote(said))
  }

  /** What a phrase is an edge of; undefined for the part as a whole. */
  #ownerOf(phrase: Phrase, thing: Phrase | undefined): Phrase | undefined {
    const owner = partsOf(phrase).at(-1)?.owner
    return owner ?? thing
  }

  #solidOf(owner: Phrase): Solid | undefined {
    if (owner.bound) return this.#build.solidOf(owner.bound)
    if (owner.role === 'pronoun') return this.#build.solidOf(this.#work.of)
    return this.#build.solidOf(
      findThing(
        this.#build.solids.map(({ thing }) => thing),
        owner,
        true,
      ),
    )
  }

  #edgesOf(phrase: Phrase, thing: Phrase | undefined): Selector[] {
    const asked = askedOf(phrase)
    if (!asked) return this.#fail()
    const owner = this.#ownerOf(phrase, thing)
    const { bodies } = this.#build
    if (bodies.length === 0) this.#fail()
    const inner = asked.words.has('inside') || asked.words.has('inner')
    if (owner?.role === 'whole' || (!owner && this.#isOfWhole(phrase, asked))) {
      if (inner && bodies.length > 1) return this.#concave(asked)
      if (bodies.length > 1) return this.#ofWhole(asked)
      return this.#ofBody(bodies[0] as Solid, asked)
    }
    const solid = owner
      ? this.#solidOf(owner)
      : (this.#build.solidOf(this.#work.of) ?? (bodies.length === 1 ? bodies[0] : undefined))
    if (!solid) return this.#fail()
    if (solid.thing.role === 'cut') {
      const found = cutEdges(this.#build, solid, asked)
      if (!found) return this.#fail()
      const { count } = asked
      if (count !== undefined && !solid.round) this.#count = count
      return found
    }
    return this.#ofBody(solid, asked)
  }

  /** What no hole can mean: "all edges", "the vertical edges", "the top edges" behind a round hole. */
  #isOfWhole(phrase: Phrase, asked: Asked): boolean {
    const of = this.#build.solidOf(this.#work.of)
    if (!of) return true
    if (of.thing.role === 'add') return this.#build.bodies.length === 1
    if (phrase === ALL_EDGES) return false
    if (asked.words.has('outer') || asked.words.has('outside')) return true
    if (asked.concept === 'corner') return of.round
    if (asked.words.has('vertical') || asked.words.has('long') || asked.words.has('short')) return of.round
    // "the top edge", of a shaft: a cross hole, a flat farther down has none there.
    const [host, ...others] = this.#build.bodies
    const ends = asked.groups.flat()
    if (host?.round && others.length === 0 && ends.length > 0 && asked.concept === 'edge')
      return ends.every(
        (side) => side.axis === host.axis && !isSame(levelOf(of.box, side), levelOf(host.box, side)),
      )
    const single = of.spots.length < 2
    return of.round && asked.every && asked.concept === 'edge' && single && asked.count !== 2
  }

  #ofBody(solid: Solid, asked: Asked): Selector[] {
    if (solid.parts || isComposite(solid)) this.#fail()
    if (solid.round) {
      this.#near = rimPoint(solid, asked.groups.flat()[0])
      const foot = this.#foot(solid, asked)
      return foot ?? roundEdges(this.#build, solid, asked) ?? this.#fail()
    }
    if (asked.words.has('inside') || asked.words.has('inner')) return this.#mouths(asked)
    const { bodies } = this.#build
    const alone = bodies.length === 1 && solid.features.length === 1
    const worked = WORKED.get(this.#build) ?? new Set()
    WORKED.set(this.#build, worked)
    const name = (key: string): string => `${solid.thing.id} ${key}`
    let edges =
      !asked.every &&
      asked.concept !== 'corner' &&
      !asked.one &&
      asked.groups.every(({ length }) => length === 1)
        ? // "the top edge" goes all around.
          boxEdges(solid.box, { ...asked, every: true })
        : boxEdges(solid.box, asked)
    if (!edges) return this.#fail()
    if (asked.words.has('other') || asked.words.has('remaining'))
      edges = edges.filter((edge) => !worked.has(name(keyOf(edge))))
    if (this.#work.kind === 'sharp') {
      if (edges.some((edge) => worked.has(name(keyOf(edge)))))
        throw contradiction(this.#build.quote(this.#work), 'rounded')
      return []
    }
    for (const edge of edges) worked.add(name(keyOf(edge)))
    if (edges[0]) this.#near = pointOn(solid.box, edges[0])
    if (edges.length === BOX_EDGES.length && asked.words.has('sharp') && this.#hasCuts()) this.#fail()
    return selectorsOf(solid, edges, alone, (side) => this.#faceRim(solid, side))
  }

  /** "the bottom edge of the boss": where it stands on something, what is rounded is the corner between both. */
  #foot(solid: Solid, asked: Asked): Selector[] | undefined {
    const [side, ...more] = asked.groups.flat()
    const words = [...asked.words, asked.concept, ...asked.of]
    if (!side || more.length > 0 || side.axis !== solid.axis || words.includes('inner')) return undefined
    const hosts = this.#build.bodies.filter((other) => other !== solid && meets(other, solid, side))
    const [host] = hosts
    if (!host || hosts.length > 1) return undefined
    return this.#between(solid, host)
  }

  #between(a: Solid, b: Solid): Selector[] {
    return a.features.flatMap((one) => b.features.map((two): Selector => ({ between: [one, two] })))
  }

  #hasCuts(): boolean {
    return this.#build.solids.some(({ thing }) => thing.role === 'cut')
  }

  #faceRim(solid: Solid, side: Side): Selector[] {
    const facing = `${side.sign > 0 ? '+' : '-'}${side.axis}` as const
    return solid.features.map((feature) => ({
      face: { facing, feature, at: side.sign * levelOf(solid.box, side) },
      loop: 'outer',
    }))
  }

  /** "the inside edge of the top face": the mouth of what is cut there. */
  #mouths(asked: Asked): Selector[] {
    const [side, ...more] = asked.groups.flat()
    const cuts = this.#build.solids.filter(({ thing }) => thing.role === 'cut')
    const [cut] = cuts
    if (!cut || cuts.length > 1 || !side || more.length > 0) return this.#fail()
    return cutEdges(this.#build, cut, { ...asked, words: new Set() }) ?? this.#fail()
  }

  /** Inner corners: where bodies meet, told by how many or by which way they run. */
  #concave(asked: Asked): Selector[] {
    if (asked.groups.flat().length > 0) return this.#fail()
    const { bodies } = this.#build
    const along = asked.words.has('vertical') ? 'z' : asked.along
    if (asked.count !== undefined) this.#count = asked.count
    else if (!asked.every && !asked.one) this.#count = 1
    return bodies
      .slice(1)
      .flatMap(({ features }) => features)
      .map((feature) => ({
        convexity: 'concave',
        curve: 'line',
        feature,
        ...(along ? { parallelTo: `+${along}` as const } : {}),
      }))
  }

  /** Of several bodies together: the ends of a shaft, the side that lies farthest out. */
  #ofWhole(asked: Asked): Selector[] {
    const { bodies } = this.#build
    const [first] = bodies as [Solid]
    const axis = bodies.every(({ round, axis }) => round && axis === first.axis) ? first.axis : undefined
    const told = asked.groups.flat()
    if (asked.groups.some(({ length }) => length > 1)) return this.#fail()
    const sides: Side[] =
      told.length > 0
        ? told
        : axis && asked.every && /^(?:end|edge|face)$/u.test(asked.concept)
          ? [
              { axis, sign: 1 },
              { axis, sign: -1 },
            ]
          : this.#fail()
    if (told.length === 0 && asked.concept !== 'end' && !asked.of.includes('end')) return this.#fail()
    return sides.flatMap((side) => {
      const reaching = bodies.filter(
        ({ box }) => Math.abs(levelOf(box, side) - levelOf(this.#build.whole, side)) < 1e-6,
      )
      const [solid] = reaching
      if (reaching.length !== 1 || !solid) return this.#fail()
      if (solid.round && side.axis === solid.axis) return rimOf(this.#build, solid, side)
      return solid.round ? this.#fail() : this.#ofBody(solid, { ...asked, groups: [[side]] })
    })
  }

  /** "where the post meets the plate". */
  #meeting(phrases: readonly Phrase[]): Selector[] {
    const named = phrases.flatMap((phrase) => {
      const owner = phrase.role === 'part' ? (partsOf(phrase).at(-1)?.owner ?? undefined) : phrase
      if ((!owner && phrase.role === 'part') || JOINT.test(phrase.name)) return []
      const solid = owner && this.#solidOf(owner)
      if (!solid) throw unread(this.#build.quote(phrase))
      return [solid]
    })
    let solids = [...new Set(named)]
    const { bodies } = this.#build
    if (solids.length < 2 && bodies.length === 2) solids = [...bodies]
    const [a, b] = solids
    if (!a || !b || solids.length > 2) return this.#fail()
    return this.#between(a, b)
  }
}

/** "around its base", "at the foot of the boss": its lower end. */
const footed = (phrase: Phrase): Phrase =>
  /^(?:base|foot|root)$/u.test(phrase.name) &&
  phrase.role !== 'part' &&
  (phrase.possessive || phrase.owner?.role === 'add')
    ? { ...phrase, role: 'part', concept: 'bottom', name: 'bottom' }
    : phrase

const rimPoint = ({ box, axis }: Solid, side: Side = { axis, sign: 1 }): Point3 => {
  const [u] = across(axis)
  return onLevel(onLevel(centerOf(box), axis, levelOf(box, side)), u, levelOf(box, { axis: u, sign: 1 }))
}

/** A name for where two meet. */
const JOINT = /^(?:transition|joint|junction|intersection|seam|corner|edge|line)s?$/u

/** Drawn of several figures: its edges are not those of its box. */
const isComposite = ({ thing }: Solid): boolean => thing.drawing !== undefined

/** Nothing is named: the edges of what was spoken of. */
const ALL_EDGES: Phrase = {
  concept: 'edge',
  role: 'part',
  name: 'edge',
  plural: true,
  definite: true,
  each: true,
  another: false,
  possessive: false,
  adjectives: [],
  sizes: [],
  bare: [],
  span: [0, 0],
}

/** "Fillet the block": all its edges. */
const plainly = (_thing: Phrase): Phrase => ALL_EDGES
