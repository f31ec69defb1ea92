/**
 * Features on a planar face: not larger than it, and not off the part. A hole may break an edge, a boss may
 * overhang; refused is what has its centre (a boss or a pocket: all of itself) beyond the body's box.
 */
import { sketchBox } from '../../kernel/build/sketch/loops.ts'
import { AXIS_NAMES, apart, type Box, sizeAlong } from '../envelope/box.ts'
import { type HostFace, planarFace } from '../envelope/face.ts'
import { positionsOf } from '../envelope/positions.ts'
import { pointsOnFace, type Stage } from '../envelope.ts'
import type { FeatureOf } from '../features.ts'
import type { Point2 } from '../geometry.ts'
import type { Layout } from '../layout.ts'
import { type Contradictions, fitGate, mm, NEARLY } from './gate.ts'
import { boreOf } from './layouts.ts'

type Span = { min: Point2; max: Point2 }

const POINT: Span = { min: [0, 0], max: [0, 0] }
const SIDES = [0, 1] as const

const hostName = (face: HostFace): string => face.host?.name ?? 'the body'
const placeOf = (at: Point2): string => `[${at.map((value) => Number(value.toFixed(3))).join(', ')}]`

const bodySize = (face: HostFace): Point2 => [
  sizeAlong(face.body, face.across[0]),
  sizeAlong(face.body, face.across[1]),
]

/** The disc that the whole body is, seen from the face. */
function disc(face: HostFace): { diameter: number; centre: Point2 } | undefined {
  const { host, across, body } = face
  const diameter = host?.prism.axis === face.axis ? host.prism.diameter : undefined
  if (!host || diameter === undefined) return undefined
  const alone = across.every(
    (axis) =>
      Math.abs(host.box.min[axis] - body.min[axis]) < NEARLY &&
      Math.abs(host.box.max[axis] - body.max[axis]) < NEARLY,
  )
  const centre = across.map((axis) => (body.min[axis] + body.max[axis]) / 2) as Point2
  return alone ? { diameter, centre } : undefined
}

function beyond(face: HostFace, at: Point2, span: Span, slack: number): string | undefined {
  for (const side of SIDES) {
    const axis = face.across[side]
    const [low, high] = [face.body.min[axis], face.body.max[axis]]
    const margin = slack + NEARLY
    if (at[side] + span.max[side] < low - margin || at[side] + span.min[side] > high + margin) {
      return `which reaches from ${mm(low)} to ${mm(high)} along ${AXIS_NAMES[axis]}`
    }
  }
  const round = span === POINT ? disc(face) : undefined
  if (!round) return undefined
  const off = Math.hypot(at[0] - round.centre[0], at[1] - round.centre[1])
  return off > round.diameter / 2 + slack + NEARLY
    ? `which has a diameter of ${mm(round.diameter)}, so its rim is ${mm(round.diameter / 2)} from the centre, not ${mm(off)}`
    : undefined
}

/** The first copy that is off the part. Where the face's middle is not known, only what is off wherever it lies. */
function* offPart(stage: Stage, face: HostFace, layout: Layout, span: Span = POINT): Contradictions {
  const points = pointsOnFace(face, layout)
  for (const at of points ?? []) {
    const why = beyond(face, at, span, stage.slack)
    if (why) {
      yield `its place at ${placeOf(at)} lies off ${hostName(face)}, ${why}`
      return
    }
  }
  if (points || layout.kind === 'corners') return
  const size = bodySize(face)
  for (const at of positionsOf(layout, size) ?? []) {
    for (const side of SIDES) {
      const nearest = Math.max(0, Math.abs(at[side]) - (span.max[side] - span.min[side]))
      if (nearest > size[side] + stage.slack + NEARLY) {
        yield `its place at ${placeOf(at)} from the middle of the face lies off the body, which is ${mm(size[side])} along ${AXIS_NAMES[face.across[side]]}`
        return
      }
    }
  }
}

/** The face's own size where a copy stands on its host; a copy beside the host has the whole body's. */
function sizeUnder(face: HostFace, layout: Layout): Point2 {
  const { host, across } = face
  if (!host) return face.size
  const onHost = pointsOnFace(face, layout)?.some((at) =>
    SIDES.every((side) => at[side] >= host.box.min[across[side]] && at[side] <= host.box.max[across[side]]),
  )
  return onHost ? face.size : bodySize(face)
}

function sizeInWords(face: HostFace, side: 0 | 1, size: Point2): string {
  const own = size === face.size
  const round = own && face.host?.prism.axis === face.axis && face.host.prism.diameter !== undefined
  return `${own ? hostName(face) : 'the body'}'s ${mm(size[side])} ${round ? 'diameter' : `along ${AXIS_NAMES[face.across[side]]}`}`
}

