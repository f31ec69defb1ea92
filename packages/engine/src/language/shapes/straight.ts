/** The sizes of boxes, prisms, pyramids and wedges: bodies with straight sides. */
import { type Sizes, twice } from './sizes.ts'

const box: Sizes = {
  says: { x: 'length', y: 'width', z: 'height', side: 'side' },
  words: {
    length: ['x'],
    width: ['y', 'x'],
    height: ['z', 'y'],
    thickness: ['z'],
    extrusion: ['z'],
    depth: ['y', 'z'],
    side: ['side'],
    size: ['side'],
    baseLength: ['x'],
    baseWidth: ['y'],
    'axis x': ['x'],
    'axis y': ['y'],
    'axis z': ['z'],
  },
  linear: [],
  sequence: { 2: ['x', 'y'], 3: ['x', 'y', 'z'] },
  bare: 'side',
  needs: [
    ['x', 40],
    ['y', [0.6, 'x']],
    ['z', [0.5, 'y']],
  ],
}

/** Its shorter way is as wide as its round ends. */
const roundEnded: Sizes = {
  ...box,
  says: { ...box.says, endRadius: 'end radius' },
  words: { ...box.words, endRadius: ['endRadius'], radius: ['endRadius'] },
  formulas: [{ gives: 'endRadius', from: ['x', 'y'], compute: (x, y) => Math.min(x, y) / 2 }],
  needs: [
    ['x', 80],
    [
      'y',
      (get) => {
        const [radius, x] = [get('endRadius'), get('x')]
        return radius === undefined ? x && 0.25 * x : 2 * radius
      },
    ],
    ['z', [0.25, 'y']],
  ],
}

/** Told by the middles of its two ends as well, as a slot is. */
const stadium: Sizes = {
  ...roundEnded,
  says: { ...roundEnded.says, centres: 'distance between the middles of its ends' },
  words: { ...roundEnded.words, centres: ['centres'], endCentres: ['centres'] },
  formulas: [
    ...(roundEnded.formulas ?? []),
    // By its ends alone it lies along x.
    { gives: 'y', from: ['endRadius', 'centres'], compute: (radius) => 2 * radius, finds: true },
  ],
  linear: [
    [
      [1, 'x'],
      [-1, 'centres'],
      [-1, 'y'],
    ],
  ],
}

/** A big and a small round end, and the straight sides that touch both; it lies along x. */
const lever: Sizes = {
  ...box,
  says: {
    ...box.says,
    endRadius: 'radius of the big end',
    smallRadius: 'radius of the small end',
    smallDiameter: 'diameter of the small end',
    centres: 'distance between the middles of its ends',
  },
  words: {
    ...box.words,
    endRadius: ['endRadius'],
    endDiameter: ['y'],
    smallRadius: ['smallRadius'],
    smallDiameter: ['smallDiameter'],
    centres: ['centres'],
    endCentres: ['centres'],
  },
  linear: [
    [
      [1, 'x'],
      [-1, 'centres'],
      [-1, 'endRadius'],
      [-1, 'smallRadius'],
    ],
    twice('y', 'endRadius'),
    twice('smallDiameter', 'smallRadius'),
  ],
  below: [['smallRadius', 'endRadius']],
  needs: [
    ['x', undefined],
    ['y', undefined],
    ['endRadius', undefined],
    ['smallRadius', undefined],
    ['z', [0.2, 'y']],
  ],
}

/** As long and wide as what it stands on, and so wide itself all along. */
const border: Sizes = {
  ...box,
  says: { ...box.says, wall: 'width of the rim' },
  words: { ...box.words, width: ['wall'], thickness: ['wall'], wall: ['wall'], depth: [] },
  sequence: {},
  bare: 'wall',
  needs: [
    ['x', undefined],
    ['y', undefined],
    ['wall', undefined],
    ['z', undefined],
  ],
}

