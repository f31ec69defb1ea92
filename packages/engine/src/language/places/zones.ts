/** Reads what stands between the noun phrases: places, edges, manners, hosts, and whose they are. */

import type { AxisName } from '../../plan/geometry.ts'
import type { Context } from '../context.ts'
import { type Entity, shapeOf } from '../entity.ts'
import type { Mention } from '../nouns/mentions.ts'
import { describe, isEdgeFeature, takeEdgeWord, takeManner, takeStance, takeThread } from '../nouns/phrase.ts'
import { ofNew, ontoNew } from '../references/carried.ts'
import { isCut } from '../references/cut-reference.ts'
import { mainBody } from '../references/discourse.ts'
import { takeHosts, takePiece } from '../references/hosts.ts'
import { guestOf, ownerOf } from '../references/stretches.ts'
import { edgeNounAfter } from '../sizes/edge-nouns.ts'
import { conceptOf, type Item, isMark, means } from '../text/items.ts'
import { takeWorkedEnds } from '../worked/worked-ends.ts'
import { type Placed, TOUCHING } from './place.ts'
import { placeOwner } from './place-owners.ts'
import { findPlaces } from './places.ts'

/** Cuts whose distances run to their near side. */
const BEGIN: ReadonlySet<string> = new Set(['groove', 'keyway'])

export function readPlaces(context: Context): void {
  const { state, items, mentions, entities } = context
  const { account } = state
  for (const mention of mentions) {
    const piece = entities.get(mention)
    if (piece?.member) takePiece(context, mention, piece)
  }
  const inPhrase = new Set(
    mentions.flatMap((mention) =>
      Array.from({ length: mention.end - mention.start }, (_, i) => mention.start + i),
    ),
  )
  // The "in" of "20 mm in width" says no direction.
  const sized = new Set(
    context.attributes.flatMap((attribute) => (attribute.dimension === 'bare' ? [] : attribute.items)),
  )
  const isFree = (at: number): boolean =>
    !account.isUsed(items[at]) && !inPhrase.has(at) && !(sized.has(at) && means(items[at], 'preposition'))
  const edgeZones = (at: number): boolean => {
    const owner = ownerOf(context, at)
    return owner !== undefined && isEdgeFeature(owner)
  }
  const inZone = (at: number): boolean => isFree(at) && !edgeZones(at)
  for (const placed of findPlaces(items, inZone, 0, items.length)) {
    const direct =
      guestOf(context, placed) ??
      ontoNew(context, placed) ??
      ofNew(context, placed) ??
      ownerOf(context, placed.from)
    const owned = placeOwner(context, placed, direct, mainBody(state.discourse))
    const title = owned && titleFor(context, placed, owned)
    const owner = title ? entities.get(title) : owned
    const said = items.slice(placed.from, placed.end)
    const places = owner ? owner.places : state.places
    places.push({ place: onCorner(context, ofFirst(context, placed, owner), placed), items: said })
    for (const item of said)
      if (!means(item, 'determiner')) account.use(item, `place of the ${owner?.concept ?? 'part'}`)
    // "the groove starts 5 mm from the end": distances of a groove run to its near side anyway.
    const starts = items[placed.from - 1]
    if (
      means(starts, 'place', 'starting') &&
      placed.place.kind === 'from' &&
      owner &&
      BEGIN.has(owner.concept)
    )
      account.use(starts, `place of the ${owner.concept}`)
  }
  for (const [at, item] of items.entries()) {
    if (!isFree(at)) continue
    const owner = edgesCounted(context, at) ?? ownerOf(context, at)
    if (!owner) {
      takeStanding(context, item)
      takeByShape(context, at)
      // "They go all the way through": what the sentence before was about.
      const { subject } = state.discourse
      if (subject && (isCut(subject) || subject.cut)) takeManner(context, item, subject)
      continue
    }
    if (isEdgeFeature(owner)) takeEdgeWord(context, at, owner)
    else {
      takeDescription(context, at, owner)
      takeLateCount(context, at, owner)
      takeThread(context, item, owner.concept === 'hole' ? owner : (nearestCut(context, at) ?? owner))
      takeManner(context, item, owner.kind === 'feature' ? owner : (nearestCut(context, at) ?? owner))
    }
  }
  takeHosts(context)
  takeWorkedEnds(context)
  takeAround(context)
}

/** "One of its long edges is rounded": the number is that of the edges, whatever stands nearer. */
function edgesCounted({ items, mentions, entities }: Context, at: number): Entity | undefined {
  const item = items[at]
  if (item?.kind !== 'quantity' || item.quantity.kind !== 'count') return undefined
  const noun = edgeNounAfter(items, at)
  if (!means(items[noun], 'edge', 'edge')) return undefined
  const worked = [...mentions].filter(({ head }) => head > noun).map((mention) => entities.get(mention))
  return worked.find((entity) => entity !== undefined && isEdgeFeature(entity))
}

