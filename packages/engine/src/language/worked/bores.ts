/** "a hollow cylinder of 5 mm in the centre of the block": with one diameter and no wall, what is hollow is the block. */
import { THROUGH_ALL } from '../compile/families/pieces.ts'
import { type Entity, type SaidPlace, shapeOf } from '../entity.ts'

/** Nothing is told of it but that it goes through. */
const onlyGoesThrough = (manners: ReadonlySet<string>): boolean =>
  [...manners].every((manner) => manner === 'through' || manner === THROUGH_ALL)

const WALLS = new Set(['wall', 'innerDiameter', 'innerRadius', 'outerDiameter', 'outerRadius', 'thickness'])
const ROUND = new Set(['cylinder', 'circle', 'tube'])

/** Turns such bodies into cuts; says so. */
export function settleBores(entities: readonly Entity[], remarks: string[]): void {
  const solids = entities.filter((entity) => entity.kind === 'solid' && !entity.loose)
  for (const entity of solids.slice(1)) {
    const named = entity.adjectives.has('hollow') || /^hollow/iu.test(entity.item.text)
    if (!named || entity.cut || !ROUND.has(entity.concept)) continue
    if (entity.given.some(({ word }) => WALLS.has(word))) continue
    if (!entity.places.some(({ place }) => place.kind === 'centre')) continue
    entity.adjectives.delete('hollow')
    entity.concept = 'cylinder'
    entity.cut = true
    remarks.push(
      `“${entity.item.text}” has one diameter and no wall: it is taken as a round hole in the body around it`,
    )
  }
}

/** Words that tell how far the inside of a ring reaches. */
export const INNER = new Set(['wall', 'innerDiameter', 'innerRadius', 'thickness'])

const OUTER = new Set(['diameter', 'outerDiameter', 'radius', 'outerRadius', 'bare', 'sequence'])

/**
 * "a ring with a 15 mm bore": of a ring with no other inner size its middle hole is the inside, not a second hole. With
 * other bodies around it, only where the two are told together and nothing says how far the hole goes.
 */
export function settleRings(entities: Entity[]): void {
  const bodies = entities.filter((entity) => entity.kind === 'solid' && !entity.loose)
  const rings = bodies.filter((body) => shapeOf(body) === 'tube' && !body.family)
  for (const ring of rings) {
    const isAlone = rings.every((other) => other === ring || other.sentence !== ring.sentence)
    if (rings.length === 1 || isAlone) settleRing(entities, ring, bodies.length === 1)
  }
}

/** "a 20 mm bore and 15 mm height, base at Z=0": where the ring stands, said behind its bore. */
const isEndLevel = ({ place }: SaidPlace): boolean => place.kind === 'level' && place.side[1] === 'z'

function settleRing(entities: Entity[], ring: Entity, only: boolean): void {
  const isItsOwn = ({ host, sentence, manners }: Entity): boolean =>
    only || (manners.size === 0 && (host ? host === ring : sentence === ring.sentence))
  const sized = ring.given.filter(({ word }) => INNER.has(word))
  // "tubing with a bore of 16 mm and walls of 2.5 mm": the wall lies around the bore, where nothing else is told.
  const open = !ring.given.some(({ word }) => OUTER.has(word))
  if (sized.some(({ word }) => word !== 'thickness' && !(open && word === 'wall'))) return
  const bore = entities.find(
    (entity) =>
      entity.concept === 'hole' &&
      isItsOwn(entity) &&
      (entity.count?.value ?? 1) === 1 &&
      !entity.thread &&
      onlyGoesThrough(entity.manners) &&
      entity.places.every(
        (said) =>
          said.place.kind === 'centre' ||
          (said.place.kind === 'along' && said.place.axis === 'z') ||
          isEndLevel(said),
      ) &&
      entity.given.length === 1 &&
      entity.given.every(({ word }) => word === 'diameter' || word === 'bare' || word === 'innerDiameter'),
  )
  const [given] = bore?.given ?? []
  if (!bore || !given) return
  ring.given.push({ ...given, word: 'innerDiameter' })
  ring.places.push(...bore.places.filter(isEndLevel))
  entities.splice(entities.indexOf(bore), 1)
}

/** "the hole of the pipe continues through both flanges": the inside of a tube, by another name. */
export function settleTubeHoles(entities: Entity[]): void {
  const [only, ...others] = entities.filter(({ kind, cut, loose }) => kind === 'solid' && !cut && !loose)
  const alone = others.length === 0 ? only : undefined
  const isInside = ({ concept, host = alone, given, thread, manners, places, count }: Entity): boolean =>
    concept === 'hole' &&
    host?.kind === 'solid' &&
    shapeOf(host) === 'tube' &&
    host.given.some(({ word }) => INNER.has(word)) &&
    given.length === 0 &&
    !thread &&
    (count?.value ?? 1) === 1 &&
    onlyGoesThrough(manners) &&
    places.every(({ place }) => place.kind === 'centre')
  for (const hole of entities.filter(isInside)) entities.splice(entities.indexOf(hole), 1)
}

/** "Make it hollow by cutting a 50 mm hole 80 mm deep from the top": the hole is the hollow, and there is no other. */
export function settleHollowed(entities: readonly Entity[]): void {
  for (const body of entities) {
    if (body.kind !== 'solid' || body.family || !body.adjectives.has('hollow') || shapeOf(body) !== 'tube')
      continue
    if (body.given.some(({ word }) => INNER.has(word))) continue
    const room = entities.some(
      ({ concept, host, manners, given, places }) =>
        concept === 'hole' &&
        (host === undefined || host === body) &&
        (manners.has('blind') || given.some(({ word }) => word === 'depth')) &&
        places.some(({ place }) => place.kind === 'centre'),
    )
    if (room) body.adjectives.delete('hollow')
  }
}

