/** What all screws share: a shank with its tip on z = 0 and a head on top of it. */
import { type Formula, type Linear, twice } from '../../../language/shapes/sizes.ts'
import { usualLength } from '../../fasteners.ts'
import type { Built, Dimension, Family, FeatureInput, Measured, Order, Portion } from '../family.ts'
import { cylinder, extent, levels } from '../measure.ts'
import { isModelled, nominal, shank, threading, threadOf, threadOn } from './thread.ts'

const length: Dimension = {
  says: 'length',
  words: 'length height depth extrusion axis-z',
  forms:
    'shank length|shaft length|screw length|bolt length|under head length|length under head|length below head',
  default: ({ need }) => ({
    value: usualLength(5 * need('nominal')),
    because: 'about five diameters is usual',
  }),
}
const overall: Dimension = {
  says: 'overall length',
  forms: 'overall length|total length|full length|overall height|total height',
}

const shankWords: Portion = {
  forms: 'shank|shaft|threaded shank|threaded section|threaded portion|threaded shaft|body|stem',
  words: {
    diameter: 'nominal',
    outerDiameter: 'nominal',
    major: 'nominal',
    length: 'length',
    height: 'length',
  },
  bare: 'nominal|length',
  sequence: { 2: ['nominal', 'length'] },
  foot: true,
}
const threadPortion: Portion = {
  forms: 'thread|threading|threaded length|threaded part|screw thread',
  words: { diameter: 'nominal', major: 'nominal', outerDiameter: 'nominal', length: 'threadLength' },
  bare: 'threadLength',
}

/** ISO 888: thread of a partly threaded bolt. */
const threadLength: Dimension = {
  says: 'thread length',
  forms: 'thread length|threaded length|length of thread',
  default: ({ need }) => {
    const whole = need('length')
    const usual = 2 * need('nominal') + 6
    return usual >= whole
      ? { value: whole, because: 'a short screw is threaded to its head' }
      : { value: usual, because: 'ISO 888 has twice the diameter and 6 mm' }
  },
}

/** A cone from the shank to the head's rim. */
const sunkHeight: Formula = {
  gives: 'headHeight',
  from: ['headDiameter', 'nominal', 'headAngle'],
  compute: (head = 0, shank = 0, angle = 90) => (head - shank) / 2 / Math.tan((angle / 2) * (Math.PI / 180)),
}
const hexCorners: Linear = [
  [1, 'acrossFlats'],
  [-Math.sqrt(3) / 2, 'acrossCorners'],
]

/** "a bolt with a countersunk head", "M4 screw, pan head". */
const HEAD_WORDS: Readonly<Record<string, string>> = {
  'hex bolt': 'hex head|hex headed|hexagonal head|hexagon head',
  'socket head cap screw':
    'socket head|cap head|cylindrical head|cylinder head|allen head|socket cap|hex socket head',
  'countersunk screw':
    'countersunk head|flat head|flathead|countersunk|csk head|countersunk headed|conical head',
  'button head screw': 'button head|round head|domed head|dome head|button headed|rounded head',
  'pan head screw': 'pan head|cheese head|pan headed',
}

interface Head {
  features: FeatureInput[]
  measures: Record<string, Measured | readonly Measured[]>
  /** Half its width. */
  reach: number
}

interface Screw {
  id: string
  forms: Family['forms']
  usual: number
  dimensions: Family['dimensions']
  portion: Portion
  options?: Family['options']
  /** The length is measured over the head, which sinks into the work. */
  sunk?: true
  /** The head, standing on the shank's end. */
  head: (order: Order, top: number) => Head
}

export function screw({ id, forms, usual, dimensions, portion, options, sunk, head }: Screw): Family {
  return {
    id,
    forms,
    dimensions: {
      nominal: nominal(usual),
      ...dimensions,
      ...(sunk ? {} : { overall }),
      length,
      threadLength,
    },
    linear: sunk
      ? []
      : [
          [
            [1, 'overall'],
            [-1, 'length'],
            [-1, 'headHeight'],
          ],
          ...('acrossCorners' in dimensions ? [hexCorners, twice('acrossCorners', 'cornerRadius')] : []),
        ],
    ...(sunk ? { formulas: [sunkHeight] } : {}),
    sequence: { 2: ['nominal', 'length'] },
    bare: 'nominal|length',
    portions: { head: portion, shank: shankWords, thread: threadPortion },
    options: { threading, ...options },
    thread: ({ majorDiameter }) => ({ nominal: majorDiameter }),
    threadLength: 'length',
    below: [
      ['nominal', 'headDiameter'],
      ['nominal', 'acrossFlats'],
      ['driveSize', 'headDiameter'],
      ['driveDepth', 'overall'],
      ...(sunk ? [['headHeight', 'length'] as const] : []),
    ],
    within: [['threadLength', 'length']],
    becomes: Object.fromEntries(Object.entries(HEAD_WORDS).filter(([other]) => other !== id)),
    outline: ['nominal', 'length', 'headHeight', 'acrossFlats', 'headDiameter'],
    build: (order) => assembled(order, head, sunk ?? false),
  }
}

function assembled(order: Order, head: Screw['head'], sunk: boolean): Built {
  const { id, need } = order
  const [diameter, total] = [need('nominal'), need('length')]
  const pitch = order.told ? 0 : (threadOf(order)?.pitch ?? 0)
  const rise = sunk ? total - need('headHeight') : total
  const top = head(order, rise)
  const high = rise + need('headHeight')
  const threaded = Math.min(need('threadLength'), rise)
  const across = Math.max(top.reach, diameter / 2)
  const modelled = isModelled(order) && threadOf(order) !== undefined
  // Of a modelled thread only its crests reach the nominal diameter.
  const round: Measured = modelled
    ? { ...levels('z', 0, high), note: `thread ${threadOf(order)?.designation}` }
    : cylinder(diameter, [diameter / 2, 0, rise / 2])
  const name = threadOf(order)?.designation ?? `${diameter} mm`
  return {
    features: [shank(id, diameter, rise, pitch), ...threadOn(order, threaded), ...top.features],
    min: [-across, -across, 0],
    max: [across, across, high],
    shape: 'round',
    measures: {
      nominal: round,
      length: sunk ? extent('z', total) : levels('z', 0, total),
      overall: extent('z', high),
      threadLength: { ...levels('z', 0, rise), note: 'the thread is cosmetic: the shank it lies on' },
      headHeight: levels('z', rise, high),
      ...top.measures,
    },
    name: `${order.called} ${name} × ${total}`,
  }
}
