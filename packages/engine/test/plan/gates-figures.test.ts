/** Gates bite: figures, solids and machine elements by themselves. */
import { circle, type Document, extrude, rectangle, sketchOf, tube } from './plans.ts'
import { bites, type Sabotage } from './sabotage.ts'

const gear = {
  kind: 'gear',
  id: 'gear',
  form: 'spur',
  module: 2,
  teeth: 20,
  faceWidth: 10,
  bore: 10,
  hub: { diameter: 20, length: 5 },
}
const vee = {
  kind: 'pulley',
  id: 'pulley',
  groove: { kind: 'vee', depth: 8, topWidth: 10 },
  diameter: 80,
  width: 40,
  bore: 12,
}
const spring = { kind: 'spring', id: 'spring', wireDiameter: 2, outerDiameter: 20, freeLength: 50, coils: 8 }
const drawn = (profile: Document) => extrude(sketchOf(profile), 5)
const figure = (profile: Document, fields: Document, ...says: string[]): Sabotage => ({
  features: [drawn(profile)],
  change: ['plate', { sketch: sketchOf({ ...profile, ...fields }) }],
  says,
})

const SABOTAGED: Record<string, Sabotage> = {
  'a ring whose inside is wider than its outside': figure(
    { kind: 'ring', outerDiameter: 30, innerDiameter: 20 },
    { innerDiameter: 35 },
    '35',
    '30',
  ),
  'a sector without a wall': figure(
    { kind: 'sector', diameter: 30, innerDiameter: 20, angleDeg: 90 },
    { innerDiameter: 30 },
    '30',
  ),
  'corner radii longer than the side': figure(
    rectangle(40, 20, { cornerRadius: 5 }),
    { cornerRadius: 12 },
    '12',
    '20',
  ),
  'a slot shorter than it is wide': figure(
    { kind: 'slot', length: 30, width: 10 },
    { length: 8 },
    '8 mm',
    '10 mm',
  ),
  'three sides that do not meet': figure(
    { kind: 'triangle', a: 30, b: 40, c: 50 },
    { c: 80 },
    '30',
    '40',
    '80',
  ),
  'angles of more than half a turn': figure(
    { kind: 'triangle', c: 40, angleADeg: 60, angleBDeg: 60 },
    { angleADeg: 130 },
    '190',
  ),
  'an angle that contradicts three sides': figure(
    { kind: 'triangle', a: 30, b: 40, c: 50 },
    { angleCDeg: 60 },
    '60',
    '90',
  ),
  'a triangle with too little given': figure(
    { kind: 'triangle', c: 40, height: 20 },
    { height: undefined },
    'c = 40',
  ),
  'a star inside out': figure(
    { kind: 'star', points: 5, outerDiameter: 30, innerDiameter: 12 },
    { innerDiameter: 32 },
    '32',
    '30',
  ),
  'a cross with arms wider than itself': figure(
    { kind: 'cross', width: 40, height: 40, armWidth: 10 },
    { armWidth: 45 },
    '45',
    '40',
  ),
  'a section whose walls fill it': figure(
    { kind: 'section', shape: 'U', width: 60, height: 40, web: 4 },
    { web: 31 },
    '60',
  ),
  'a polygon given two sizes': figure(
    { kind: 'polygon', sides: 6, acrossFlats: 20 },
    { side: 12 },
    '2 are given',
  ),
  'an outline hole outside its outline': figure(
    {
      kind: 'outline',
      start: [0, 0],
      segments: [
        { kind: 'line', to: [40, 0] },
        { kind: 'line', to: [0, 40] },
      ],
    },
    {
      holes: [
        {
          start: [50, 50],
          segments: [
            { kind: 'line', to: [60, 50] },
            { kind: 'line', to: [50, 60] },
          ],
        },
      ],
    },
    'hole 1',
    'inside',
  ),
  'a sketch that cuts away all it adds': {
    features: [extrude({ add: [circle(20)], cut: [circle(10)] }, 5)],
    change: ['plate', { sketch: { add: [circle(20)], cut: [circle(25)] } }],
    says: ['25 mm', '20 mm', 'nothing is left'],
  },
  'a sketch that cuts beside itself': {
    features: [extrude({ add: [circle(20)], cut: [circle(10)] }, 5)],
    change: ['plate', { sketch: { add: [circle(20)], cut: [circle(10, { at: [40, 0] })] } }],
    says: ['10 mm', 'outside'],
  },
  'a taper that closes before its end': {
    features: [extrude(sketchOf(rectangle(60, 40)), 30, { taperDeg: 20 })],
    change: ['plate', { taperDeg: 45 }],
    says: ['40 mm', '20 mm', '30 mm', '45°'],
  },
  'a revolved profile across its axis': {
    features: [{ kind: 'revolve', id: 'plate', sketch: sketchOf(rectangle(10, 20, { at: [10, 0] })) }],
    change: ['plate', { sketch: sketchOf(rectangle(10, 20, { at: [2, 0] })) }],
    says: ['3 mm', '7 mm', 'one side'],
  },
  'a tube without a wall': {
    features: [tube],
    change: ['tube', { innerDiameter: 32 }],
    says: ['32 mm', '30 mm'],
  },
  'a torus without an opening': {
    features: [{ kind: 'torus', id: 't', ringDiameter: 40, tubeDiameter: 8 }],
    change: ['t', { tubeDiameter: 44 }],
    says: ['44 mm', '40 mm'],
  },
  'a cap higher than its sphere': {
    features: [{ kind: 'sphere', id: 's', diameter: 30, part: { kind: 'cap', height: 10 } }],
    change: ['s', { part: { kind: 'cap', height: 31 } }],
    says: ['31 mm', '30 mm'],
  },
  'a gear bored through its teeth': {
    features: [gear],
    change: ['gear', { bore: 36, hub: undefined }],
    says: ['36 mm', 'root diameter of 35 mm'],
  },
  'a hub inside its bore': {
    features: [gear],
    change: ['gear', { hub: { diameter: 9, length: 5 } }],
    says: ['9 mm', '10 mm'],
  },
  'a spur gear with a helix': {
    features: [gear],
    change: ['gear', { helixAngleDeg: 15 }],
    says: ['spur', '15°'],
  },
  'a pulley bored through its groove': { features: [vee], change: ['pulley', { bore: 64 }], says: ['64 mm'] },
  'more grooves than the pulley is wide': {
    features: [vee],
    change: ['pulley', { groove: { ...vee.groove, count: 4, pitch: 12 } }],
    says: ['46 mm', '40 mm'],
  },
  'a vee deeper than its flanks': {
    features: [vee],
    change: ['pulley', { groove: { ...vee.groove, depth: 16 } }],
    says: ['16 mm', '14.5'],
  },
  'a timing pulley bored away': {
    features: [
      { kind: 'pulley', id: 'p', groove: { kind: 'timing', belt: 'GT2', teeth: 20 }, width: 7, bore: 5 },
    ],
    change: ['p', { bore: 13 }],
    says: ['13 mm', '12.732 mm'],
  },
  'a sprocket bored through its roots': {
    features: [
      {
        kind: 'sprocket',
        id: 's',
        chainPitch: 12.7,
        rollerDiameter: 7.92,
        teeth: 15,
        thickness: 7,
        bore: 15,
      },
    ],
    change: ['s', { bore: 55 }],
    says: ['55 mm', 'root diameter'],
  },
  'a spring of wire as thick as itself': {
    features: [spring],
    change: ['spring', { wireDiameter: 10, coils: 2 }],
    says: ['20 mm', '10 mm'],
  },
  'more coils than the spring is long': {
    features: [spring],
    change: ['spring', { coils: 30 }],
    says: ['60 mm', '50 mm'],
  },
}

bites(SABOTAGED)
