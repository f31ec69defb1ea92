/** "attach a semicircle to the top of the square", "attach the shorter base of the trapezoid to one end of the rectangle". */
import type { SignedAxis } from '../../plan/geometry.ts'
import type { Context } from '../context.ts'
import { type Entity, shapeOf } from '../entity.ts'
import { FIGURES } from '../lexicon/figures.ts'
import { asPointers } from '../nouns/pointers.ts'
import { conceptOf, type Item, means } from '../text/items.ts'
import { findSpoken, useStretch } from '../text/spoken.ts'
import type { Place } from './place.ts'

type Joined = Extract<Place, { kind: 'joined' }>

const isFigure = (entity: Entity | undefined): entity is Entity =>
  entity !== undefined && entity.concept in FIGURES

/** Seen from above, the top of a sketch is its far edge. */
const IN_PLANE: Readonly<Record<string, SignedAxis>> = {
  '+z': '+y',
  '-z': '-y',
  '+x': '+x',
  '-x': '-x',
  '+y': '+y',
  '-y': '-y',
}

interface Edge {
  to: Joined['to']
  end: number
  /** And the one across from it: "to both ends", "to the left and right sides". */
  both?: true
}

/** "the left and right sides", "the top edge and the bottom edge". */
function oppositeEdges(items: readonly Item[], at: number): Edge | undefined {
  const joint = means(items[at + 1], 'edge') ? at + 2 : at + 1
  if (!means(items[joint], 'conjunction', 'and')) return undefined
  const last = means(items[joint + 1], 'determiner') ? joint + 2 : joint + 1
  const [first, second] = [at, last].map((each) => IN_PLANE[conceptOf(items[each], 'face') ?? ''])
  if (!first || !second || first === second || first[1] !== second[1]) return undefined
  return {
    to: `+${first[1]}` as SignedAxis,
    end: means(items[last + 1], 'edge') ? last + 2 : last + 1,
    both: true,
  }
}

const isOne = ({ text }: Item): boolean => /^one$/iu.test(text)

/** The edge named right after "to" or "on". */
function edgeAt(items: readonly Item[], from: number): Edge | undefined {
  let which: 'long' | 'short' | undefined
  let side: SignedAxis | undefined
  let both = false
  let opposite = false
  for (let at = from; at < items.length && at < from + 8; at++) {
    const item = items[at]
    const face = conceptOf(item, 'face')
    const pair = face ? oppositeEdges(items, at) : undefined
    if (pair) return pair
    if (face) side = IN_PLANE[face]
    const next = means(items[at + 1], 'edge') ? at + 2 : at + 1
    if (side) return { to: side, end: next }
    if (means(item, 'which', 'long', 'short')) which = conceptOf(item, 'which') as 'long' | 'short'
    else if (means(item, 'edge')) {
      // "at each corner", "on the opposite side": no two edges of the sketch.
      const several = item?.kind === 'term' && item.plural
      if (means(item, 'edge', 'corner') || (opposite && !several)) return undefined
      const end = conceptOf(item, 'edge') === 'end'
      // "to the short sides", but "to one of the short sides".
      const pair = which !== undefined && several && !items.slice(from, at).some(isOne)
      return {
        to: which ?? (end ? 'end' : 'side'),
        end: at + 1,
        ...(both || opposite || pair ? { both: true } : {}),
      }
    } else if (means(item, 'which', 'each', 'both')) both = true
    else if (means(item, 'which', 'adjacent')) opposite = true
    else if (
      !means(item, 'determiner') &&
      !means(item, 'filler') &&
      !means(item, 'preposition', 'of') &&
      !means(item, 'whole', 'it') &&
      // "to the centre of the bottom edge": where it is set anyway.
      !means(item, 'place', 'centre') &&
      !(item?.kind === 'quantity' && item.quantity.kind === 'count')
    )
      return undefined
  }
  return undefined
}

/** Figures that stand on their base: in one sketch with another they are drawn against it, not set upon it. */
const BASED = new Set(['semicircle', 'triangle', 'trapezoid'])

/** Figures whose own sides are no place to set a body against. */
export const SLANTED: ReadonlySet<string> = new Set(['trapezoid', 'triangle', 'polygon'])

