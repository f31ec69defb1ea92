/** Edges that are rounded or broken: which of them the words choose. */

import type { z } from 'zod'
import type { AxisName } from '../../plan/geometry.ts'
import type { edgeSelector } from '../../plan/select.ts'
import type { Build } from './build.ts'
import type { Phrase } from './phrases.ts'
import { findThing } from './references.ts'
import { AXES, isSame, levelOf, SIDES, type Side, type Solid, sizeAlong } from './space.ts'
import type { SaidPlace, Work } from './things.ts'
import { unread } from './unread.ts'

type Selector = z.input<typeof edgeSelector>

const STANDARD_CHAMFER_DEG = 45

export function workEdges(build: Build, work: Work, nth: number): void {
  const lengths = work.sizes.filter(({ figure }) => figure.unit !== 'angle')
  const [said, second] = lengths
  if (!said) throw unread(build.quote(work))
  for (const { figure } of work.sizes)
    if (figure.unit === 'angle') {
      if (figure.value !== STANDARD_CHAMFER_DEG) throw unread(figure.text)
      build.take(figure, 'chamfer angle')
    }
  const measure =
    work.kind === 'fillet' ? ({ kind: 'fillet-radius' } as const) : ({ kind: 'chamfer-size' } as const)
  const value =
    build.take(said.figure, `${work.kind} size`, measure) / (said.dimension === 'diameter' ? 2 : 1)
  if (second && !isSame(second.figure.value, said.figure.value)) throw unread(second.figure.text)
  if (second) build.take(second.figure, `${work.kind} size`, measure)
  const edges = new Edges(build, work).found()
  if (edges.length === 0) throw unread(build.quote(work))
  const id = `${work.kind}-${nth + 1}`
  build.features.push(
    work.kind === 'fillet'
      ? { kind: 'fillet', id, edges, radius: value }
      : { kind: 'chamfer', id, edges, distance: value },
  )
}

class Edges {
  readonly #build: Build
  readonly #work: Work
  constructor(build: Build, work: Work) {
    this.#build = build
    this.#work = work
  }

