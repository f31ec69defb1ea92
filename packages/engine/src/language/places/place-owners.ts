/** Whose a place is that the words before and behind it leave open. */
import type { Context } from '../context.ts'
import type { Entity } from '../entity.ts'
import type { Mention } from '../nouns/mentions.ts'
import { isEdgeFeature } from '../nouns/phrase.ts'
import { isCut } from '../references/cut-reference.ts'
import { CUTS, isAround } from '../references/hosts.ts'
import { spokenCut } from '../references/spoken-cut.ts'
import { cutBefore } from '../sizes/full-spans.ts'
import { conceptOf, type Item, isAcross, isMark, means } from '../text/items.ts'
import { placedFor } from '../worked/two-mouths.ts'
import { FIRST_AT } from './bearings.ts'
import { countedBy } from './counted-places.ts'
import type { Place, Placed } from './place.ts'

const isPlaceable = (entity: Entity | undefined, main: Entity | undefined): boolean =>
  entity !== undefined && !isEdgeFeature(entity) && entity !== main

/** "another disc, like the first one, on the other end of the rod", "at the other end of the rod is a disc": what is new is there. */
function placedAtEnd(
  { items, mentions, entities, sentence }: Context,
  { place, from, end }: Placed,
): Entity | undefined {
  if (place.kind !== 'tip' || !means(items[end], 'preposition', 'of')) return undefined
  const owner = mentions.find(({ start, head }) => start <= end + 2 && head > end)
  const long = owner && entities.get(owner)
  if (!long || long.sentence >= sentence) return undefined
  const isNew = (mention: Mention): boolean => {
    const entity = entities.get(mention)
    return entity?.kind === 'solid' && entity.sentence === sentence && entity !== long && !mention.within
  }
  const told = mentions.findLast((each) => each.head < from && isNew(each)) ?? mentions.find(isNew)
  return told && entities.get(told)
}

/** Places of the main body's surroundings belong to the feature they follow: "holes through the plate, 6 mm from the edges". */
export function placeOwner(
  context: Context,
  placed: Placed,
  direct: Entity | undefined,
  main: Entity | undefined,
): Entity | undefined {
  const { mentions, entities } = context
  const sized = sizedBy(context, placed, direct) ?? levelWith(context, placed, direct)
  if (sized) return sized
  const beside = cutBeside(context, placed, direct) ?? cutAmongSites(context, placed, direct)
  if (beside) return beside
  const atEnd = placedAtEnd(context, placed) ?? firstOf(context, placed) ?? ledBy(context, placed, direct)
  if (atEnd) return atEnd
  // "two holes on the base, 25 mm apart": what is on a piece is placed, not the piece.
  const guest = mentions.findLast(
    (mention) => direct?.member && mention.head < placed.from && entities.get(mention)?.host === direct,
  )
  if (guest) return entities.get(guest)
  const onHost = placedOnHost(context, placed, direct)
  if (onHost) return onHost
  const drilled =
    cutAtSite(context, placed.from, direct) ??
    cutInto(context, placed.from, direct) ??
    cutOn(context, placed, direct) ??
    countedBy(context, placed, direct)
  if (drilled) return drilled
  // "a hole through the middle of the second plate (in X)": the way it is drilled, not how the plate lies.
  const told = direct?.kind === 'solid' && direct.sentence < context.sentence
  const cut = told && placed.place.kind === 'along' ? cutBefore(context, placed.from) : undefined
  if (cut?.sentence === context.sentence) return cut
  // "a web 10 mm thick (Z=5 to Z=15)", "and a tip from Z=35 to Z=45": the body told there, whichever carries the others.
  const last = mentions.findLast(({ head, within }) => head < placed.from && !within)
  const own = last && entities.get(last) === direct && last.determiner === 'a' && last.category === 'solid'
  if (own && placed.place.kind === 'range') return direct
  if (direct && isPlaceable(direct, main)) return placedFor(direct, placed.place)
  const ordered = mentions.filter((mention) => isPlaceable(entities.get(mention), main))
  const before = ordered.findLast((mention) => mention.head < placed.from)
  const after = ordered.find((mention) => mention.head > placed.from)
  const free =
    placed.place.kind !== 'centre' && placed.place.kind !== 'along' && placed.place.kind !== 'range'
  // "three holes in the bottom of the channel, in a line": of what is cut there, not of the bottom.
  const cutThere =
    before &&
    mentions.find(
      (mention) => mention.head < before.start && entities.get(mention)?.host === entities.get(before),
    )
  const chosen = cutThere ?? before ?? (free ? after : undefined)
  const entity = chosen && entities.get(chosen)
  const { subject } = context.state.discourse
  // "They are centred in y, each 8 mm from the end of the block": of what was noun before, not of the block.
  const meant = direct === main && subject && isCut(subject) && isSite(context, main) ? subject : direct
  return (
    (entity && placedFor(entity, placed.place)) ??
    meant ??
    severalBefore(context, placed) ??
    unplacedBefore(context, main) ??
    subject ??
    main
  )
}

