/** A planetary stage: a sun, planets around it, a ring around them, and the carrier that holds the planets. */
import { EngineError } from '../../../errors.ts'
import type { Point3 } from '../../../plan/geometry.ts'
import type { Chosen, Family, InstanceInput, Measured, Order, Wanted } from '../family.ts'
import {
  faceWidth,
  form,
  gearFeature,
  helix,
  module,
  pitchDiameter,
  soundBore,
  teeth,
  turnAround,
  turnBeside,
} from './mesh.ts'

/** Room for the planets to turn on their axles and over the carrier. */
const AXLE_PLAY = 0.2
const OVER_CARRIER = 0.5

/** Sun teeth for which the planets can stand evenly, nearest to what is wanted. */
function sunFor(ring: number, planets: number, wanted: number): number {
  const fits = (sun: number): boolean => (ring - sun) % 2 === 0 && (sun + ring) % planets === 0
  for (let off = 0; off < wanted; off++)
    for (const sun of [wanted + off, wanted - off]) if (sun >= 8 && fits(sun)) return sun
  return wanted
}

function usualSun({ get, need }: Wanted): Chosen {
  const ring = get('ringTeeth')
  if (ring === undefined) return { value: 18, because: 'fewer than 17 would be undercut' }
  return {
    value: sunFor(ring, need('planets'), Math.max(12, Math.round(ring / 3))),
    because: 'about a third of the ring leaves room for the planets',
  }
}

/** Planets as large as the sun, or a tooth or two off, so that the planets stand evenly. */
function usualPlanet({ need }: Wanted): Chosen {
  const [sun, count] = [need('sunTeeth'), need('planets')]
  const off = [0, 1, -1, 2, -2, 3, -3].find((each) => (2 * sun + 2 * (sun + each)) % count === 0) ?? 0
  return { value: sun + off, because: 'planets as large as the sun make a stage of about four to one' }
}

function assertRuns(sun: number, planet: number, ring: number, planets: number): void {
  const refuse = (message: string): never => {
    throw new EngineError('geometry_validation_failed', message)
  }
  if ((sun + ring) % planets !== 0)
    refuse(
      `${planets} planets cannot stand evenly between a sun of ${sun} and a ring of ${ring} teeth: ${sun} + ${ring} teeth must be a multiple of ${planets}.`,
    )
  if ((sun + planet) * Math.sin(Math.PI / planets) <= planet + 2)
    refuse(
      `${planets} planets of ${planet} teeth around a sun of ${sun} teeth would touch each other. Take fewer.`,
    )
}

const on = (part: string, diameter: number, z: number, value: number): Measured => ({
  measure: { kind: 'tooth-count', part, centre: [0, 0, z], axis: '+z', diameter },
  value,
})

