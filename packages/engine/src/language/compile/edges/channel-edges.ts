/** "the two long top edges of the slot", "the bottom edges of the groove": of what was cut all along a body. */
import { EngineError } from '../../../errors.ts'
import type { AxisName, Point3, SignedAxis } from '../../../plan/geometry.ts'
import type { Entity } from '../../entity.ts'
import { opposite } from '../../lexicon/sides.ts'
import { quote } from '../../sizes/sizes.ts'
import { along, type Stand } from '../faces/stand.ts'
import { type Chosen, middle } from './edge-sets.ts'

const AXES: readonly AxisName[] = ['x', 'y', 'z']
const FACES: readonly SignedAxis[] = ['+z', '-z', '+y', '-y', '+x', '-x']
const NEAR = 1e-6

/** The channels that were made of such a cut. */
export const channelsOf = ({ host }: Entity, stands: readonly Stand[]): Stand[] =>
  host?.kind === 'feature'
    ? stands.filter(({ entity }) => entity.cut && entity.item === host.item && entity.kind === 'solid')
    : []

const endOf = (stand: Stand, face: SignedAxis): number =>
  along(face[0] === '+' ? stand.max : stand.min, face[1] as AxisName)

interface Course {
  /** The side it is open to, and the way it runs. */
  mouth: SignedAxis
  runs: AxisName
}

/** Open at both ends and to one side. */
function courseOf(channel: Stand, body: Stand): Course | undefined {
  const open = FACES.filter((face) => {
    const [own, side] = [endOf(channel, face), endOf(body, face)]
    return face[0] === '+' ? own > side - NEAR : own < side + NEAR
  })
  const runs = AXES.filter((axis) => open.filter((face) => face[1] === axis).length === 2)
  const mouths = open.filter((face) => face[1] !== runs[0])
  const [mouth] = mouths
  return runs.length === 1 && runs[0] && mouth && mouths.length === 1 ? { mouth, runs: runs[0] } : undefined
}

const SAID: ReadonlySet<string> = new Set([
  'edge',
  'long',
  'both',
  'all',
  'each',
  'outer',
  'inner',
  'axis x',
  'axis y',
])

function ofChannel(channel: Stand, body: Stand, words: ReadonlySet<string>): Chosen | undefined {
  const course = courseOf(channel, body)
  if (!course) return undefined
  const { mouth, runs } = course
  const sides = [...words].filter((word) => /^[+-][xyz]$/u.test(word))
  const floor = sides.length === 1 && sides[0] === opposite(mouth)
  // "the inside corners at the bottom of the slot" run along it as its edges there do.
  const known = [...words].every(
    (word) => SAID.has(word) || sides.includes(word) || (floor && word === 'corner'),
  )
  const other = words.has('axis x') || words.has('axis y') ? !words.has(`axis ${runs}`) : false
  if (!known || other || (sides.length > 0 && sides[0] !== mouth && !floor) || sides.length > 1)
    return undefined
  const across = AXES.find((axis) => axis !== runs && axis !== mouth[1]) as AxisName
  const near = middle(channel).map((value, index) => {
    if (AXES[index] === across) return channel.max[index]
    if (AXES[index] !== mouth[1]) return value
    return endOf(channel, floor ? opposite(mouth) : mouth)
  }) as Point3
  const level = endOf(body, mouth) * (mouth[0] === '+' ? 1 : -1)
  const face = floor
    ? { facing: mouth, feature: channel.id, pick: 'outermost' as const }
    : { facing: mouth, at: level, pick: 'all' as const }
  return {
    edges: [{ feature: channel.id, parallelTo: `+${runs}` as const, face }],
    near,
    count: 2,
    says: `${floor ? 'bottom' : 'upper'} edges of the ${channel.entity.item.text}`,
  }
}

export function channelEdges(
  entity: Entity,
  body: Stand,
  stands: readonly Stand[],
  words: ReadonlySet<string>,
): Chosen[] {
  return channelsOf(entity, stands).map((channel) => {
    const chosen = ofChannel(channel, body, words)
    if (chosen) return chosen
    throw new EngineError(
      'prompt_too_ambiguous',
      `I cannot tell which edges of ${quote(channel.entity.item.text)} are meant. Name them, such as “the two top edges of the slot”.`,
    )
  })
}