/** "a slot … and a hole in the bottom of the slot, 20 mm from the left end": the slot only says where the hole is. */
function cutAtSite(
  { items, mentions, entities }: Context,
  from: number,
  direct: Entity | undefined,
): Entity | undefined {
  const site = mentions.findLast(({ head, within }) => head < from && !within)
  if (site?.determiner !== 'the' || direct?.kind !== 'feature' || entities.get(site) !== direct)
    return undefined
  const first = mentions.find((mention) => entities.get(mention) === direct)
  const cut = mentions.findLast(
    ({ head, category, determiner }) =>
      first && head > first.head && head < site.start && category === 'feature' && determiner !== 'the',
  )
  return cut && means(items[site.start - 1], 'preposition') ? entities.get(cut) : undefined
}

/** Places that only what stands on another body can have. */
const ON_A_HOST: ReadonlySet<Place['kind']> = new Set(['corner', 'flush', 'from', 'shift', 'near'])

/** "a cube on a bigger cube, in the back left corner": of what stands there; the bigger one is not in a corner of anything. */
function placedOnHost(
  { items, mentions, entities }: Context,
  { place, from }: Placed,
  direct: Entity | undefined,
): Entity | undefined {
  if (!ON_A_HOST.has(place.kind) || direct?.kind !== 'solid' || direct.host) return undefined
  const told = mentions.filter(({ head, within }) => head < from && !within)
  const [guest, host] = told.slice(-2)
  const stands = guest && entities.get(guest)
  if (!host || entities.get(host) !== direct || stands?.kind !== 'solid' || stands === direct)
    return undefined
  const on = items[host.start - 1]
  return means(on, 'preposition', 'on') || means(on, 'place', 'on top') ? stands : undefined
}

/** "Hub: a cylinder 28 mm in diameter, its bottom flush with the bottom of the rim": no rim is level with itself. */
function levelWith(
  { mentions, entities }: Context,
  { place, from, end }: Placed,
  direct: Entity | undefined,
): Entity | undefined {
  if (place.kind !== 'flush' || direct?.kind !== 'solid') return undefined
  const other = mentions.find(({ start }) => start >= end - 1 && start <= end + 1)
  if (other?.determiner !== 'the' || entities.get(other) !== direct) return undefined
  const told = mentions.findLast((mention) => mention.head < from && entities.get(mention) !== direct)
  const entity = told && entities.get(told)
  return entity?.kind === 'solid' ? entity : undefined
}

/** "a ring: 50 mm outer diameter, 34 mm bore, 18 mm thick (Z=0 to Z=18)": of what the size before the bracket was given to. */
function sizedBy(
  { items, attributes, state }: Context,
  { place, from }: Placed,
  direct: Entity | undefined,
): Entity | undefined {
  if (place.kind !== 'range' || !isMark(items[from - 1], '(') || direct?.concept !== 'hole') return undefined
  const size = attributes.find(({ items: said }) => Math.max(...said) === from - 2)
  if (size?.dimension !== 'thickness' && size?.dimension !== 'height') return undefined
  return state.discourse.entities.find(
    ({ kind, given }) => kind === 'solid' && given.some(({ attribute }) => attribute === size),
  )
}