/** "a hole concentric with the semicircle": the middle of half a circle is that of the whole. */
export function settleConcentric(entities: readonly Entity[]): void {
  for (const { concept, host, places } of entities) {
    if (concept !== 'hole' || !host || host.kind !== 'solid' || shapeOf(host) !== 'semicircle') continue
    const middle = places.findIndex(({ place }) => place.kind === 'centre' && !place.axis)
    const said = places[middle]
    if (said) places.splice(middle, 1, { ...said, place: { kind: 'arcs' } })
  }
}

const innerOf = ({ given }: Entity): number | undefined =>
  given.find(({ word }) => word === 'innerDiameter')?.attribute.values[0]?.value

const goesThrough = ({ manners, places }: Entity): boolean =>
  manners.has('through') || places.some(({ place }) => place.kind === 'full')

const isUpright = ({ places }: Entity): boolean =>
  places.every(
    ({ place }) =>
      place.kind === 'centre' ||
      place.kind === 'full' ||
      ((place.kind === 'along' || place.kind === 'runs') && (place.axis === 'z' || place.by === 'length')),
  )

/** "A bushing … make a cylinder … a flange … a 14 mm hole through its full height": the hole makes the tube of it. */
export function settleDrilled(entities: readonly Entity[]): void {
  const drilled = entities.some(
    (entity) =>
      entity.concept === 'hole' &&
      (entity.count?.value ?? 1) === 1 &&
      goesThrough(entity) &&
      isUpright(entity),
  )
  const bodies = entities.filter(({ kind, loose, cut }) => kind === 'solid' && !loose && !cut)
  if (!drilled) return
  for (const body of bodies)
    if (body.concept === 'tube' && !body.family && !body.given.some(({ word }) => INNER.has(word)))
      body.concept = 'cylinder'
}

/** Told by no wall besides. */
const isOnlyInner = ({ given }: Entity): boolean =>
  given.every(({ word }) => word === 'innerDiameter' || !INNER.has(word))

/**
 * "The tube has an inner diameter of 14 mm … The 14 mm bore goes through everything": the inside of the tube, said once
 * more; as a hole it goes through what stands around it as well.
 */
export function settleRestatedBores(entities: readonly Entity[]): void {
  const bodies = entities.filter(({ kind, loose, cut }) => kind === 'solid' && !loose && !cut)
  if (bodies.length < 2) return
  for (const hole of entities) {
    const [size, ...others] = hole.given
    if (hole.concept !== 'hole' || others.length > 0 || !goesThrough(hole) || !isUpright(hole)) continue
    if ((hole.count?.value ?? 1) !== 1 || hole.thread) continue
    const diameter =
      size?.word === 'diameter' || size?.word === 'bare' ? size.attribute.values[0]?.value : undefined
    const tube = bodies.find(
      (body) =>
        body.concept === 'tube' &&
        !body.family &&
        innerOf(body) === diameter &&
        isOnlyInner(body) &&
        (body.orientation ?? 'z') === 'z',
    )
    if (diameter === undefined || !tube || (hole.host && hole.host !== tube)) continue
    tube.concept = 'cylinder'
    const inner = tube.given.filter(({ word }) => word === 'innerDiameter')
    hole.given.push(...inner.map((given) => ({ ...given, word: 'diameter' })))
    tube.given.splice(0, tube.given.length, ...tube.given.filter((given) => !inner.includes(given)))
    hole.host = undefined
  }
}

/** Parts that are a disc with a bore, whatever else their name says. */
const BORED = new Set(['washer', 'ring', 'spacer', 'tube'])
const BORE_WORDS = new Set([...INNER, 'inner diameter', 'bore', 'hole'])

const isCentred = ({ places }: Entity): boolean =>
  places.every(({ place }) => place.kind === 'centre' || (place.kind === 'along' && place.axis === 'z'))

/** "a washer with a square hole": the hole is the bore, and goes through as a bore does. */
export function settleShapedBores(entities: readonly Entity[]): void {
  const [body, ...others] = entities.filter(({ kind, loose, cut }) => kind === 'solid' && !loose && !cut)
  if (!body || others.length > 0 || !BORED.has(body.concept) || body.thread) return
  const hole = entities.find(
    (entity) =>
      (entity.concept === 'pocket' || entity.concept === 'opening') &&
      /hole|bore/u.test(entity.item.kind === 'term' ? entity.item.form : '') &&
      (entity.count?.value ?? 1) === 1 &&
      isCentred(entity),
  )
  const bored = body.given.some(({ word }) => BORE_WORDS.has(word) && word !== 'thickness')
  if (!hole || bored || hole.given.some(({ word }) => word === 'depth') || hole.manners.has('blind')) return
  body.family = undefined
  body.concept = 'disc'
  hole.manners.add('through')
}

/** "The outer cylinder … the inner cylinder …": what is inside another body of its kind is taken out of it. */
export function settleInner(entities: readonly Entity[], remarks: string[]): void {
  for (const inner of entities) {
    if (inner.kind !== 'solid' || inner.cut || !inner.labels.has('inner') || inner.given.length === 0)
      continue
    const outer = entities.find(
      (entity) =>
        entity.kind === 'solid' &&
        !entity.cut &&
        entity.labels.has('outer') &&
        entity.concept === inner.concept,
    )
    if (!outer) continue
    inner.cut = true
    inner.host = outer
    inner.adjectives.delete('hollow')
    remarks.push(`The inner ${inner.concept} is taken out of the outer one`)
  }
}