/** One problem for the narrower direction is enough. */
function* tooWide(
  face: HostFace,
  size: Point2,
  what: (side: 0 | 1) => [string, number],
  fits: 'under' | 'upTo',
) {
  const sides = [...SIDES].sort((a, b) => size[a] - size[b])
  for (const side of sides) {
    const [words, wanted] = what(side)
    const over = fits === 'under' ? wanted > size[side] - NEARLY : wanted > size[side] + NEARLY
    if (over) {
      yield `${words} ${mm(wanted)} does not fit ${sizeInWords(face, side, size)}`
      return
    }
  }
}

/** What a figure spans along the two directions of the face. */
const spanOf = ({ min, max }: Span): Point2 => [max[0] - min[0], max[1] - min[1]]

function* hole(feature: FeatureOf<'hole'>, stage: Stage): Contradictions {
  const face = planarFace(feature.face, stage)
  const bore = boreOf(feature)
  if (!face) return
  yield* offPart(stage, face, feature.positions)
  if (bore !== undefined)
    yield* tooWide(face, sizeUnder(face, feature.positions), () => ['diameter', bore], 'under')
}

function* slot(feature: FeatureOf<'slot'>, stage: Stage): Contradictions {
  const face = planarFace(feature.face, stage)
  if (!face) return
  yield* offPart(stage, face, feature.positions)
  const size = sizeUnder(face, feature.positions)
  const angle = (feature.angleDeg * Math.PI) / 180
  const straight = feature.length - feature.width
  const span: Point2 = [
    straight * Math.abs(Math.cos(angle)) + feature.width,
    straight * Math.abs(Math.sin(angle)) + feature.width,
  ]
  yield* tooWide(
    face,
    size,
    (side) => [`a slot ${mm(feature.length)} by ${mm(feature.width)} spanning`, span[side]],
    'upTo',
  )
}

function* pocket(feature: FeatureOf<'pocket'>, stage: Stage): Contradictions {
  const face = planarFace(feature.face, stage)
  if (!face) return
  const drawn = sketchBox(feature.sketch)
  yield* offPart(stage, face, feature.positions, drawn)
  const size = sizeUnder(face, feature.positions)
  const span = spanOf(drawn)
  yield* tooWide(face, size, (side) => ['a pocket spanning', span[side]], 'upTo')
  if (SIDES.every((side) => Math.abs(span[side] - size[side]) <= NEARLY)) {
    const [only, ...others] = feature.sketch.add
    if (only?.kind === 'rectangle' && others.length === 0 && feature.sketch.cut.length === 0) {
      yield `a pocket of ${mm(span[0])} by ${mm(span[1])} takes away the whole face of ${hostName(face)}, ${mm(size[0])} by ${mm(size[1])}`
    }
  }
}

function* boss(feature: FeatureOf<'boss'>, stage: Stage): Contradictions {
  const face = planarFace(feature.face, stage)
  if (face) yield* offPart(stage, face, feature.positions, sketchBox(feature.sketch))
}

/** The least a line of text can take, in letter heights: no font is narrower. */
const WIDE_LETTER = 0.35
const WIDE_LETTERS = /[A-HK-Za-eghkm-qsu-z02-9]/g
const textWidth = ({ text, height }: FeatureOf<'text'>): number =>
  height * WIDE_LETTER * (text.match(WIDE_LETTERS)?.length ?? 0)

function* text(feature: FeatureOf<'text'>, stage: Stage): Contradictions {
  const face = planarFace(feature.face, stage)
  if (!face) return
  const place: Layout = { kind: 'points', points: [feature.at], origin: 'centre' }
  yield* offPart(stage, face, place)
  const quarter = (((feature.angleDeg % 180) + 180) % 180) / 90
  const height = (side: 0 | 1): [string, number] => {
    if (quarter !== 0 && quarter !== 1) return ['text', 0]
    return side === quarter
      ? ['text at least', textWidth(feature)]
      : ['text of letter height', feature.height]
  }
  yield* tooWide(face, sizeUnder(face, place), height, 'upTo')
}

/** A volume that is cut away, or kept in common, must meet the body. */
function* meetsBody({ feature, body, own }: Stage): Contradictions {
  if (!body || !own || own.operation === 'add' || !('operation' in feature)) return
  if (!own.boxes.every((box) => apart(box, body))) return
  const reach = ({ min, max }: Box) =>
    AXIS_NAMES.map((name, axis) => `${name} ${mm(min[axis] as number)} to ${mm(max[axis] as number)}`).join(
      ', ',
    )
  yield `it lies at ${reach(own.boxes[0] as Box)}, apart from the body at ${reach(body)}: there is nothing to ${own.operation}`
}

const onFaces = fitGate({ hole, slot, pocket, boss, text })

export function* fits(stage: Stage): Contradictions {
  yield* onFaces(stage)
  yield* meetsBody(stage)
}
