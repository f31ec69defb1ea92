/** Gives a size to what it is of: a thing, a rounding, a hollow, several things, the whole part. */

import type { AxisName } from '../../../plan/geometry.ts'
import type { Phrase } from '../phrases.ts'
import type { SaidSize, Thing } from '../scene.ts'
import { givePartSize } from './part-sizes.ts'
import { sizesFor } from './several.ts'
import type { Clause, Telling, Theme } from './telling.ts'
import { newThing } from './things.ts'

const ACROSS = /^(?:bare|diameter|radius)$/u

/** Of a copy: "… but 6 mm in diameter". */
const isInstead = (said: SaidSize, other: SaidSize): boolean =>
  (other.dimension === said.dimension || (ACROSS.test(said.dimension) && ACROSS.test(other.dimension))) &&
  other.rank === said.rank

/** A round hole has a diameter and a depth; how long or thick something is, is said of a body. */
const accepts = (thing: Thing, { dimension, axis }: SaidSize): boolean =>
  thing.concept !== 'hole' ||
  axis !== undefined ||
  !/^(?:length|height|thickness|width|wall)$/u.test(dimension) ||
  !thing.sizes.some((said) => /^(?:bare|diameter|radius)$/u.test(said.dimension))

const isOverall = ({ words, dimension }: SaidSize): boolean =>
  words.some((word) => /^(?:overall|total)$/u.test(word)) &&
  /^(?:length|width|height|thickness)$/u.test(dimension)

/** "for a total height of 31 mm" of a boss on a plate: what the whole measures. */
function overallOf(t: Telling, thing: Thing, said: SaidSize): boolean {
  if (thing.section) {
    thing.section.sizes.push(said)
    return true
  }
  const first = t.things.find(({ role, group }) => role === 'add' && !group)
  if (!first || first === thing) return false
  t.overall.push({ ...said, words: said.words.filter((word) => !/^(?:overall|total)$/u.test(word)) })
  return true
}

const isAcross = ({ dimension, rank, gloss }: SaidSize): boolean =>
  /^(?:diameter|bare)$/u.test(dimension) && rank === undefined && !gloss

/** "30 mm in diameter for the first 10 mm, then 20 mm": the hole goes on, as wide as that. */
const isNarrowed = (thing: Thing, said: SaidSize): boolean =>
  thing.concept === 'hole' &&
  isAcross(said) &&
  thing.sizes.some(isAcross) &&
  thing.sizes.some(({ dimension }) => dimension === 'depth') &&
  thing.members.length === 0

/** "a semicircle on the left and another one on the right, each with a diameter of 5 mm": of those before it too. */
function shareSize(t: Telling, c: Clause, thing: Thing, said: SaidSize): void {
  if (!c.all) return
  for (const other of t.things)
    if (
      other !== thing &&
      other.line === thing.line &&
      other.concept === thing.concept &&
      other.role === thing.role &&
      !other.group &&
      other.sizes.every(({ dimension }) => c.shared?.includes(dimension))
    ) {
      c.shared = [...(c.shared ?? []), said.dimension]
      other.sizes.push({ ...said })
    }
}

/** "4 holes along X at 20 mm spacing": so many that way, and so far apart. */
function wayOfLast({ places }: Thing): { axis?: AxisName; way?: Phrase } {
  const last = places.at(-1)?.place
  const isOnly = places.filter(({ place }) => place.kind === 'number').length === 1
  const isNext = places.some(({ place }) => place.kind === 'apart')
  // "four along the length and three across the width, all at 20 mm": both ways.
  if (last?.kind !== 'number' || last.rows !== undefined || !(isOnly || isNext)) return {}
  return { ...(last.axis ? { axis: last.axis } : {}), ...(last.way ? { way: last.way } : {}) }
}

/** "The left one is 50 mm tall and the right one 30 mm": as tall. */
function likeSibling(
  { group, sizes }: Thing,
  { dimension, rank }: SaidSize,
): SaidSize['dimension'] | undefined {
  if (dimension !== 'bare' || rank !== undefined || !group || sizes.length > 0) return undefined
  const others = group.members.filter((member) => member.sizes.length > 0)
  const [other] = others
  const [only, another] = other?.sizes ?? []
  return others.length === 1 &&
    only &&
    !another &&
    /^(?:height|length|width|thickness)$/u.test(only.dimension)
    ? only.dimension
    : undefined
}

export function giveSize(t: Telling, c: Clause, theme: Theme, said: SaidSize): void {
  c.latest = said
  if (!said.gloss) t.latest = said
  switch (theme.kind) {
    case 'thing':
      if (c.onward && isNarrowed(theme.thing, said)) {
        c.onward = false
        const next = newThing(t, { ...theme.thing, plural: false, words: [] }, 'cut', c.line)
        Object.assign(next, { count: theme.thing.count, plural: theme.thing.plural, sizes: [said] })
        next.places.push({
          place: { kind: 'through', refs: [], all: false, rest: true },
          gloss: false,
          used: false,
          span: said.figure.span,
        })
        c.theme = { kind: 'thing', thing: next }
        t.topic = next
        return
      }
      if (!accepts(theme.thing, said) && t.body && t.body !== theme.thing) {
        t.body.sizes.push(said)
        return
      }
      if (isOverall(said) && theme.thing.role === 'add' && overallOf(t, theme.thing, said)) return
      if (said.dimension === 'distance' && said.rank === undefined) {
        theme.thing.places.push({
          place: {
            kind: 'apart',
            figure: said.figure,
            ...(said.axis ? { axis: said.axis } : wayOfLast(theme.thing)),
          },
          gloss: said.gloss,
          used: false,
          span: said.figure.span,
        })
        return
      }
      if (said.dimension === 'centers' && theme.thing.role === 'cut' && theme.thing.plural) {
        theme.thing.places.push({
          place: { kind: 'apart', figure: said.figure, ...(said.axis ? { axis: said.axis } : {}) },
          gloss: said.gloss,
          used: false,
          span: said.figure.span,
        })
        return
      }
      said.dimension = likeSibling(theme.thing, said) ?? said.dimension
      // What is only left by it takes the place of nothing.
      if (!(said.gloss && c.consequence) && theme.thing.sizes.some(({ copied }) => copied))
        theme.thing.sizes = theme.thing.sizes.filter((other) => !(other.copied && isInstead(said, other)))
      theme.thing.sizes.push(said)
      shareSize(t, c, theme.thing, said)
      return
    case 'work':
      theme.work.sizes.push(said)
      return
    case 'hollow':
      theme.hollow.sizes.push(said)
      return
    case 'whole':
      if (t.body && t.things.filter(({ role }) => role === 'add').length === 1 && !t.body.announced)
        t.body.sizes.push({ ...said, gloss: true })
      else t.overall.push(said)
      return
    case 'several':
      for (const [thing, each] of sizesFor(theme.things, said)) giveSize(t, c, { kind: 'thing', thing }, each)
      return
    case 'part':
      givePartSize(t, c, theme, said)
  }
}
