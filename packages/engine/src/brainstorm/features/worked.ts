/** Features that work on a body, in words. */
import { parseThread } from '../../library/threads.ts'
import type { Depth, Feature, FeatureOf } from '../../plan/features.ts'
import type { Sketch } from '../../plan/profile.ts'
import { toVector } from '../../plan/vector.ts'
import { along, degrees, diameter, length, mm, sizes, withArticle } from '../wording.ts'
import { type Described, one } from './described.ts'
import { faceWords, placed } from './places.ts'
import { sketchWords } from './profiles.ts'
import type { SolidKind } from './solids.ts'

export type WorkedKind = Exclude<Feature['kind'], SolidKind>

const join = (parts: readonly (string | false | undefined)[]): string =>
  parts.filter((part) => part !== false && part !== undefined && part !== '').join(', ')

const deep = (depth: Depth): string => (depth.kind === 'through' ? '' : `${mm(depth.depth)} deep`)

/** Drills and taps: the callout of ISO 6410 in words. */
function hole(h: FeatureOf<'hole'>): Described {
  const { count, where } = placed(h.positions, h.face, 'in')
  const thread = h.thread && parseThread(h.thread.designation)
  const reach = h.depth.kind === 'through' ? 'through' : 'blind'
  const noun = thread ? `${reach} tapped hole` : `${reach} hole`
  const drill = h.diameter ?? thread?.tapDrill
  return {
    count,
    singular: noun,
    plural: `${noun}s`,
    sizes: join([
      thread ? thread.designation : drill !== undefined && diameter(drill),
      thread && !h.thread?.modelled && drill !== undefined && `drill ${diameter(drill)}`,
      deep(h.depth),
      h.thread?.depth !== undefined && `thread ${mm(h.thread.depth)} deep`,
      h.counterbore && `counterbored ${diameter(h.counterbore.diameter)} × ${mm(h.counterbore.depth)}`,
      h.countersink &&
        `countersunk ${diameter(h.countersink.diameter)} at ${degrees(h.countersink.angleDeg)}`,
      h.label,
    ]),
    where,
  }
}

function slot(s: FeatureOf<'slot'>): Described {
  const { count, where } = placed(s.positions, s.face, 'in')
  const noun = s.depth.kind === 'through' ? 'through slot' : 'slot'
  return {
    count,
    singular: noun,
    plural: `${noun}s`,
    sizes: join([
      sizes([s.length, s.width]),
      deep(s.depth),
      s.counterbore && `counterbored ${mm(s.counterbore.width)} wide × ${mm(s.counterbore.depth)}`,
    ]),
    where,
  }
}

/** "round boss ⌀50 mm", "rectangular pocket 60 × 30 mm", else the outline in full. */
function outlined(noun: string, sketch: Sketch): { noun: string; sizes: string } {
  const words = sketchWords(sketch)
  const only = sketch.add.length === 1 && sketch.cut.length === 0 ? sketch.add[0]?.kind : undefined
  if (only === 'circle') return { noun: `round ${noun}`, sizes: words.replace(/^circle /, '') }
  if (only === 'rectangle')
    return words.startsWith('square')
      ? { noun: `square ${noun}`, sizes: words.replace(/^square /, '') }
      : { noun: `rectangular ${noun}`, sizes: words.replace(/^rectangle /, '') }
  return { noun, sizes: `of ${withArticle(words)}` }
}

function pad(kind: 'pocket' | 'boss', f: FeatureOf<'pocket'> | FeatureOf<'boss'>): Described {
  const { count, where } = placed(f.positions, f.face, kind === 'pocket' ? 'in' : 'on')
  const { noun, sizes: outline } = outlined(kind, f.sketch)
  const reach = f.kind === 'pocket' ? `${mm(f.depth)} deep` : `${mm(f.height)} high`
  return {
    count,
    singular: noun,
    plural: kind === 'boss' ? `${noun}es` : `${noun}s`,
    sizes: join([outline, reach, f.taperDeg > 0 && `tapered by ${degrees(f.taperDeg)}`]),
    where,
  }
}