/** "A housing with internal bosses, centered at the origin, its base at Z=0": of the part, not of what is only announced. */
function titleFor(
  { items, mentions, entities, sentence }: Context,
  { place, from }: Placed,
  owner: Entity,
): Mention | undefined {
  if (sentence > 0 || !owner.plural || owner.given.length > 0) return undefined
  if (place.kind !== 'centre' && place.kind !== 'level' && place.kind !== 'along') return undefined
  const title = mentions[0]
  const named = title?.category === 'whole' || (title?.category === 'solid' && title.determiner === 'a')
  if (!title || !named || title.head > from || entities.get(title) === owner) return undefined
  const apart = items.slice(title.end, from).some((item) => isMark(item, ','))
  const sized = items.some((item) => item.kind === 'quantity' && item.quantity.kind === 'length')
  return apart && !sized ? title : undefined
}

const STARTS = /^(?:start(?:s|ing)?|begin(?:s|ning)?)$/iu

/** "The first hole is 20 mm from the left end and they're 25 mm apart", "starting 20 mm from the left end": where the row begins. */
function ofFirst({ items, mentions, entities }: Context, { place, from }: Placed, owner: Entity | undefined) {
  if (place.kind !== 'from' || (owner?.count?.value ?? 1) < 2) return place
  if (STARTS.test(items[from - 1]?.text ?? '')) return { ...place, first: true as const }
  const mention = mentions.findLast(({ head, within }) => head < from && !within)
  const first = mention?.ordinal === 'first' && !mention.plural && entities.get(mention) === owner
  return first ? { ...place, first: true as const } : place
}

/** "its centre coincides with a corner", "centred on the front left corner": right there, and no distance from the edges. */
function onCorner({ items }: Context, place: Placed['place'], { from }: Placed): Placed['place'] {
  if (place.kind !== 'corner') return place
  const said = items.slice(Math.max(0, from - 4), from + 2).map(({ text }) => text.toLowerCase())
  const exact = said.some((text) => /coincid|exactly on|^cent(?:ered|red)$/u.test(text))
  return exact ? { ...place, on: true } : place
}

/** "four holes around it", "around the bore": about the middle, where that is anyway. */
function takeAround({ items, state }: Context): void {
  for (const [at, item] of items.entries()) {
    if (
      !means(item, 'preposition', 'beside') ||
      !/^(?:a?round|surround(?:ing|s)|encircl(?:ing|es)|ringing)$/iu.test(item.text)
    )
      continue
    const next = items[means(items[at + 1], 'determiner') ? at + 2 : at + 1]
    // "evenly around the disc": of what is round.
    const circled =
      means(next, 'solid') &&
      items.some((each) => means(each, 'portion', 'circle', 'bolt circle') || means(each, 'place', 'evenly'))
    if (
      circled ||
      means(next, 'whole', 'it') ||
      means(next, 'feature', 'hole') ||
      means(next, 'place', 'centre')
    )
      state.account.use(item, 'about the middle')
  }
}

/** "lying flat on the xy plane", said of a part whose bodies are yet to come. */
function takeStanding({ state }: Context, item: Item): void {
  if (means(item, 'axis') || means(item, 'which', 'vertical', 'horizontal'))
    state.account.use(item, 'how the part stands')
}

/** "extrude this square by 5 mm": a body by its outline alone. */
function takeByShape({ items, state }: Context, at: number): void {
  const shape = means(items[at - 1], 'determiner', 'the') ? conceptOf(items[at], 'shape') : undefined
  const known = shape && state.discourse.entities.findLast(({ adjectives }) => adjectives.has(shape))
  if (known) state.account.use(items[at], `the ${known.concept}`)
}

/** "holes 4x M5", "holes, qty 4", "bosses (x4)": the number behind the noun. */
function takeLateCount(context: Context, at: number, owner: Entity): void {
  const { items, state } = context
  const item = items[at] as Item
  if (item.kind !== 'quantity' || item.quantity.kind !== 'count') return
  const counted = item.quantity.late ? (nearestCut(context, at) ?? owner) : owner
  const late = item.quantity.late && counted !== mainBody(state.discourse)
  const before = counted.concept === 'hole' && items[at + 1]?.kind === 'quantity'
  if (!late && !before) return
  if (late && counted.count?.value === item.quantity.values[0]?.value)
    counted.count = { ...counted.count, again: [...(counted.count?.again ?? []), item] } as Entity['count']
  else if (counted.count !== undefined) return
  else counted.count = { value: item.quantity.values[0]?.value ?? 1, item }
  state.account.use(item, 'count')
}