function built(order: Order): ReturnType<Family['build']> {
  const { need } = order
  const [sun, planet, ring, planets] = ['sunTeeth', 'planetTeeth', 'ringTeeth', 'planets'].map((name) =>
    Math.round(need(name)),
  ) as [number, number, number, number]
  assertRuns(sun, planet, ring, planets)
  const [width, thickness, axle, bore] = [
    need('faceWidth'),
    need('carrierThickness'),
    need('axleDiameter'),
    need('bore'),
  ]
  const away = (pitchDiameter(order, sun) + pitchDiameter(order, planet)) / 2
  const level = thickness + OVER_CARRIER
  const rim = need('ringDiameter')
  const carrier = 2 * away + 3 * axle
  const stations = Array.from({ length: planets }, (_, index) => (360 * index) / planets)
  const at = (angle: number, z: number): [number, number, number] => [
    away * Math.cos((angle * Math.PI) / 180),
    away * Math.sin((angle * Math.PI) / 180),
    z,
  ]
  const turn = (angle: number): number => turnBeside(angle, sun, planet)
  const placed = (
    id: string,
    part: string,
    translate: [number, number, number],
    angleDeg = 0,
  ): InstanceInput => ({
    id,
    part,
    placement: { kind: 'coordinates', translate, ...(angleDeg ? { rotate: { axis: '+z', angleDeg } } : {}) },
  })
  // Seen on the carrier, whose axles are as far apart as the teeth ask for.
  const [first, second] = [at(0, thickness + width / 2), at(360 / planets, thickness + width / 2)]
  const between = 2 * away * Math.sin(Math.PI / planets)
  const inward = (from: Point3, to: Point3): Point3 =>
    from.map((value, k) => value + ((to[k] as number) - value) * (axle / 2 / between)) as Point3
  const spacing: Measured = {
    measure: {
      kind: 'distance',
      part: 'carrier',
      between: [inward(first, second), inward(second, first)],
    },
    value: between - axle,
    note: 'in the distance between the axles',
  }
  return {
    features: [],
    parts: [
      {
        id: 'sun',
        name: `Sun gear, ${sun} teeth`,
        colour: '#d9a441',
        features: [gearFeature(order, 'sun', sun, 'driver', { bore })],
      },
      {
        id: 'planet',
        name: `Planet gear, ${planet} teeth`,
        colour: '#4f81bd',
        features: [gearFeature(order, 'planet', planet, 'driven', { bore: axle + AXLE_PLAY })],
      },
      {
        id: 'ring',
        name: `Ring gear, ${ring} teeth`,
        colour: '#8a9099',
        features: [gearFeature(order, 'ring', ring, 'ring', { rim })],
      },
      {
        id: 'carrier',
        name: 'Carrier',
        colour: '#a34a3a',
        features: [
          { kind: 'cylinder', id: 'carrier', diameter: carrier, height: thickness },
          ...stations.map((angle, index) => ({
            kind: 'cylinder' as const,
            id: `axle-${index + 1}`,
            diameter: axle,
            height: OVER_CARRIER + width,
            frame: { origin: at(angle, thickness) },
          })),
          { kind: 'hole', id: 'carrier-bore', diameter: bore, face: { facing: '-z' } },
        ],
      },
    ],
    instances: [
      placed('sun', 'sun', [0, 0, level]),
      ...stations.map((angle, index) =>
        placed(`planet-${index + 1}`, 'planet', at(angle, level), turn(angle)),
      ),
      placed('ring', 'ring', [0, 0, level], turnAround(turn(0), planet, ring)),
      placed('carrier', 'carrier', [0, 0, 0]),
    ],
    relations: [],
    min: [-rim / 2, -rim / 2, 0],
    max: [rim / 2, rim / 2, level + width],
    shape: 'round',
    bore,
    measures: {
      sunTeeth: on('sun', pitchDiameter(order, sun), width / 2, sun),
      planetTeeth: on('planet', pitchDiameter(order, planet), width / 2, planet),
      ringTeeth: on('ring', pitchDiameter(order, ring), width / 2, ring),
      planets: { measure: { kind: 'instance-count', part: 'planet' }, value: planets },
      module: spacing,
      helix: spacing,
      faceWidth: { measure: { kind: 'extent', part: 'ring', axis: 'z' }, value: width },
      bore: {
        measure: { kind: 'hole-diameter', part: 'sun', near: [0, 0, width / 2], axis: '+z' },
        value: bore,
      },
      ringDiameter: { measure: { kind: 'extent', part: 'ring', axis: 'x' }, value: rim },
      carrierThickness: {
        measure: { kind: 'levels', part: 'carrier', axis: 'z', from: 0, to: thickness },
        value: thickness,
      },
      axleDiameter: {
        measure: {
          kind: 'cylinder-diameter',
          part: 'carrier',
          near: at(0, thickness + width / 2),
          axis: '+z',
        },
        value: axle,
      },
    },
    name: `Planetary stage ${sun}/${planet}/${ring}, module ${need('module')}`,
  }
}

