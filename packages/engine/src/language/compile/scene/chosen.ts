/** What was left open about where a body stands, and how it was chosen: for the list of assumptions. */
import type { Point3, SignedAxis } from '../../../plan/geometry.ts'
import type { Entity } from '../../entity.ts'
import { SIDE_NAMES } from '../../lexicon/sides.ts'
import { tidy } from '../../quantities/scan.ts'
import { along, type Stand } from '../faces/stand.ts'
import { all } from '../layout/statements.ts'
import { millimetres } from '../ledger.ts'
import { isContactSaid } from './contact.ts'
import { ballFace, seatOf } from './nested.ts'

export interface Setting {
  entity: Entity
  host: Stand | undefined
  side: SignedAxis | undefined
  size: Point3
  /** How far an arm goes into what it begins at. */
  sunk: number
}

type Chosen = readonly [about: string, says: string]

const ENDS: Readonly<Record<SignedAxis, string>> = { ...SIDE_NAMES, '+z': 'upper', '-z': 'lower' }

const LONG: ReadonlySet<string> = new Set(['round', 'tube'])

/** "a pipe 200 mm long with a flange at one end": which end, and whether the 200 mm are those of both. */
function atEnd({ entity, host, side }: Setting): Chosen[] {
  const [tip] = all(entity.places, 'tip')
  const ends =
    all(entity.places, 'ends').length > 0 ||
    all(entity.places, 'face').some(({ source }) => source.items.some(({ text }) => /end$/iu.test(text)))
  if (!host || !side || entity.cut || (!tip && !ends) || !LONG.has(host.shape) || side[1] !== host.axis)
    return []
  const { concept } = host.entity
  const length = millimetres(tidy(along(host.max, host.axis) - along(host.min, host.axis)))
  const open = tip?.place.which === 'one' && all(entity.places, 'face').length === 0
  return [
    ...(open
      ? [
          [
            'end',
            `The ${entity.concept} is at the ${ENDS[side]} end of the ${concept}, as none was named`,
          ] as const,
        ]
      : []),
    ...(host.entity.overall || isCentreTold(entity, side)
      ? []
      : [
          [
            'added',
            `The ${entity.concept} is added to the ${length} of the ${concept}, as nothing says that they include it`,
          ] as const,
        ]),
  ]
}

/** Which side it is set on, but not where on it. */
const SIDES: ReadonlySet<string> = new Set(['on', 'face'])

/** "a plate with a boss on top": in the middle, where there is room beside it and nothing says where. */
function inMiddle({ entity, host, side, size }: Setting): Chosen[] {
  if (!side || !host || entity.cut || entity.count || host.shape !== 'box') return []
  if (entity.linked || entity.places.some(({ place }) => !SIDES.has(place.kind))) return []
  const isOpen = [0, 1, 2].some(
    (k) =>
      'xyz'[k] !== side[1] && (host.max[k] as number) - (host.min[k] as number) > (size[k] as number) + 1e-6,
  )
  if (!isOpen) return []
  return [
    ['middle', `The ${entity.concept} is in the middle of the ${host.entity.concept}, as no place was given`],
  ]
}

/** Where its middle lies along the way it is set against something. */
const isCentreTold = ({ places }: Entity, side: SignedAxis): boolean =>
  places.some(
    ({ place }) =>
      place.kind === 'astride' ||
      place.kind === 'lifted' ||
      (place.kind === 'coordinate' && place.axis === side[1]),
  )

export function chosenFor(setting: Setting): Chosen[] {
  const { entity, host, side, size, sunk } = setting
  const name = entity.concept
  const on = host?.entity.concept
  const chosen: Chosen[] = []
  if (all(entity.places, 'corner').some(({ place }) => place.any))
    chosen.push(['corner', `The ${name} is at the back right corner, as no corner was named`])
  if (side && host && !entity.cut && !isContactSaid(entity))
    chosen.push([
      'side',
      `The ${name} stands ${side === '-z' ? 'under' : 'on'} the ${on}, as no other side was named`,
    ])
  chosen.push(...atEnd(setting), ...inMiddle(setting))
  if (ballFace(entity) && all(entity.places, 'centre').length === 0)
    chosen.push(['mouth', `The middle of the ${name} lies in the face that it is cut into`])
  if (side && host && seatOf(entity, host, size) > 0 && !isCentreTold(entity, side))
    chosen.push(['seat', `The ${name} sits on the ${on} so that all of its end touches it`])
  if (sunk > 0)
    chosen.push([
      'joint',
      `Each ${name} goes ${millimetres(sunk)} further into the ${on ?? 'middle'}, so that all of its end touches it`,
    ])
  return chosen
}
