/** Parts of all kinds that can be built. */
import {
  blind,
  circle,
  type Document,
  disc,
  extrude,
  hole,
  onShaft,
  plate,
  points,
  rectangle,
  shaft,
  sketchOf,
  tube,
} from './plans.ts'

const corners = { positions: { kind: 'corners', inset: [10, 10] } }
const boss = (diameter: number, more: Document = {}) => ({
  kind: 'boss',
  id: 'boss',
  sketch: sketchOf(circle(diameter)),
  height: 15,
  ...more,
})

/** Features that can be built, by what they are. */
export const GOOD: Record<string, Document[]> = {
  'a plate with four corner holes': [plate, hole(6, corners)],
  'a plate with a central bore almost as wide as it': [plate, hole(59)],
  'a hole that breaks the edge with its centre still on the plate': [plate, hole(8, points([49, 0]))],
  'a blind hole that leaves half a millimetre': [plate, hole(6, blind(9.5))],
  'a drilled blind hole whose point stays inside': [plate, hole(6, blind(8, { bottom: 'drill' }))],
  'a counterbored through hole': [plate, hole(6, { counterbore: { diameter: 11, depth: 6 } })],
  'a countersunk hole': [plate, hole(5, { countersink: { diameter: 10 } })],
  'a tapped hole without a diameter': [
    plate,
    { kind: 'hole', id: 'tapped', thread: { designation: 'M6', depth: 8 }, ...blind(9) },
  ],
  'a hole in the side of a plate': [plate, hole(6, { face: { facing: '+x' }, ...blind(80) })],
  'holes placed from the part origin of an off-centre plate': [
    { ...plate, frame: { origin: [50, 30, 0] } },
    hole(6, { positions: { kind: 'points', points: [[90, 50]], origin: 'part' } }),
  ],
  'a bolt circle on a disc': [
    disc,
    hole(8, { positions: { kind: 'bolt-circle', diameter: 60, count: 6 } }),
    hole(20, { id: 'bore' }),
  ],
  'holes around a boss, though the boss carries the top face': [
    plate,
    boss(20),
    hole(6, {
      positions: {
        kind: 'points',
        points: [
          [40, 20],
          [-40, -20],
        ],
      },
    }),
    hole(25, { id: 'wide', ...points([35, 0]) }),
  ],
  'a boss wider than the shaft it stands on': [shaft, boss(60)],
  'a hole in a boss at the corner of a plate, placed from the boss': [
    plate,
    boss(20, points([40, 20])),
    hole(10, { face: { facing: '+z', feature: 'boss' }, ...blind(20) }),
  ],
  'a grid of holes with room between them': [
    plate,
    hole(5, { positions: { kind: 'grid', columns: 6, rows: 4, pitch: [15, 12] } }),
  ],
  'a slot, a slot across, and a slot open to the edge': [
    plate,
    { kind: 'slot', id: 'a', length: 60, width: 8 },
    { kind: 'slot', id: 'b', length: 40, width: 8, angleDeg: 90, ...points([30, 0]) },
    { kind: 'slot', id: 'c', length: 30, width: 6, ...points([45, 20]) },
  ],
  'a pocket that runs from side to side as a channel': [
    plate,
    { kind: 'pocket', id: 'channel', sketch: sketchOf(rectangle(100, 20)), depth: 5 },
  ],
  'a pocket with holes in its floor': [
    plate,
    { kind: 'pocket', id: 'recess', sketch: sketchOf(rectangle(80, 40)), depth: 5 },
    hole(4, { face: { facing: '+z', feature: 'recess' }, ...blind(4) }),
  ],
  'a shelled box open at the top': [
    { kind: 'box', id: 'case', size: [60, 40, 12] },
    { kind: 'shell', id: 'hollow', thickness: 10, open: [{ facing: '+z' }] },
  ],
  'a closed shell': [
    { kind: 'box', id: 'case', size: [60, 40, 30] },
    { kind: 'shell', id: 's', thickness: 3 },
  ],
  'an outward shell thicker than its body': [plate, { kind: 'shell', id: 's', thickness: 12, outward: true }],
  'rounded upright edges just within half the width': [
    { kind: 'box', id: 'block', size: [10, 20, 40] },
    { kind: 'fillet', id: 'round', edges: [{ parallelTo: '+z' }], radius: 4.9 },
  ],
  'a large upright round and then a small one on every edge left': [
    { kind: 'box', id: 'block', size: [10, 20, 4] },
    { kind: 'fillet', id: 'uprights', edges: [{ parallelTo: '+z' }], radius: 4.5 },
    { kind: 'fillet', id: 'rims', edges: [{}], radius: 1.5 },
  ],
  'one edge rounded by more than half the thickness': [
    plate,
    { kind: 'fillet', id: 'nose', edges: [{ near: [50, 0, 10] }], radius: 8 },
  ],
  'the top edges of a plate chamfered by most of its thickness': [
    plate,
    { kind: 'chamfer', id: 'top', edges: [{ face: { facing: '+z' }, loop: 'outer' }], distance: 8 },
  ],
  'a shaft with groove, keyway, thread and cross hole': [
    shaft,
    { kind: 'groove', id: 'ring', on: { kind: 'cylinder', face: onShaft, along: 90 }, width: 2, depth: 1 },
    { kind: 'keyway', id: 'key', face: onShaft, width: 6, depth: 3.5, length: 30, along: 10 },
    { kind: 'thread', id: 'm20', face: onShaft, designation: 'M20', length: 25 },
    hole(5, { face: onShaft, positions: { kind: 'around', positions: [{ angleDeg: 0, along: 50 }] } }),
  ],
  'a tube with a cross hole in one wall': [
    tube,
    hole(8, { face: onShaft, depth: { kind: 'through', reach: 'wall' } }),
    { kind: 'groove', id: 'g', on: { kind: 'cylinder', face: onShaft, along: 25 }, width: 3, depth: 4 },
  ],
  'a keyway in a bore': [
    disc,
    hole(20, { id: 'bore' }),
    { kind: 'keyway', id: 'key', face: { feature: 'bore', side: 'inner' }, width: 6, depth: 12 },
  ],
  'a linear pattern that ends on the part': [
    plate,
    hole(6, points([-40, 0])),
    {
      kind: 'pattern',
      id: 'row',
      features: ['hole-1'],
      repetition: { kind: 'linear', direction: '+x', count: 5, pitch: 20 },
    },
  ],
  'a polar pattern of a cut': [
    disc,
    { kind: 'box', id: 'notch', operation: 'cut', size: [10, 6, 20], frame: { origin: [38, 0, -5] } },
    { kind: 'pattern', id: 'notches', features: ['notch'], repetition: { kind: 'polar', count: 8 } },
  ],
  'half a turn of copies, and mirrored ribs': [
    plate,
    hole(6, points([30, 0])),
    {
      kind: 'pattern',
      id: 'half',
      features: ['hole-1'],
      repetition: { kind: 'polar', count: 3, angleDeg: 180 },
    },
    {
      kind: 'rib',
      id: 'rib',
      plane: { on: 'frame', normal: '-y', x: '+x' },
      points: [
        [0, 10],
        [30, 10],
        [0, 30],
      ],
      thickness: 4,
    },
    { kind: 'mirror', id: 'both', features: ['rib'], plane: { normal: '+x' } },
  ],
  'a bracket of two boxes': [
    { kind: 'box', id: 'base', size: [60, 40, 5] },
    { kind: 'box', id: 'wall', size: [5, 40, 50], frame: { origin: [-27.5, 0, 0] } },
    {
      kind: 'fillet',
      id: 'inside',
      edges: [{ between: ['base', 'wall'], convexity: 'concave' }],
      radius: 10,
    },
    hole(8, { face: { facing: '+z', feature: 'base' } }),
    hole(8, { id: 'hole-2', face: { facing: '-x', feature: 'wall' }, ...points([0, 15]) }),
  ],
  'a section, an outline with a hole, and a ring extruded': [
    extrude(sketchOf({ kind: 'section', shape: 'U', width: 60, height: 40, web: 4 }), 200, { id: 'channel' }),
    extrude(sketchOf({ kind: 'ring', outerDiameter: 30, innerDiameter: 20 }), 20, { id: 'collar' }),
    extrude(
      sketchOf({
        kind: 'outline',
        start: [0, 0],
        segments: [
          { kind: 'line', to: [40, 0] },
          { kind: 'arc', via: [50, 10], to: [40, 20] },
          { kind: 'line', to: [0, 20] },
        ],
        holes: [
          {
            start: [10, 8],
            segments: [
              { kind: 'line', to: [20, 8] },
              { kind: 'line', to: [15, 14] },
            ],
          },
        ],
      }),
      5,
      { id: 'tongue' },
    ),
  ],
  'triangles given in several ways': [
    extrude(sketchOf({ kind: 'triangle', a: 30, b: 40, c: 50 }), 5, { id: 'a' }),
    extrude(sketchOf({ kind: 'triangle', c: 40, height: 20 }), 5, { id: 'b' }),
    extrude(sketchOf({ kind: 'triangle', c: 40, angleADeg: 60, angleBDeg: 60 }), 5, { id: 'c' }),
  ],
  'a turned part from half a profile': [
    {
      kind: 'revolve',
      id: 'cup',
      sketch: { add: [rectangle(20, 40, { at: [10, 20] })], cut: [rectangle(14, 34, { at: [7, 23] })] },
    },
  ],
  'a sphere turned from a circle whose left half is cut away': [
    {
      kind: 'revolve',
      id: 'ball',
      sketch: { add: [circle(20)], cut: [rectangle(20, 40, { at: [-10, 0] })] },
    },
  ],
  'a bent pipe': [
    {
      kind: 'sweep',
      id: 'pipe',
      sketch: sketchOf({ kind: 'ring', outerDiameter: 20, innerDiameter: 16 }),
      path: {
        kind: 'segments',
        start: [0, 0, 0],
        segments: [
          { kind: 'line', to: [0, 0, 100] },
          { kind: 'line', to: [100, 0, 100] },
        ],
        bendRadius: 40,
      },
    },
  ],
  'a loft from a square to a circle': [
    {
      kind: 'loft',
      id: 'transition',
      sections: [
        { sketch: sketchOf(rectangle(40, 40)), plane: { on: 'frame' } },
        { sketch: sketchOf(circle(20)), plane: { on: 'frame', origin: [0, 0, 50] } },
      ],
    },
  ],
  'gear, pulley, sprocket, spring and rod': [
    {
      kind: 'gear',
      id: 'gear',
      form: 'spur',
      module: 2,
      teeth: 20,
      faceWidth: 10,
      bore: 10,
      hub: { diameter: 20, length: 8 },
    },
    { kind: 'gear', id: 'ring', form: 'internal', module: 1, teeth: 60, faceWidth: 10, rim: 75 },
    {
      kind: 'pulley',
      id: 'vee',
      groove: { kind: 'vee', depth: 8, topWidth: 10 },
      diameter: 80,
      width: 16,
      bore: 12,
    },
    { kind: 'pulley', id: 'belt', groove: { kind: 'timing', belt: 'GT2', teeth: 20 }, width: 7, bore: 5 },
    {
      kind: 'sprocket',
      id: 'chain',
      chainPitch: 12.7,
      rollerDiameter: 7.92,
      teeth: 15,
      thickness: 7,
      bore: 15,
    },
    { kind: 'spring', id: 'spring', wireDiameter: 2, outerDiameter: 20, freeLength: 50, coils: 8 },
    { kind: 'threaded-rod', id: 'rod', thread: '1/4-20 UNC', length: 50 },
  ],
  'primitives of every kind': [
    { kind: 'cone', id: 'cone', bottomDiameter: 20, height: 30 },
    { kind: 'sphere', id: 'cap', diameter: 30, part: { kind: 'cap', height: 10 } },
    { kind: 'torus', id: 'torus', ringDiameter: 40, tubeDiameter: 8 },
    { kind: 'wedge', id: 'wedge', base: [40, 20], top: [0, 20], height: 10, shift: [20, 0] },
    {
      kind: 'pyramid',
      id: 'pyramid',
      base: sketchOf({ kind: 'polygon', sides: 6, acrossFlats: 20 }),
      height: 45,
    },
    {
      kind: 'prism',
      id: 'prism',
      base: sketchOf({ kind: 'star', points: 5, outerDiameter: 30, innerDiameter: 12 }),
      height: 4,
    },
  ],
  'a tapered extrusion that stays open, and a text on it': [
    extrude(sketchOf(rectangle(60, 40)), 30, { taperDeg: 20 }),
    { kind: 'text', id: 'mark', text: 'OK 12', height: 5, depth: 0.5 },
  ],
  'cuts on faces, through all and up to a face': [
    plate,
    extrude(sketchOf(rectangle(20, 20)), 4, {
      id: 'a',
      operation: 'cut',
      plane: { on: 'face', face: { facing: '+z' } },
    }),
    extrude(sketchOf(circle(8)), 4, { id: 'b', operation: 'cut', extent: { kind: 'through-all' } }),
    { kind: 'box', id: 'c', operation: 'intersect', size: [90, 90, 90] },
    hole(5, points([40, 0])),
  ],
  'a slanted cylinder with a hole': [
    { ...shaft, frame: { normal: [1, 0, 1] } },
    hole(5, { face: { feature: 'shaft', facing: [1, 0, 1] }, ...points([3, 0]) }),
  ],
}
