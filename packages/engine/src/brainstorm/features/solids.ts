/** Solids and machine elements in words: the noun and its sizes. */
import type { Feature, FeatureOf } from '../../plan/features.ts'
import type { Sketch } from '../../plan/profile.ts'
import { counted, degrees, diameter, length, mm, sizes, withArticle } from '../wording.ts'
import { sketchWords } from './profiles.ts'

export type SolidKind = Extract<Feature, { operation: unknown }>['kind']

interface Noun {
  noun: string
  sizes: string
}

/** Flatter than this, a block is called a plate. */
const PLATE_BELOW = 0.3

function block({ size }: FeatureOf<'box'>): Noun {
  const [thin = 0, middle = 0, long = 0] = size.toSorted((a, b) => a - b)
  if (long - thin < 1e-9) return { noun: 'cube', sizes: `of ${mm(long)}` }
  const noun = thin < PLATE_BELOW * middle ? 'plate' : 'rectangular block'
  return { noun, sizes: sizes(size) }
}

function gear(g: FeatureOf<'gear'>): Noun {
  const noun = {
    spur: 'spur gear',
    helical: 'helical gear',
    internal: 'internal ring gear',
    rack: 'gear rack',
  }[g.form]
  const pitch = (g.module * g.teeth) / Math.cos((g.helixAngleDeg * Math.PI) / 180)
  return {
    noun,
    sizes: [
      `module ${mm(g.module)}, ${g.teeth} teeth`,
      g.form !== 'rack' && `pitch circle ${diameter(pitch)}`,
      `face width ${mm(g.faceWidth)}`,
      `pressure angle ${degrees(g.pressureAngleDeg)}`,
      g.helixAngleDeg > 0 && `helix ${degrees(g.helixAngleDeg)} ${g.hand}-hand`,
      ...boreAndHub(g),
    ]
      .filter((part) => part !== false)
      .join(', '),
  }
}

const boreAndHub = ({ bore, hub }: Pick<FeatureOf<'gear'>, 'bore' | 'hub'>): string[] => [
  ...(bore === undefined ? [] : [`bore ${diameter(bore)}`]),
  ...(hub === undefined ? [] : [`hub ${diameter(hub.diameter)} × ${mm(hub.length)}`]),
]

function pulley(p: FeatureOf<'pulley'>): Noun {
  const { groove } = p
  const noun = {
    vee: 'V-belt pulley',
    round: 'rope pulley',
    flat: 'flat-belt pulley',
    timing: 'timing pulley',
  }
  const details = {
    vee: () =>
      groove.kind === 'vee'
        ? `${counted(groove.count, 'groove')} of ${degrees(groove.angleDeg)}, ${mm(groove.topWidth)} wide, ${mm(groove.depth)} deep`
        : '',
    round: () => (groove.kind === 'round' ? `groove R ${mm(groove.radius)}` : ''),
    flat: () => (groove.kind === 'flat' && groove.crown > 0 ? `crowned by ${mm(groove.crown)}` : ''),
    timing: () => (groove.kind === 'timing' ? `${groove.belt}, ${groove.teeth} teeth` : ''),
  }[groove.kind]()
  return {
    noun: noun[groove.kind],
    sizes: [
      p.diameter === undefined ? '' : diameter(p.diameter),
      details,
      `${mm(p.width)} wide`,
      ...boreAndHub(p),
    ]
      .filter((part) => part !== '')
      .join(', '),
  }
}

const spring = (s: FeatureOf<'spring'>): Noun => ({
  noun: `${s.form} spring`,
  sizes: [
    `wire ${diameter(s.wireDiameter)}`,
    `outer ${diameter(s.outerDiameter)}`,
    `free length ${mm(s.freeLength)}`,
    `${length(s.coils)} coils${s.form === 'compression' ? ` with ${s.ends === 'ground' ? 'closed and ground' : s.ends} ends` : ''}`,
    `${s.hand}-hand`,
  ].join(', '),
})

const drawn = (sketch: Sketch): string => sketchWords(sketch)