/** "In the middle of the shaft, place a collar": a body that was there before is only where the new one is put. */
function ledBy(
  { items, mentions, entities, sentence }: Context,
  { place, from }: Placed,
  direct: Entity | undefined,
): Entity | undefined {
  if (place.kind !== 'centre' || direct?.kind !== 'solid' || direct.sentence >= sentence) return undefined
  // "Next, in the middle of …": the order of the work comes first.
  const first = items.findIndex((item) => !isMark(item, ',') && !means(item, 'filler'))
  const leads = items
    .slice(first, from)
    .every((item) => means(item, 'preposition') || means(item, 'determiner') || means(item, 'whole', 'it'))
  if (!leads || !means(items[first], 'preposition')) return undefined
  const told = mentions.find((mention) => mention.head > from && entities.get(mention) !== direct)
  const made = told?.determiner === 'a' && !told.within ? entities.get(told) : undefined
  return made?.kind === 'solid' && made.sentence === sentence ? made : undefined
}

/** "eight blades extend from the hub …, starting from the +X axis": the first of those that there are several of. */
function firstOf({ items, mentions, entities }: Context, { from }: Placed): Entity | undefined {
  if (!conceptOf(items[from], 'place')?.startsWith(FIRST_AT)) return undefined
  const several = (mention: Mention): boolean => (entities.get(mention)?.count?.value ?? 1) > 1
  const told = mentions.findLast((mention) => mention.head < from && several(mention))
  return told && entities.get(told)
}

const LOCATED = /^(?:located|placed|positioned|situated|centered|centred)$/iu

/** "It has a collar. It is located in the middle": what was told last and lies nowhere yet, as the part itself needs no place. */
function unplacedBefore({ items, mentions, state, sentence }: Context, main: Entity | undefined) {
  const { entities, subject } = state.discourse
  const last = entities.at(-1)
  if (mentions.length > 0 || !last || last === main || (subject && subject !== main)) return undefined
  if (last.sentence !== sentence - 1 || last.places.length > 0 || isEdgeFeature(last)) return undefined
  return items.slice(0, 3).some(({ text }) => LOCATED.test(text)) ? last : undefined
}

/** Places that only several things can have. */
const SHARED_BY_SEVERAL: ReadonlySet<Place['kind']> = new Set(['apart', 'along', 'listed'])

/** "The spacing is 25 mm in X": in a sentence of its own, of the last that there are several of. */
const severalBefore = ({ mentions, state }: Context, { place }: Placed): Entity | undefined =>
  mentions.length === 0 && SHARED_BY_SEVERAL.has(place.kind)
    ? state.discourse.entities.findLast(({ count }) => (count?.value ?? 1) > 1)
    : undefined

/** "holes drilled through the centre plate at (10, 10) …": the plate was placed before, the holes are placed here. */
function cutInto({ items, mentions, entities, sentence }: Context, at: number, host: Entity | undefined) {
  if (host?.kind !== 'solid' || host.sentence >= sentence) return undefined
  const told = mentions.filter((mention) => mention.head < at && !mention.within)
  const last = told.at(-1)
  if (!last || entities.get(last) !== host) return undefined
  // "through the plate and the hub (Z=0 to Z=18)": all that it goes through.
  let named = last
  for (const each of told.toReversed().slice(1))
    if (means(items[named.start - 1], 'conjunction', 'and') && each.end === named.start - 1) named = each
  if (named.determiner !== 'the') return undefined
  const lead = items[named.start - 1]
  const of = means(lead, 'preposition', 'of')
  const cutsInto = means(lead, 'operation', 'cut') && lead?.kind === 'term' && lead.form.endsWith('into')
  const into = means(lead, 'preposition', 'in') || cutsInto || isAround(lead) || isAcross(lead)
  if (!of && !means(lead, 'manner', 'through') && !into) return undefined
  const before = mentions.findLast((mention) => mention.head < named.start && !mention.within)
  const cut = before && entities.get(before)
  // "a hole in each corner of the plate, 10 mm from the edges": the hole is what is told here.
  if (of && (before?.determiner === 'the' || cut?.sentence !== sentence)) return undefined
  return cut && (CUTS.has(cut.concept) || TURNED.has(cut.concept)) ? cut : undefined
}