/** Said of a body outside of its phrase: "the plate is square", "it tapers from both edges to a ridge", "on the XY plane". */
function takeDescription(context: Context, at: number, owner: Entity): void {
  const { items, state } = context
  const item = items[at] as Item
  const shape = conceptOf(item, 'shape')
  // "a recess in the top, circular, …": of a pocket its outline.
  if (shape && (owner.kind === 'solid' || owner.concept === 'pocket')) {
    describe(owner, shape, item)
    state.account.use(item, 'shape')
  }
  if (means(item, 'axis', 'diagonal') && pointsOut(owner)) state.account.use(item, 'the way it points')
  if (means(item, 'axis', 'xy')) state.account.use(item, 'the plane it stands on')
  const plane = conceptOf(item, 'axis')
  const family = (owner.family ?? owner.member?.of.family)?.family
  if (plane && family?.agrees?.split(' ').includes(plane))
    state.account.use(item, 'the plane its section lies in')
  else if (!takeRingPlane(item, owner, state)) takePlane(item, state)
  // "a plate with four holes, lying on the XY plane": the body lies, and no hole.
  const lies = owner.kind === 'feature' && /^lying$/iu.test(item.text) ? mainBody(state.discourse) : owner
  if (lies?.kind === 'solid') takeStance(item, lies, state.account)
  takeRising(context, at, owner)
  if (shape !== 'truncated' || owner.kind !== 'solid') return
  for (let next = at + 1; next < items.length && !means(items[next], 'preposition', 'to'); next++)
    if (means(items[next], 'edge') || means(items[next], 'axis')) state.account.use(items[next], 'taper')
}

const UPWARDS = /^(?:up|upwards?|vertically)$/iu
const CONTACTS: ReadonlySet<string> = new Set([...TOUCHING, 'along'])

/** "continued upwards by a cone", "a post goes vertically up": the body that is told there stands on the other. */
function takeRising(
  { items, mentions, entities, state, sentence }: Context,
  at: number,
  owner: Entity,
): void {
  const item = items[at] as Item
  // "boards placed vertically": how they stand, whatever they stand under.
  if (
    /^vertically$/iu.test(item.text) &&
    owner.kind === 'solid' &&
    shapeOf(owner) === 'box' &&
    !owner.family
  ) {
    owner.manners.add('upright')
    state.account.use(item, 'standing')
    return
  }
  if (!UPWARDS.test(item.text) || owner.kind !== 'solid' || owner.cut || owner.family) return
  // Which way a sketch is extruded is read with the extrusion.
  if (items.some((each) => means(each, 'operation', 'extrude'))) return
  const main = mainBody(state.discourse)
  const made = mentions.find(
    (mention) =>
      mention.head > at && mention.category === 'solid' && entities.get(mention)?.sentence === sentence,
  )
  const rising = owner === main ? made && entities.get(made) : owner
  if (!rising || rising === main || rising.cut) {
    if (owner.orientation === undefined) state.account.use(item, 'how it stands')
    return
  }
  const below = rising.places.some(
    ({ place }) =>
      (place.kind === 'on' && place.side !== '+z') || (place.kind === 'face' && place.face !== '+z'),
  )
  if (rising.orientation === 'x' || rising.orientation === 'y' || below) return
  if (!rising.places.some(({ place }) => CONTACTS.has(place.kind)))
    rising.places.push({ place: { kind: 'on', side: '+z' }, items: [item] })
  state.account.use(item, 'the way it rises')
}

/** Arms at angles, and what sits at their ends. */
const pointsOut = ({ places, host }: Entity): boolean =>
  places.some(({ place }) => place.kind === 'angles') ||
  (places.some(({ place }) => place.kind === 'tips') && host !== undefined && pointsOut(host))

const ACROSS: Readonly<Record<string, AxisName>> = { xz: 'y', yz: 'x', xy: 'z' }

/** "a torus in the XZ plane": its axis runs across that. */
function takeRingPlane(item: Item, owner: Entity, state: Context['state']): boolean {
  const axis = ACROSS[conceptOf(item, 'axis') ?? '']
  if (!axis || owner.kind !== 'solid' || shapeOf(owner) !== 'torus') return false
  owner.orientation = axis
  state.account.use(item, 'the plane it lies in')
  return true
}

/** The first plane that is drawn on is as good as any; another one beside it would turn bodies against each other. */
function takePlane(item: Item, state: Context['state']): void {
  const plane = conceptOf(item, 'axis')
  if (plane !== 'xz' && plane !== 'yz') return
  if (state.plane !== undefined && state.plane !== plane) return
  state.plane = plane
  state.account.use(item, 'the plane it is drawn in')
  state.remarks.push(
    `What is drawn in the ${plane} plane is drawn flat and extruded upwards: the shape is the same`,
  )
}

function nearestCut({ mentions, entities }: Context, at: number): Entity | undefined {
  const cuts = mentions.filter(
    (mention) =>
      mention.concept === 'hole' ||
      mention.concept === 'slot' ||
      mention.concept === 'pocket' ||
      entities.get(mention)?.cut,
  )
  const near = cuts.findLast((mention) => mention.head < at) ?? cuts[0]
  return near && entities.get(near)
}