const isExtruded = ({ given }: Entity): boolean =>
  given.some(({ word }) => word === 'extrusion' || word === 'thickness')

/** "put a semicircle on top of the rectangle", before either is extruded: against its far edge. */
function takeTops({ items, mentions, entities, state }: Context): void {
  for (const [at, item] of items.entries()) {
    if (!means(item, 'place', 'on top')) continue
    const guest = mentions.find((mention) => BASED.has(shapeOf(entities.get(mention) ?? NOBODY) ?? ''))
    const entity = guest && entities.get(guest)
    const named = mentions.find(
      (mention) => mention.start >= at && mention.start <= at + 2 && mention !== guest,
    )
    const other =
      (named && entities.get(named)) ??
      state.discourse.entities.findLast((each) => each !== entity && isFigure(each))
    if (!isFigure(entity) || !isFigure(other) || entity === other || isExtruded(other) || entity.cut) continue
    entity.host ??= other
    entity.places.push({ place: { kind: 'joined', to: '+y' }, items: [item] })
    state.account.use(item, `place of the ${entity.concept}`)
    if (named) named.pointer = true
  }
}

const NOBODY = { kind: 'feature', concept: '' } as Entity

/** "on the top face of the disc", "on top of it" once it is extruded: not against an edge of its sketch. */
function isUpperFace(said: readonly Item[], host: Entity): boolean {
  const face = said.find((item) => means(item, 'face', '+z', '-z'))
  if (face?.kind !== 'term') return false
  const edge = said.some((item) => means(item, 'edge', 'edge'))
  const surface = /(?:face|surface)$/u.test(face.form) || said.some((item) => means(item, 'edge', 'face'))
  return surface || (isExtruded(host) && !edge)
}

const POINTS =
  /(?:, )?(?:(?:with|and|so that|that|which|it|is|are|should be) )*(?:(?:its|the) (?:tip|apex|point|vertex|top|curved side|round side|rounded side|arc|curve|arched side)s? )?(?:is |are |should be )?(?:pointing|points|facing|faces|curving|curves|bulging|bulges|arching|directed|turned) (?:directly )?(?:away from (?:the|it|its)(?: (?!and |so )[a-z]+)*|outwards?)/u

/** "a triangle on the end …, pointing away from the shaft": so it does, as its base lies there. */
function takePointing({ items, mentions, entities, state }: Context): void {
  const found = findSpoken(items, POINTS)
  const guest = mentions.find((mention) => BASED.has(shapeOf(entities.get(mention) ?? NOBODY) ?? ''))
  const entity = guest && entities.get(guest)
  const based = entity?.places.some(
    ({ place }) => place.kind === 'tip' || (place.kind === 'joined' && place.by !== 'top'),
  )
  if (!found || !based || entity?.cut) return
  useStretch(state.account, items, found, 'the way it points')
  asPointers(mentions, found)
}

const LIES_FLAT =
  /(?:, )?(?:with|and|where|so that|such that) (?:its|the|their|each) (?:flat|straight) sides? (?:is |are |being |lying |resting |placed )*(?:against|touching|facing|on|along|attached to|coinciding with|coincides with|flush with|aligned with|joined to|toward|towards) (?:it|(?:the|that|this) (?:(?:short|shorter|long|longer|side|edge|end|of|the|left|right) )*[a-z]+)/u

/** "a semicircle at each end, with its flat side against the rectangle": so it lies, as it is joined there. */
function takeFlatSides({ items, mentions, entities, state }: Context): void {
  const guest = mentions.find((mention) => shapeOf(entities.get(mention) ?? NOBODY) === 'semicircle')
  const found = guest && findSpoken(items, LIES_FLAT)
  const entity = guest && entities.get(guest)
  if (!found || entity?.cut || !entity?.places.some(({ place }) => place.kind === 'joined')) return
  useStretch(state.account, items, found, 'the side it is joined by')
  asPointers(mentions, found)
}