/** What is cut into a section of a shaft. */
const TURNED: ReadonlySet<string> = new Set(['groove', 'keyway'])

const leadsTo = (item: Item): boolean =>
  means(item, 'preposition') ||
  means(item, 'determiner') ||
  means(item, 'which') ||
  means(item, 'face') ||
  means(item, 'edge') ||
  means(item, 'ordinal')

/** "a hole in the center of the bottom face of the box": the box was told before, the hole is placed here. */
function cutOn(
  { items, mentions, entities, sentence }: Context,
  { from, end }: Placed,
  host: Entity | undefined,
): Entity | undefined {
  if (host?.kind !== 'solid' || host.sentence >= sentence) return undefined
  const next = mentions.find(({ start }) => start >= end)
  if (!next || entities.get(next) !== host || !items.slice(end, next.start).every(leadsTo)) return undefined
  const before = mentions.findLast(({ head, within }) => head < from && !within)
  const cut = before?.determiner === 'the' ? undefined : before && entities.get(before)
  return cut?.sentence === sentence && CUTS.has(cut.concept) ? cut : undefined
}

/** The body is only named as what a distance is taken from, or what is drilled through. */
const isSite = ({ mentions, entities, items }: Context, main: Entity | undefined): boolean =>
  mentions
    .filter((mention) => entities.get(mention) === main)
    .every(({ start, determiner }) => determiner === 'the' && start > 0 && leadsToSite(items[start - 1]))

const leadsToSite = (item: Item | undefined): boolean =>
  means(item, 'preposition', 'of', 'from', 'on', 'in') || means(item, 'manner', 'through')

const THEY = /^(?:they|these|both|each|it)\b/iu

/**
 * "They are 12 mm below the top of the wall and 10 mm from its sides", "It is on the centerline of the slot, 20 mm from each
 * end of the bar": of the holes; the wall and the slot are where they were.
 */
function cutBeside(context: Context, { place, from }: Placed, direct: Entity | undefined) {
  const { items, mentions, entities, sentence, state } = context
  if (place.kind !== 'from' || !direct || isEdgeFeature(direct) || direct.sentence >= sentence)
    return undefined
  if (direct.kind === 'solid' ? direct.cut : state.discourse.subject === direct) return undefined
  const last = mentions.findLast(({ head, within }) => head < from && !within)
  if (!last || entities.get(last) !== direct || !isSite(context, direct)) return undefined
  const [first] = mentions
  const opens = first && entities.get(first)
  const { subject } = state.discourse
  const cut = opens === direct && THEY.test(items[0]?.text ?? '') ? subject : opens
  return cut && isCut(cut) && !isEdgeFeature(cut) ? cut : undefined
}

/** Where a cut may lie that is told among the bodies around it. */
const OF_A_CUT: ReadonlySet<Place['kind']> = new Set(['centre', 'coordinate', 'from'])

/** "It is 30 mm above the bottom of the base and centred in the width of the wall": the hole is; the wall is where it was. */
function cutAmongSites(context: Context, { place }: Placed, direct: Entity | undefined): Entity | undefined {
  const { items, mentions, entities, sentence } = context
  const cut = OF_A_CUT.has(place.kind) ? spokenCut(context) : undefined
  if (!cut || (direct && (direct.kind !== 'solid' || direct.cut || direct.sentence >= sentence)))
    return undefined
  // "Its center" is nobody's but the cut's.
  const named = mentions.filter(
    ({ within, category, start }) => !within && !(category === 'whole' && start === 0),
  )
  const onlySites = named.every((mention) => {
    const entity = entities.get(mention)
    const site = mention.determiner === 'the' && mention.start > 0 && leadsToSite(items[mention.start - 1])
    return entity === cut || site
  })
  return onlySites ? cut : undefined
}
