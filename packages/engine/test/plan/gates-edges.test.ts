/** Gates bite: broken edges, walls, repetitions, paths and frames. */
import { circle, disc, extrude, hole, plate, points, rectangle, sketchOf, tube } from './plans.ts'
import { bites, type Sabotage } from './sabotage.ts'

const block = { kind: 'box', id: 'block', size: [10, 20, 40] }
const fillet = { kind: 'fillet', id: 'round', edges: [{ parallelTo: '+z' }], radius: 3 }
const allEdges = { kind: 'fillet', id: 'round', edges: [{}], radius: 1 }
const shell = { kind: 'shell', id: 'shell', thickness: 2, open: [{ facing: '+z' }] }
const row = {
  kind: 'pattern',
  id: 'row',
  features: ['hole-1'],
  repetition: { kind: 'linear', direction: '+x', count: 4, pitch: 20 },
}
const pipe = {
  kind: 'sweep',
  id: 'pipe',
  sketch: sketchOf(circle(20)),
  path: {
    kind: 'segments',
    start: [0, 0, 0],
    segments: [
      { kind: 'line', to: [0, 0, 100] },
      { kind: 'line', to: [100, 0, 100] },
    ],
    bendRadius: 40,
  },
}

const SABOTAGED: Record<string, Sabotage> = {
  'upright edges rounded beyond half the width': {
    features: [block, fillet],
    change: ['round', { radius: 6 }],
    says: ['fillet radius 6 mm', 'needs 12 mm between the edges', 'block is 10 mm along x'],
  },
  'every edge of a thin plate rounded beyond half its thickness': {
    features: [{ kind: 'box', id: 'plate', size: [60, 40, 4] }, allEdges],
    change: ['round', { radius: 3 }],
    says: ['fillet radius 3 mm', '6 mm', '4 mm along z'],
  },
  'the same on an extruded rectangle with a hole in it': {
    features: [extrude(sketchOf(rectangle(60, 40)), 4), hole(5), allEdges],
    change: ['round', { radius: 3 }],
    says: ['fillet radius 3 mm', '6 mm', '4 mm along z'],
  },
  'the top edges of a narrow block rounded': {
    features: [block, { ...fillet, edges: [{ face: { facing: '+z' } }] }],
    change: ['round', { radius: 5.5 }],
    says: ['11 mm', '10 mm along x'],
  },
  'one side rounded by more than the thickness': {
    features: [plate, { ...fillet, edges: [{ at: { axis: 'x', value: 50 }, face: { facing: '+z' } }] }],
    change: ['round', { radius: 12 }],
    says: ['12 mm', '10 mm along z'],
  },
  'both rims of a low cylinder rounded': {
    features: [disc, allEdges],
    change: ['round', { radius: 6 }],
    says: ['12 mm', 'disc is 10 mm high'],
  },
  'the rims of a thin tube rounded': {
    features: [tube, allEdges],
    change: ['round', { radius: 3 }],
    says: ['6 mm', 'wall of tube is 5 mm'],
  },
  'every edge of a thin hexagon rounded': {
    features: [extrude(sketchOf({ kind: 'polygon', sides: 6, acrossFlats: 20 }), 4), allEdges],
    change: ['round', { radius: 2.5 }],
    says: ['5 mm', '4 mm high'],
  },
  'a chamfer beyond half the thickness': {
    features: [plate, { kind: 'chamfer', id: 'break', edges: [{}], distance: 1 }],
    change: ['break', { distance: 6 }],
    says: ['chamfer 6 mm', '12 mm', '10 mm along z'],
  },
  'walls thicker than half the body': {
    features: [plate, shell],
    change: ['shell', { thickness: 6, open: [] }],
    says: ['wall 6 mm twice is 12 mm', '10 mm along z'],
  },
  'a floor thicker than the body': {
    features: [plate, shell],
    change: ['shell', { thickness: 11 }],
    says: ['11 mm', '10 mm'],
  },
  'a row that leaves the plate': {
    features: [plate, hole(6, points([-40, 0])), row],
    change: ['row', { repetition: { ...row.repetition, count: 8 } }],
    says: ['copy 6 of hole-1', '60', '50 mm'],
  },
  'a row whose copies overlap': {
    features: [plate, hole(6, points([-40, 0])), row],
    change: ['row', { repetition: { ...row.repetition, pitch: 5 } }],
    says: ['5 mm', '6 mm'],
  },
  'a row longer than a body whose face is uncertain': {
    features: [plate, hole(6, { face: { facing: '+z', near: [0, 0, 10] } }), row],
    change: ['row', { repetition: { ...row.repetition, count: 9 } }],
    says: ['160 mm', '100 mm along x'],
  },
  'copies that lie on each other': {
    features: [disc, hole(6, points([30, 0])), { ...row, repetition: { kind: 'polar', count: 4 } }],
    change: ['row', { repetition: { kind: 'polar', count: 4, angleDeg: 0 } }],
    says: ['4 copies', '0°'],
  },
  'a pattern of far too many': {
    features: [plate, hole(6, points([-40, 0])), row],
    change: [
      'row',
      { repetition: { kind: 'grid', directions: ['+x', '+y'], counts: [200, 200], pitches: [1, 1] } },
    ],
    says: ['200 by 200', '10000'],
  },
  'a mirror of nothing': {
    features: [plate, hole(6), { kind: 'mirror', id: 'm', plane: { normal: '+x' }, features: ['hole-1'] }],
    change: ['m', { features: [] }],
    says: ['no feature'],
  },
  'bends without room': {
    features: [pipe],
    change: ['pipe', { path: { ...pipe.path, bendRadius: 120 } }],
    says: ['120 mm', '100 mm long'],
  },
  'a pipe thicker than its bend': {
    features: [pipe],
    change: ['pipe', { path: { ...pipe.path, bendRadius: 8 } }],
    says: ['10 mm', '8 mm'],
  },
  'a helix that runs into itself': {
    features: [{ ...pipe, path: { kind: 'helix', diameter: 80, pitch: 30, height: 90 } }],
    change: ['pipe', { path: { kind: 'helix', diameter: 80, pitch: 15, height: 90 } }],
    says: ['20 mm', '15 mm'],
  },
  'a direction without length': {
    features: [plate],
    change: ['plate', { frame: { normal: [0, 0, 0] } }],
    says: ['normal', '[0,0,0]'],
  },
  'a pattern without a direction': {
    features: [plate, hole(6, points([-40, 0])), row],
    change: ['row', { repetition: { ...row.repetition, direction: [0, 0, 0] } }],
    says: ['direction', '[0,0,0]'],
  },
  'a frame whose x is its normal': {
    features: [plate],
    change: ['plate', { frame: { normal: '+z', x: '-z' } }],
    says: ['-z', '+z'],
  },
  'an extrusion from a level to itself': {
    features: [extrude(sketchOf(circle(10)), 5)],
    change: ['plate', { extent: { kind: 'between', from: 3, to: 3 } }],
    says: ['3 mm'],
  },
  'a rib whose points lie in a line': {
    features: [
      plate,
      {
        kind: 'rib',
        id: 'rib',
        plane: { on: 'frame', normal: '-y' },
        points: [
          [0, 0],
          [10, 0],
          [0, 10],
        ],
        thickness: 3,
      },
    ],
    change: [
      'rib',
      {
        points: [
          [0, 0],
          [10, 10],
          [20, 20],
        ],
      },
    ],
    says: ['3 points', 'no area'],
  },
}

bites(SABOTAGED)