export const planetaryStage: Family = {
  id: 'planetary stage',
  forms: [
    [
      'planetary stage|planetary gear stage|planetary gear set|planetary gearset|planetary set|planetary gearbox|planetary gear box|planetary gear train|planetary gear|planetary gears|planetary gear system|planetary gear assembly|planetary gear reducer|planetary reducer|planetary drive|planetary transmission|planetary reduction|planet gear set|epicyclic gear|epicyclic gearing|epicyclic gear set|epicyclic gear train|epicyclic stage|epicyclic gearbox|sun and planet gear',
    ],
  ],
  asIs: 'meshing|meshing with|meshing around|in mesh with|in mesh|mesh|mesh with|engaging|linking|connecting|joining|carrying|orbiting|around it|assembly|rotating|inside the ring|between them',
  options: { form },
  dimensions: {
    planets: {
      says: 'number of planets',
      forms: 'planet',
      unit: 'count',
      default: () => ({ value: 3, because: 'three planets share the load evenly' }),
    },
    teeth,
    helix,
    module,
    sunTeeth: {
      says: 'number of sun teeth',
      forms: 'sun tooth|sun teeth|sun gear teeth',
      unit: 'count',
      default: usualSun,
    },
    planetTeeth: {
      says: 'number of planet teeth',
      forms: 'planet tooth|planet teeth|planet gear teeth',
      unit: 'count',
      default: usualPlanet,
    },
    ringTeeth: {
      says: 'number of ring teeth',
      forms: 'ring tooth|ring teeth|ring gear teeth',
      unit: 'count',
    },
    faceWidth,
    bore: {
      says: 'bore of the sun',
      forms: 'bore|bore diameter|sun bore|shaft diameter|input shaft diameter',
      default: soundBore('sunTeeth'),
    },
    axleDiameter: {
      says: 'axle diameter',
      forms: 'axle diameter|pin diameter|planet pin diameter|planet bore',
      default: soundBore('planetTeeth'),
    },
    ringDiameter: {
      says: 'outside diameter of the ring',
      words: 'diameter outerDiameter',
      forms: 'ring diameter|ring outer diameter|ring od',
      default: (wanted) => ({
        value: Math.ceil(pitchDiameter(wanted, wanted.need('ringTeeth')) + 7.5 * wanted.need('module')),
        because: 'a wall of two and a half modules behind the teeth is stiff enough',
      }),
    },
    carrierThickness: {
      says: 'carrier thickness',
      forms: 'carrier thickness|carrier plate thickness',
      default: ({ need }) => ({
        value: Math.max(2, Math.round(0.4 * need('faceWidth'))),
        because: 'four tenths of the face width hold the axles upright',
      }),
    },
  },
  linear: [
    [
      [1, 'ringTeeth'],
      [-1, 'sunTeeth'],
      [-2, 'planetTeeth'],
    ],
  ],
  bare: 'ringDiameter',
  portions: {
    sun: {
      forms: 'sun|sun gear|central gear|center gear|centre gear|sun wheel|sun pinion|central sun gear',
      words: { teeth: 'sunTeeth', bore: 'bore', innerDiameter: 'bore' },
      bare: 'bore',
    },
    planet: {
      forms: 'planet|planet gear|planet wheel|satellite|satellite gear|planet pinion|planetary wheel',
      words: { teeth: 'planetTeeth', bore: 'axleDiameter' },
      count: 'planets',
    },
    ring: {
      forms:
        'ring|ring gear|internal ring gear|internal gear|annulus|annulus gear|outer ring|outer ring gear|internal ring|outer gear',
      words: {
        teeth: 'ringTeeth',
        diameter: 'ringDiameter',
        outerDiameter: 'ringDiameter',
        width: 'faceWidth',
      },
      bare: 'ringDiameter',
    },
    carrier: {
      forms:
        'carrier|carrier plate|planet carrier|planet carrier plate|carrier disc|carrier disk|carrier arm|arm',
      words: { thickness: 'carrierThickness', height: 'carrierThickness' },
      bare: 'carrierThickness',
    },
    axle: {
      forms: 'axle|planet axle|planet pin|axle pin|pin|planet shaft',
      words: { diameter: 'axleDiameter' },
      bare: 'axleDiameter',
      count: 'planets',
    },
  },
  build: built,
}