export const STRAIGHT = {
  box,
  stadium,
  stub: roundEnded,
  lever,
  border,
  polygon: {
    says: {
      acrossCorners: 'diameter across corners',
      acrossFlats: 'width across flats',
      side: 'side',
      circumradius: 'circumscribed radius',
      inradius: 'inscribed radius',
      height: 'height',
    },
    words: {
      acrossCorners: ['acrossCorners'],
      acrossFlats: ['acrossFlats'],
      circumradius: ['circumradius'],
      inradius: ['inradius'],
      side: ['side'],
      diameter: ['acrossCorners'],
      outerDiameter: ['acrossCorners'],
      innerDiameter: ['acrossFlats'],
      radius: ['circumradius'],
      width: ['acrossFlats'],
      extrusion: ['height'],
      height: ['height'],
      length: ['height'],
      thickness: ['height'],
      depth: ['height'],
      baseLength: ['side'],
      'axis z': ['height'],
    },
    linear: [twice('acrossCorners', 'circumradius'), twice('acrossFlats', 'inradius')],
    sequence: { 2: ['acrossFlats', 'height'] },
    bare: 'acrossFlats',
    needs: [
      ['acrossCorners', 30],
      ['height', [1, 'acrossCorners']],
    ],
  },
  pyramid: {
    says: {
      x: 'base length',
      y: 'base width',
      side: 'base side',
      acrossCorners: 'base diameter',
      z: 'height',
    },
    words: {
      side: ['side'],
      baseLength: ['x', 'side'],
      baseWidth: ['y'],
      length: ['x'],
      width: ['y', 'x'],
      depth: ['y'],
      height: ['z'],
      acrossCorners: ['acrossCorners'],
      diameter: ['acrossCorners'],
      'axis x': ['x'],
      'axis y': ['y'],
      'axis z': ['z'],
    },
    linear: [],
    sequence: { 2: ['x', 'y'], 3: ['x', 'y', 'z'] },
    bare: 'side',
    needs: [
      ['x', 40],
      ['y', [1, 'x']],
      ['z', [1, 'x']],
    ],
  },
  triangle: {
    says: { base: 'triangle base', rise: 'triangle height', side: 'triangle side', height: 'prism length' },
    words: {
      baseLength: ['base'],
      leg: ['base'],
      otherLeg: ['rise'],
      width: ['base', 'height'],
      side: ['side'],
      height: ['rise', 'height'],
      length: ['height', 'base'],
      depth: ['height'],
      thickness: ['height'],
      extrusion: ['height'],
      'axis x': ['base'],
      'axis y': ['rise'],
      'axis z': ['height'],
    },
    linear: [],
    sequence: { 2: ['base', 'rise'], 3: ['base', 'rise', 'height'] },
    bare: 'side',
    needs: [
      ['base', 30],
      ['rise', [0.866, 'base']],
      ['height', [1.5, 'base']],
    ],
  },
  ridge: {
    ...box,
    says: { x: 'length', y: 'width', z: 'height' },
    words: { ...box.words, ridgeLength: ['x'] },
    bare: 'x',
  },
  ramp: {
    ...box,
    says: { x: 'length', y: 'width', z: 'height', low: 'height of the low end' },
    // Told by its side, and then how far that is extruded.
    words: { ...box.words, leg: ['x'], otherLeg: ['z'], extrusion: ['y', 'z'], low: ['low'] },
    bare: 'x',
  },
  ellipse: {
    says: {
      majorAxis: 'major axis',
      minorAxis: 'minor axis',
      semiMajor: 'semi-major axis',
      semiMinor: 'semi-minor axis',
      height: 'height',
    },
    words: {
      majorAxis: ['majorAxis'],
      minorAxis: ['minorAxis'],
      semiMajor: ['semiMajor'],
      semiMinor: ['semiMinor'],
      length: ['majorAxis', 'height'],
      width: ['minorAxis'],
      extrusion: ['height'],
      height: ['height'],
      thickness: ['height'],
      depth: ['height'],
      'axis x': ['majorAxis'],
      'axis y': ['minorAxis'],
      'axis z': ['height'],
    },
    linear: [twice('majorAxis', 'semiMajor'), twice('minorAxis', 'semiMinor')],
    sequence: { 2: ['majorAxis', 'minorAxis'], 3: ['majorAxis', 'minorAxis', 'height'] },
    needs: [
      ['majorAxis', 40],
      ['minorAxis', [0.5, 'majorAxis']],
      ['height', [0.5, 'majorAxis']],
    ],
  },
} satisfies Record<string, Sizes>