function extrude({ sketch, extent, taperDeg, twistDeg }: FeatureOf<'extrude'>): Noun {
  const far = {
    length: () => (extent.kind === 'length' ? mm(extent.length) : ''),
    between: () => (extent.kind === 'between' ? mm(Math.abs(extent.to - extent.from)) : ''),
    'to-face': () => 'up to a face',
    'through-all': () => 'through all',
  }[extent.kind]()
  return {
    noun: 'extrusion',
    sizes: [
      `of ${withArticle(drawn(sketch))}, ${far}${/^\d/.test(far) ? ' long' : ''}`,
      taperDeg !== 0 && `tapered by ${degrees(Math.abs(taperDeg))}`,
      twistDeg !== 0 && `twisted by ${degrees(twistDeg)}`,
    ]
      .filter((part) => part !== false)
      .join(', '),
  }
}

const SPHERES = { whole: 'sphere', hemisphere: 'hemisphere', cap: 'spherical cap' } as const

export const SOLIDS: { [K in SolidKind]: (feature: FeatureOf<K>) => Noun } = {
  box: block,
  cylinder: (c) =>
    c.innerDiameter === undefined
      ? { noun: 'cylinder', sizes: `${diameter(c.diameter)} × ${mm(c.height)}` }
      : {
          noun: 'tube',
          sizes: `${diameter(c.diameter)} outside, ${diameter(c.innerDiameter)} inside, ${mm(c.height)} long (wall ${mm((c.diameter - c.innerDiameter) / 2)})`,
        },
  cone: (c) =>
    c.topDiameter === 0 || c.bottomDiameter === 0
      ? {
          noun: 'cone',
          sizes: `${diameter(Math.max(c.bottomDiameter, c.topDiameter))}, ${mm(c.height)} high`,
        }
      : {
          noun: 'frustum',
          sizes: `${diameter(c.bottomDiameter)} to ${diameter(c.topDiameter)}, ${mm(c.height)} high`,
        },
  sphere: (s) => ({
    noun: SPHERES[s.part.kind],
    sizes: `${diameter(s.diameter)}${s.part.kind === 'cap' ? `, ${mm(s.part.height)} high` : ''}`,
  }),
  torus: (t) => ({
    noun: 'torus',
    sizes: `of ring ${diameter(t.ringDiameter)}, tube ${diameter(t.tubeDiameter)}`,
  }),
  wedge: (w) => ({
    noun: 'wedge',
    sizes: `on a base of ${sizes(w.base)}, ${mm(w.height)} high, top ${sizes(w.top)}`,
  }),
  pyramid: (p) => ({ noun: 'pyramid', sizes: `over ${withArticle(drawn(p.base))}, ${mm(p.height)} high` }),
  prism: (p) => ({ noun: 'prism', sizes: `over ${withArticle(drawn(p.base))}, ${mm(p.height)} high` }),
  extrude,
  revolve: (r) => ({
    noun: 'revolved body',
    sizes: `from ${withArticle(drawn(r.sketch))}${r.angleDeg < 360 ? `, over ${degrees(r.angleDeg)}` : ''}`,
  }),
  loft: (l) => ({
    noun: 'lofted body',
    sizes: `from ${[...l.sections.map(({ sketch }) => withArticle(drawn(sketch))), ...(l.apex ? ['a point'] : [])].join(' to ')}`,
  }),
  sweep: (s) => ({
    noun: 'swept body',
    sizes: `of ${withArticle(drawn(s.sketch))} along ${s.path.kind === 'helix' ? `a helix ${diameter(s.path.diameter)}, pitch ${mm(s.path.pitch)}, ${mm(s.path.height)} high` : `a path of ${counted(s.path.segments.length, 'segment')}`}`,
  }),
  gear,
  pulley,
  sprocket: (s) => ({
    noun: 'chain sprocket',
    sizes: [
      `${s.teeth} teeth`,
      `chain pitch ${mm(s.chainPitch)}`,
      `roller ${diameter(s.rollerDiameter)}`,
      `${mm(s.thickness)} thick`,
      ...boreAndHub(s),
    ].join(', '),
  }),
  spring,
  'threaded-rod': (r) => ({
    noun: 'threaded rod',
    sizes: `${r.thread} × ${mm(r.length)}, ${r.hand}-hand, ${r.modelled ? 'thread modelled' : 'thread cosmetic'}`,
  }),
}

export const isSolid = (feature: Feature): feature is FeatureOf<SolidKind> => feature.kind in SOLIDS

export const nounOf = (feature: FeatureOf<SolidKind>): Noun =>
  (SOLIDS[feature.kind] as (feature: FeatureOf<SolidKind>) => Noun)(feature)