  found(): Selector[] {
    const phrases = [...this.#work.targets, ...this.#work.places.flatMap((said) => this.#phrasesIn(said))]
    const meeting = this.#work.meeting || this.#work.places.some(({ place }) => place.kind === 'between')
    if (meeting) return this.#meeting(phrases)
    const axis =
      phrases.find(({ along }) => along)?.along ??
      this.#work.places.flatMap(({ place }) => (place.kind === 'way' ? [place.axis] : []))[0]
    for (const said of this.#work.places) if (said.place.kind === 'way') said.used = true
    const edges = this.#owned(phrases.filter(({ role }) => role === 'part'))
    const things = phrases.filter(({ role }) => role !== 'part')
    if (edges.length > 0) return edges.flatMap((phrase) => this.#edgesOf(phrase, axis, things))
    const [thing] = things
    if (!thing)
      return this.#work.of
        ? this.#rims(this.#solid(undefined), this.#work.of.role === 'cut' ? 'mouth' : 'all')
        : []
    const solid = this.#solidOf(thing)
    return solid ? this.#rims(solid, solid.thing.role === 'cut' ? 'mouth' : 'all') : []
  }

  /** "the four edges around the bottom face": of that face. */
  #owned(parts: readonly Phrase[]): Phrase[] {
    const [first, second, ...rest] = parts
    const isLine = ({ concept }: Phrase): boolean => concept === 'edge' || concept === 'corner'
    if (
      first &&
      second &&
      rest.length === 0 &&
      isLine(first) &&
      !isLine(second) &&
      !first.owner &&
      sidesIn(first).length === 0
    )
      return [{ ...first, owner: second }]
    return [...parts]
  }

  #phrasesIn(said: SaidPlace): Phrase[] {
    const { place } = said
    if (place.kind !== 'at' && place.kind !== 'between') {
      if (place.kind === 'way' || place.kind === 'direction') return []
      throw unread(this.#build.quote(said))
    }
    said.used = true
    return place.kind === 'between' ? [...place.refs] : [place.ref]
  }

  #solid(owner: Phrase | undefined): Solid | undefined {
    if (owner) return this.#solidOf(owner)
    return this.#build.solidOf(this.#work.of) ?? this.#build.bodies[0]
  }

  #solidOf(phrase: Phrase): Solid | undefined {
    if (phrase.bound) return this.#build.solidOf(phrase.bound)
    if (phrase.role === 'part')
      return phrase.owner
        ? this.#solidOf(phrase.owner)
        : phrase.concept === 'face' || phrase.concept in SIDES
          ? this.#bodyAt(phrase)
          : this.#solid(undefined)
    if (phrase.role === 'whole') return this.#build.bodies[0]
    return this.#build.solidOf(
      findThing(
        this.#build.solids.map(({ thing }) => thing),
        phrase,
        true,
      ),
    )
  }

  /** "the bottom face": of the body that reaches farthest there. */
  #bodyAt(phrase: Phrase): Solid | undefined {
    const [side] = [...sidesIn(phrase), ...(SIDES[phrase.concept] ? [SIDES[phrase.concept] as Side] : [])]
    if (!side) return this.#solid(undefined)
    return [...this.#build.bodies].sort(
      (a, b) => side.sign * (levelOf(b.box, side) - levelOf(a.box, side)),
    )[0]
  }

  #meeting(phrases: readonly Phrase[]): Selector[] {
    const solids = [
      ...new Set(
        phrases.flatMap((phrase) => {
          const owner = phrase.role === 'part' ? phrase.owner : phrase
          const solid = owner && this.#solidOf(owner)
          return solid ? [solid] : []
        }),
      ),
    ]
    if (solids.length !== 2) return []
    const [a, b] = solids as [Solid, Solid]
    return a.features.flatMap((one) => b.features.map((two): Selector => ({ between: [one, two] })))
  }

  #edgesOf(phrase: Phrase, axis: AxisName | undefined, things: readonly Phrase[]): Selector[] {
    const { adjectives, concept } = phrase
    const has = (...words: string[]): boolean => adjectives.some((word) => words.includes(word))
    const owner = phrase.owner ?? things[0]
    const solid = this.#solid(owner)
    if (!solid) return []
    const sized = [...phrase.sizes.flatMap(({ figures }) => figures), ...phrase.bare].filter(
      ({ unit }) => unit !== 'angle',
    )
    if (axis) return [this.#parallel(solid, axis)]
    if (
      has('vertical', 'upright') ||
      (concept === 'corner' && (phrase.plural || phrase.each) && !solid.round)
    )
      return [this.#parallel(solid, 'z')]
    if (has('inside', 'inner') && solid.thing.role === 'add') {
      const cut = this.#build.solids.findLast(({ thing }) => thing.role === 'cut')
      const side = sidesIn(phrase)[0]
      return cut && side ? this.#rim(cut, side) : []
    }
    if (sized.length > 0) {
      const [figure] = sized
      const along = AXES.filter((each) => isSame(sizeAlong(solid.box, each), figure?.value ?? 0))
      if (along.length !== 1 || !figure) return []
      this.#build.take(figure, 'edge length')
      return [this.#parallel(solid, along[0] as AxisName)]
    }
    const sides = [...adjectives, concept, ...partWords(phrase.owner)].flatMap((word) => SIDES[word] ?? [])
    if (sides.length === 2 && concept !== 'corner' && sides[0]?.axis !== sides[1]?.axis) return []
    if (sides.length > 0) return sides.flatMap((side) => this.#rim(solid, side))
    const whole = (phrase.plural || phrase.each) && (phrase.definite || phrase.each)
    if (
      whole &&
      (concept === 'edge' || concept === 'face') &&
      !has('inner', 'inside', 'circular', 'round', 'curved') &&
      solid.thing.role === 'add' &&
      !solid.round
    )
      return [
        owner || this.#build.bodies.length > 1 ? { feature: solid.features[0], convexity: 'convex' } : {},
      ]
    if (concept === 'end' || concept === 'edge' || concept === 'face' || concept === 'top')
      return this.#rims(
        solid,
        solid.thing.role === 'cut'
          ? 'mouth'
          : phrase.each || phrase.plural
            ? 'all'
            : has('free', 'far', 'other')
              ? 'end'
              : 'one',
      )
    return []
  }

  #parallel(solid: Solid, axis: AxisName): Selector {
    const parallelTo = `+${axis}` as const
    if (solid.thing.role === 'cut') return { parallelTo, feature: solid.features[0] }
    return {
      parallelTo,
      outer: true,
      ...(this.#build.bodies.length > 1 ? { feature: solid.features[0] } : {}),
    }
  }

  /** The circles of what is round, the outline of a face of what is not. */
  #rim(solid: Solid, side: Side): Selector[] {
    const level = levelOf(solid.box, side)
    const at = { axis: side.axis, value: level }
    if (solid.round) {
      if (side.axis !== solid.axis) return []
      return solid.features.map((feature) => ({ feature, at, curve: 'circle' }))
    }
    if (solid.thing.role === 'cut') return solid.features.map((feature) => ({ feature, at }))
    const facing = `${side.sign > 0 ? '+' : '-'}${side.axis}` as const
    return solid.features.map((feature) => ({
      face: { facing, feature, at: side.sign * level },
      loop: 'outer',
    }))
  }

  #rims(solid: Solid | undefined, which: 'all' | 'mouth' | 'end' | 'one'): Selector[] {
    if (!solid) return []
    const { axis } = solid
    if (which === 'mouth') return this.#rim(solid, solid.mouth ?? { axis, sign: 1 })
    if (!solid.round) return []
    const ends: Side[] = [
      { axis, sign: 1 },
      { axis, sign: -1 },
    ]
    if (which === 'all') return ends.flatMap((side) => this.#rim(solid, side))
    // The end that nothing else covers.
    const free = ends.filter(
      (side) => !this.#build.bodies.some((other) => other !== solid && touches(other, solid, side)),
    )
    if (free.length !== 1 && which === 'end') return []
    return free[0] ? this.#rim(solid, free[0]) : []
  }
}

const sidesIn = ({ adjectives }: Phrase): Side[] => adjectives.flatMap((word) => SIDES[word] ?? [])

const touches = (other: Solid, solid: Solid, side: Side): boolean => {
  const level = levelOf(solid.box, side)
  const k = AXES.indexOf(side.axis)
  return (other.box.min[k] as number) <= level + 1e-6 && (other.box.max[k] as number) >= level - 1e-6
}

/** "the edge of the top face": its side is told by what it is of. */
const partWords = (owner: Phrase | undefined): string[] =>
  owner?.role === 'part' ? [...owner.adjectives, owner.concept, ...partWords(owner.owner)] : []