/** "On the left side of the rectangle, attach a semicircle": against it, as its base has to lie there; not only next to it. */
function takeSides({ mentions, entities }: Context): void {
  for (const mention of mentions) {
    const entity = entities.get(mention)
    const side = entity?.places.find(({ place }) => place.kind === 'beside')
    const based = entity && !entity.cut && BASED.has(shapeOf(entity) ?? '')
    if (!based || side?.place.kind !== 'beside' || !side.place.named || side.place.distance) continue
    if (!isFigure(entity) || !isFigure(entity.host) || isExtruded(entity.host)) continue
    side.place = { kind: 'joined', to: side.place.side }
  }
}

export function takeJoinings(context: Context): void {
  takeTops(context)
  takeEdges(context)
  takeSides(context)
  takePointing(context)
  takeFlatSides(context)
}

/** "Attach a semicircle to one of the shorter sides": of the only other figure that was drawn. */
function onlyOther(
  { state }: Context,
  entity: Entity | undefined,
  { to }: Edge,
  own: boolean,
): Entity | undefined {
  if (to !== 'long' && to !== 'short' && to !== 'end' && !own) return undefined
  const others = state.discourse.entities.filter(
    (each) => each !== entity && isFigure(each) && !each.cut && !isExtruded(each),
  )
  return others.length === 1 ? others[0] : undefined
}

function takeEdges(context: Context): void {
  const { items, mentions, entities, state } = context
  for (const [at, item] of items.entries()) {
    if (!means(item, 'preposition', 'to', 'on', 'at')) continue
    const edge = edgeAt(items, at + 1)
    // "to each of its two short ends": of the figure before.
    const own = edge && items.slice(at, edge.end).some((each) => means(each, 'whole', 'it'))
    if (!edge) continue
    const of = means(items[edge.end], 'preposition', 'of')
    // "On each of the two short sides, draw a semicircle": what is joined there is named behind.
    const fronted = edge.to !== 'end' && mentions.every((mention) => mention.head > at)
    const guest = fronted
      ? mentions.find((mention) => mention.head > edge.end && isFigure(entities.get(mention)))
      : mentions.findLast((mention) => mention.head < at && isFigure(entities.get(mention)))
    const entity = guest && entities.get(guest)
    const only = onlyOther(context, entity, edge, own === true)
    if (!own && !of && !only && !['long', 'short'].includes(edge.to)) continue
    const host = own
      ? mentions.findLast((mention) => mention.head < (guest?.start ?? 0) && isFigure(entities.get(mention)))
      : of
        ? mentions.find(
            (mention) => mention !== guest && mention.head > edge.end && mention.start <= edge.end + 2,
          )
        : undefined
    // "to both short sides": of the figure that was drawn before.
    const before =
      own || of || !BASED.has(shapeOf(entity ?? NOBODY) ?? '')
        ? undefined
        : state.discourse.entities.findLast((each) => each !== entity && isFigure(each) && !isExtruded(each))
    const other = (host && entities.get(host)) ?? only ?? before
    if (!isFigure(entity) || !other || entity === other) continue
    // On a body that is no drawing the top is its upper face.
    if (!isFigure(other) && (shapeOf(other) !== 'box' || edge.to.length === 2)) continue
    if (entity.places.some(({ place }) => place.kind === 'ends')) continue
    if (isUpperFace(items.slice(at, edge.end), other)) continue
    // Two that are extruded already are bodies: "one side" is then one of the flat ones.
    if (edge.to === 'side' && isExtruded(entity) && isExtruded(other) && SLANTED.has(shapeOf(other) ?? ''))
      continue
    const inverted = items.slice(0, at).some((each) => means(each, 'dimension', 'topLength'))
    const said = items.slice(at, edge.end)
    entity.host ??= other
    // "to the right side of the rectangle": against it, as its base has to lie there; not only next to it.
    if (BASED.has(shapeOf(entity) ?? ''))
      entity.places.splice(
        0,
        entity.places.length,
        ...entity.places.filter(({ place }) => place.kind !== 'beside'),
      )
    entity.places.push({
      place: { kind: 'joined', to: edge.to, ...(inverted ? { by: 'top' } : {}) },
      items: said,
    })
    if (edge.both) entity.places.push({ place: { kind: 'ends' }, items: said })
    for (const each of said)
      state.account.use(each, each.kind === 'quantity' ? 'number of edges' : `place of the ${entity.concept}`)
  }
}
