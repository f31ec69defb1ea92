/** The sizes of holes, slots, pockets and worked edges, in the same form as those of bodies. */
import { type Sizes, twice } from './sizes.ts'

export type FeatureKind =
  | 'hole'
  | 'counterbore'
  | 'countersink'
  | 'slot'
  | 'pocket'
  | 'ledge'
  | 'groove'
  | 'flat'
  | 'edge cutout'
  | 'removal'
  | 'keyway'
  | 'honeycomb'
  | 'text'
  | 'fillet'
  | 'chamfer'

const FEATURES: Readonly<Record<FeatureKind, Sizes>> = {
  hole: {
    says: { diameter: 'hole diameter', radius: 'hole radius', depth: 'hole depth' },
    words: {
      diameter: ['diameter'],
      outerDiameter: ['diameter'],
      innerDiameter: ['diameter'],
      size: ['diameter'],
      width: ['diameter'],
      radius: ['radius'],
      depth: ['depth'],
      height: ['depth'],
      length: ['depth'],
    },
    linear: [twice('diameter', 'radius')],
    sequence: { 1: ['diameter'], 2: ['diameter', 'depth'] },
    bare: 'diameter',
    needs: [['diameter', undefined]],
  },
  counterbore: {
    says: { diameter: 'counterbore diameter', radius: 'counterbore radius', depth: 'counterbore depth' },
    words: {
      diameter: ['diameter'],
      width: ['diameter'],
      radius: ['radius'],
      depth: ['depth'],
      height: ['depth'],
    },
    linear: [twice('diameter', 'radius')],
    sequence: { 1: ['diameter'], 2: ['diameter', 'depth'] },
    bare: 'diameter',
    needs: [
      ['diameter', undefined],
      ['depth', undefined],
    ],
  },
  countersink: {
    says: {
      diameter: 'countersink diameter',
      radius: 'countersink radius',
      angle: 'countersink angle',
      depth: 'countersink depth',
    },
    words: {
      diameter: ['diameter'],
      topDiameter: ['diameter'],
      width: ['diameter'],
      radius: ['radius'],
      angle: ['angle'],
      depth: ['depth'],
    },
    linear: [twice('diameter', 'radius')],
    sequence: { 2: ['diameter', 'angle'] },
    bare: 'diameter',
    needs: [
      ['diameter', undefined],
      ['angle', 90],
    ],
  },
  slot: {
    says: {
      length: 'slot length',
      width: 'slot width',
      radius: 'slot end radius',
      centres: 'distance between the slot centres',
      depth: 'slot depth',
      endCentre: 'middle of the round end from the mouth of the slot',
      endReach: 'middle of the round end from the middle of the body',
    },
    words: {
      length: ['length'],
      width: ['width'],
      diameter: ['width'],
      radius: ['radius'],
      centres: ['centres'],
      depth: ['depth'],
      endCentre: ['endCentre'],
      endReach: ['endReach'],
      'axis x': ['length'],
      'axis y': ['width'],
    },
    linear: [
      twice('width', 'radius'),
      [
        [1, 'length'],
        [-1, 'centres'],
        [-1, 'width'],
      ],
    ],
    sequence: { 2: ['length', 'width'], 3: ['length', 'width', 'depth'] },
    bare: 'width',
    needs: [
      ['width', [0.4, 'length']],
      ['length', [2.5, 'width']],
    ],
  },
  pocket: {
    says: {
      x: 'pocket length',
      y: 'pocket width',
      side: 'pocket side',
      diameter: 'pocket diameter',
      depth: 'pocket depth',
    },
    words: {
      length: ['x'],
      width: ['y', 'x'],
      height: ['y', 'depth'],
      depth: ['depth'],
      side: ['side'],
      diameter: ['diameter'],
      'axis x': ['x'],
      'axis y': ['y'],
      'axis z': ['depth'],
    },
    linear: [],
    sequence: { 2: ['x', 'y'], 3: ['x', 'y', 'depth'] },
    bare: 'side',
    needs: [],
  },
  keyway: {
    says: {
      width: 'keyway width',
      depth: 'keyway depth',
      length: 'keyway length',
      floorRadius: 'keyway floor from the axis',
      floorAcross: 'keyway floor to the wall across',
    },
    words: {
      width: ['width'],
      depth: ['depth'],
      height: ['depth'],
      length: ['length'],
      'axis y': ['width'],
      'axis x': ['depth'],
      floorRadius: ['floorRadius'],
      floorAcross: ['floorAcross'],
    },
    linear: [],
    sequence: { 2: ['width', 'depth'], 3: ['width', 'depth', 'length'] },
    bare: 'width',
    needs: [
      ['width', undefined],
      ['depth', [0.5, 'width']],
    ],
  },
  groove: {
    says: {
      width: 'groove width',
      bottom: 'width of the groove at its bottom',
      depth: 'groove depth',
      length: 'groove length',
      angle: 'groove angle',
      radius: 'groove radius',
      diameter: 'groove diameter',
      inner: 'inner diameter of the groove',
      outer: 'outer diameter of the groove',
      innerRadius: 'inner radius of the groove',
      outerRadius: 'outer radius of the groove',
    },
    words: {
      width: ['width'],
      topLength: ['width'],
      baseLength: ['bottom'],
      depth: ['depth'],
      height: ['depth'],
      length: ['length'],
      angle: ['angle'],
      radius: ['radius'],
      diameter: ['diameter'],
      innerDiameter: ['inner'],
      outerDiameter: ['outer'],
      innerRadius: ['innerRadius'],
      outerRadius: ['outerRadius'],
      ringDiameter: ['diameter'],
      'axis x': ['along x'],
      'axis y': ['along y'],
      'axis z': ['along z'],
    },
    linear: [twice('diameter', 'radius'), twice('inner', 'innerRadius'), twice('outer', 'outerRadius')],
    sequence: { 2: ['width', 'depth'], 3: ['length', 'width', 'depth'] },
    bare: 'width',
    needs: [],
  },
  'edge cutout': {
    says: {
      diameter: 'cutout diameter',
      radius: 'cutout radius',
      width: 'cutout width',
      height: 'cutout height',
      depth: 'cutout depth',
    },
    words: {
      diameter: ['diameter'],
      radius: ['radius'],
      width: ['width'],
      length: ['width'],
      topLength: ['width'],
      bottomLength: ['width'],
      base: ['width'],
      side: ['width'],
      height: ['height'],
      depth: ['depth'],
    },
    linear: [twice('diameter', 'radius')],
    sequence: { 2: ['width', 'height'] },
    needs: [],
  },
  // What it measures was told with it.
  removal: { says: {}, words: {}, linear: [], sequence: {}, needs: [] },
  flat: {
    says: {
      length: 'flat length',
      depth: 'flat depth',
      width: 'flat width',
      across: 'across the flats',
      opposite: 'flat to the opposite side',
      axisDistance: 'flat to the axis',
      rest: 'length left round',
    },
    words: {
      length: ['length'],
      height: ['length'],
      depth: ['depth'],
      width: ['width'],
      acrossFlats: ['across'],
      opposite: ['opposite'],
      axisDistance: ['axisDistance'],
      rest: ['rest'],
    },
    linear: [],
    sequence: {},
    needs: [],
  },
  ledge: {
    says: { width: 'width of the step', depth: 'depth of the step' },
    words: {
      width: ['width'],
      thickness: ['width'],
      depth: ['depth'],
      height: ['depth'],
      // Of a step at one side, which is as long as that side anyway.
      length: ['width'],
      'axis x': ['width'],
      'axis y': ['width'],
      'axis z': ['depth'],
    },
    linear: [],
    sequence: { 2: ['width', 'depth'] },
    bare: 'width',
    needs: [
      ['width', undefined],
      ['depth', undefined],
    ],
  },
  honeycomb: {
    says: { cell: 'width of a cell across its flats', wall: 'web between the cells' },
    words: {
      cell: ['cell'],
      size: ['cell'],
      width: ['cell'],
      acrossFlats: ['cell'],
      diameter: ['cell'],
      wall: ['wall'],
      thickness: ['wall'],
    },
    linear: [],
    sequence: { 2: ['cell', 'wall'] },
    bare: 'cell',
    needs: [],
  },
  text: {
    says: { height: 'height of the letters', depth: 'depth of the letters' },
    words: { height: ['height'], size: ['height'], depth: ['depth'], thickness: ['depth'] },
    linear: [],
    sequence: {},
    bare: 'height',
    needs: [],
  },
  fillet: {
    says: { radius: 'fillet radius', diameter: 'fillet diameter' },
    words: { radius: ['radius'], size: ['radius'], diameter: ['diameter'], setback: ['radius'] },
    linear: [twice('diameter', 'radius')],
    sequence: {},
    bare: 'radius',
    needs: [['radius', undefined]],
  },
  chamfer: {
    says: { distance: 'chamfer', angle: 'chamfer angle' },
    words: {
      setback: ['distance'],
      side: ['distance'],
      leg: ['distance'],
      size: ['distance'],
      length: ['distance'],
      width: ['distance'],
      depth: ['distance'],
      height: ['distance'],
      angle: ['angle'],
    },
    linear: [],
    sequence: { 2: ['distance', 'angle'] },
    bare: 'distance',
    needs: [
      ['distance', undefined],
      ['angle', 45],
    ],
  },
}

/** What is round has a diameter, as a hole has. */
const ROUND_POCKET: Sizes = {
  ...FEATURES.hole,
  says: { diameter: 'pocket diameter', radius: 'pocket radius', depth: 'pocket depth' },
}

export const featureSizes = (kind: FeatureKind, round = false): Sizes =>
  round && kind === 'pocket' ? ROUND_POCKET : FEATURES[kind]
export const isFeatureKind = (concept: string): concept is FeatureKind => concept in FEATURES