function groove(g: FeatureOf<'groove'>): Described {
  const { on } = g
  const noun = { cylinder: 'turned groove', ring: 'ring groove', plane: 'straight groove' }[on.kind]
  const shape = { square: '', round: 'round ', vee: 'V-shaped ' }[g.shape]
  return one(
    `${shape}${noun}`,
    join([
      `${sizes([g.width, g.depth])} (width × depth)`,
      on.kind === 'ring' && `on ${diameter(on.diameter)}`,
    ]),
    on.kind === 'cylinder' ? `${mm(on.along)} along the axis` : undefined,
  )
}

/** What the edges of a fillet or chamfer are, where the plan says it in a word. */
function edgesWords(selectors: FeatureOf<'fillet'>['edges']): string | undefined {
  const [only] = selectors
  if (!only || selectors.length > 1) return undefined
  if (Object.keys(only).length === 0) return 'all round'
  if (only.parallelTo !== undefined) return along(toVector(only.parallelTo))
  if (only.between) return `between ${only.between[0]} and ${only.between[1]}`
  const face =
    only.face && typeof only.face.facing === 'string' ? (faceWords(only.face) ?? 'the top face') : ''
  return face === '' ? undefined : `around ${face}`
}

/** The plan says which edges, not how many they are. */
const edged = (noun: string, size: string, edges: FeatureOf<'fillet'>['edges']): Described => ({
  ...one(noun, size, edgesWords(edges)),
  plural: `sets of ${noun}`,
})

function chamfer(c: FeatureOf<'chamfer'>): Described {
  const size = c.second ? `${length(c.distance)} × ${mm(c.second.distance)}` : `${mm(c.distance)} × 45°`
  return edged('chamfered edges', size, c.edges)
}

function shell(s: FeatureOf<'shell'>): Described {
  const open = s.open.map((face) => faceWords(face) ?? 'the top face')
  return one(
    'hollow body',
    `with walls of ${mm(s.thickness)}${s.outward ? ' added outside' : ''}`,
    open.length === 0 ? 'closed all round' : `open at ${open.join(' and ')}`,
  )
}

const WORKED: { [K in WorkedKind]: (feature: FeatureOf<K>) => Described } = {
  hole,
  slot,
  pocket: (p) => pad('pocket', p),
  boss: (b) => pad('boss', b),
  rib: (r) => one(r.points.length === 3 ? 'gusset' : 'rib', `${mm(r.thickness)} thick`),
  groove,
  keyway: (k) =>
    one(
      'keyway',
      join([
        `${sizes([k.width, k.depth])} (width × depth)`,
        k.length === undefined ? 'from end to end' : `${mm(k.length)} long`,
        `${k.ends} ends`,
      ]),
    ),
  thread: (t) =>
    one(
      'external thread',
      join([
        t.designation,
        t.length !== undefined && `${mm(t.length)} long`,
        `${t.hand}-hand`,
        t.modelled ? 'modelled' : 'cosmetic',
      ]),
    ),
  fillet: (f) => edged('rounded edges', `R ${mm(f.radius)}`, f.edges),
  chamfer,
  shell,
  draft: (d) =>
    one(
      'draft',
      `of ${degrees(Math.abs(d.angleDeg))} on ${d.faces.length === 1 ? 'one selection of faces' : `${d.faces.length} selections of faces`}`,
    ),
  mirror: (m) =>
    one(m.keep ? 'body and its mirror image' : 'mirror image', `mirrored ${along(toVector(m.plane.normal))}`),
  pattern: (p) => one('pattern', `of ${p.features.join(', ')}`),
  text: (t) =>
    one(
      t.raised ? 'raised text' : 'engraved text',
      `“${t.text}”, ${mm(t.height)} high, ${mm(t.depth)} ${t.raised ? 'raised' : 'deep'}`,
      faceWords(t.face) && `on ${faceWords(t.face)}`,
    ),
}

export const workedWords = (feature: FeatureOf<WorkedKind>): Described =>
  (WORKED[feature.kind] as (feature: FeatureOf<WorkedKind>) => Described)(feature)
