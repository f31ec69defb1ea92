/** A figure that is cut out of another while both are only drawn: "the top" of the sheet is an edge of it, not a face. */
import { EngineError } from '../../../errors.ts'
import type { SignedAxis } from '../../../plan/geometry.ts'
import type { Entity, SaidPlace } from '../../entity.ts'
import { quote } from '../../sizes/sizes.ts'
import type { Stand } from '../faces/stand.ts'

/** Seen on paper, up is away from the reader's hand. */
const ON_PAPER: Readonly<Record<string, SignedAxis>> = { '+z': '+y', '-z': '-y' }

/** One extrusion for both of them. */
const areTogether = (one: Entity, other: Entity): boolean =>
  one.given.some(
    ({ word, attribute }) =>
      word === 'extrusion' &&
      other.given.some((each) => each.word === 'extrusion' && each.attribute === attribute),
  )

function onPaper(said: SaidPlace): SaidPlace {
  if (said.place.kind !== 'face') return said
  const { face } = said.place
  return { ...said, place: { kind: 'flush', side: ON_PAPER[face] ?? face } }
}

export function settlePaper(entities: readonly Entity[]): void {
  for (const entity of entities) {
    if (entity.cut && entities.some((other) => other !== entity && !other.cut && areTogether(entity, other)))
      entity.places.splice(0, entity.places.length, ...entity.places.map(onPaper))
    // What is drawn of several figures is made as it lies; stood up in part it would be another part.
    const stood = entity.labels.get('upright')
    const drawn = entities.some(
      (other) =>
        other !== entity && !entity.cut && !other.cut && other.host === entity && areTogether(entity, other),
    )
    if (stood && entity.manners.has('upright') && drawn)
      throw new EngineError(
        'prompt_too_ambiguous',
        `I cannot stand a sketch of several figures ${quote(stood.text)}. Tell the bodies by their length, width and height.`,
      )
    // A body has four edges around its top: which one is meant, and what is done there, would be a guess.
    const edge = entity.places.find(({ place }) => place.kind === 'face' && place.edge)
    if (edge)
      throw new EngineError(
        'prompt_too_ambiguous',
        `Which edge is ${quote(edge.items.map(({ text }) => text).join(' '))}, and what goes through it? Name the face, such as “in the top face, 5 mm from the front edge”.`,
      )
  }
}

/** Figures of one sheet that became one body lie side by side: none of them is raised onto another. */
export function assertOneSheet(stands: readonly Stand[]): void {
  const solid = stands.filter(({ entity }) => !entity.cut)
  for (const [at, stand] of solid.entries()) {
    const under = solid
      .slice(0, at)
      .find(
        (other) =>
          other.entity !== stand.entity &&
          !stand.entity.like &&
          other.min[2] !== stand.min[2] &&
          areTogether(stand.entity, other.entity),
      )
    if (under)
      throw new EngineError(
        'prompt_too_ambiguous',
        `Where in the sketch does ${quote(stand.entity.item.text)} lie? Both it and ${quote(under.entity.item.text)} are extruded at once: name the edge that it is attached to, or its center.`,
      )
  }
}
