/** Figures that come to a point or a curve: teardrop, keyhole, arrow, half-moon of a shaft (D), heart. */
import type { Family } from '../family.ts'
import { cylinder, extent, levels, through, wall } from '../measure.ts'
import { share, usual } from '../shape.ts'
import { figureFamily, lineTo, within } from './figure.ts'

/** A circle and the two lines that touch it and meet in a point above. */
export const teardrop: Family = figureFamily({
  id: 'teardrop',
  names: 'teardrop|tear drop|water drop|raindrop',
  large: 'length',
  dimensions: {
    diameter: {
      says: 'diameter of the round end',
      words: 'diameter width outerDiameter axis-x',
      forms: 'round end diameter|circle diameter|bulb diameter',
      default: usual(30, 'it is a handy size'),
    },
    radius: { says: 'radius of the round end', words: 'radius', forms: 'round end radius' },
    length: {
      says: 'overall length',
      words: 'length height axis-y size',
      forms: 'overall length|total length|overall height|total height',
      default: share(1.6, 'diameter', 'it looks like a drop'),
    },
    tip: {
      says: 'distance from the centre to the point',
      forms: 'distance from the center to the tip|center to tip|center to point|tip distance',
    },
  },
  draw: ({ need }) => {
    const [r, tip] = [need('radius'), need('tip')]
    // Where the lines touch the circle, seen from its centre.
    const [x, y] = [r * Math.sqrt(1 - (r / tip) ** 2), (r * r) / tip]
    return {
      start: [0, tip],
      segments: [
        { kind: 'line', to: [-x, y] },
        { kind: 'arc', via: [0, -r], to: [x, y] },
      ],
    }
  },
  measures: ({ need }, box) => {
    const [d, length] = [need('diameter'), need('length')]
    const round = cylinder(d, within([0, -d / 2], box))
    return {
      diameter: round,
      radius: through(round, `diameter ${d}`),
      length: extent('y', length),
      tip: through(extent('y', length), `overall ${length} mm`),
    }
  },
  more: {
    linear: [
      [
        [1, 'diameter'],
        [-2, 'radius'],
      ],
      [
        [1, 'length'],
        [-1, 'radius'],
        [-1, 'tip'],
      ],
    ],
    below: [['radius', 'tip']],
    sequence: { 2: ['diameter', 'length'], 3: ['diameter', 'length', 'thickness'] },
    bare: 'length',
    portions: {
      circle: {
        forms: 'round end|circle|bulb|round part|circular end|rounded end',
        words: { diameter: 'diameter', radius: 'radius' },
        bare: 'diameter',
      },
      tip: { forms: 'tip|point|pointed end', words: { length: 'tip' } },
    },
  },
})

/** A shaft with a triangular head, pointing along x. */
export const arrow: Family = figureFamily({
  id: 'arrow',
  names: 'arrow|arrow sign|directional arrow',
  large: 'headWidth',
  dimensions: {
    length: {
      says: 'overall length',
      words: 'length axis-x size',
      forms: 'overall length|total length',
    },
    headWidth: {
      says: 'width of the head',
      words: 'width axis-y',
      forms: 'head width|arrowhead width|overall width|base|base width',
      default: ({ get }) => ({
        value: get('shaftWidth') !== undefined ? 2 * (get('shaftWidth') ?? 0) : 40,
        because: 'a head is about twice as wide as its shaft',
      }),
    },
    headLength: {
      says: 'length of the head',
      forms: 'head length|head height|arrowhead length|arrowhead height',
      default: share(0.75, 'headWidth', 'it looks like an arrow'),
    },
    shaftWidth: {
      says: 'width of the shaft',
      forms: 'shaft width|stem width|tail width|body width',
      default: share(0.5, 'headWidth', 'half as wide as the head'),
    },
    shaftLength: {
      says: 'length of the shaft',
      forms: 'shaft length|stem length|tail length',
      default: share(1.5, 'headLength', 'it looks like an arrow'),
    },
  },
  draw: ({ need }) => {
    const [shaft, head] = [need('shaftLength'), need('headLength')]
    const [w, h] = [need('shaftWidth') / 2, need('headWidth') / 2]
    const left = -(shaft + head) / 2
    return {
      start: [left, -w],
      segments: lineTo(
        [left + shaft, -w],
        [left + shaft, -h],
        [left + shaft + head, 0],
        [left + shaft, h],
        [left + shaft, w],
        [left, w],
      ),
    }
  },
  measures: ({ need }, box) => {
    const [shaft, head, w] = [need('shaftLength'), need('headLength'), need('shaftWidth')]
    const left = -(shaft + head) / 2
    return {
      length: extent('x', shaft + head),
      headWidth: extent('y', need('headWidth')),
      headLength: levels('x', left + shaft, left + shaft + head),
      shaftLength: levels('x', left, left + shaft),
      shaftWidth: wall(w, within([left + 0.1 * shaft, 0], box), '+y'),
    }
  },
  more: {
    linear: [
      [
        [1, 'length'],
        [-1, 'shaftLength'],
        [-1, 'headLength'],
      ],
    ],
    below: [['shaftWidth', 'headWidth']],
    sequence: { 2: ['length', 'headWidth'], 3: ['length', 'headWidth', 'thickness'] },
    bare: 'length',
    agrees: 'xy triangular rectangular',
    portions: {
      head: {
        forms: 'head|arrowhead|arrow head|triangular head|tip|point|triangle',
        words: {
          width: 'headWidth',
          baseLength: 'headWidth',
          length: 'headLength',
          height: 'headLength',
        },
        sequence: { 2: ['headWidth', 'headLength'] },
      },
      shaft: {
        forms: 'shaft|stem|tail|arrow shaft|body|rectangle|rectangular shaft',
        words: { width: 'shaftWidth', height: 'shaftWidth', length: 'shaftLength' },
        sequence: { 2: ['shaftLength', 'shaftWidth'] },
      },
    },
    idle: 'attached|attached to|at the end of|on the end of|at one end|end',
  },
})

/** A circle with a straight-sided stem that reaches down from its centre. */
export const keyhole: Family = figureFamily({
  id: 'keyhole',
  names: 'keyhole|key hole',
  large: 'diameter',
  dimensions: {
    diameter: {
      says: 'diameter of the circle',
      words: 'diameter outerDiameter',
      forms: 'circle diameter|head diameter',
      default: usual(40, 'it is a handy size'),
    },
    radius: { says: 'radius of the circle', words: 'radius' },
    stem: {
      says: 'width of the stem',
      words: 'width',
      forms: 'stem width|slot width|leg width|neck width',
      default: share(0.4, 'diameter', 'it looks like a keyhole'),
    },
    reach: {
      says: 'length of the stem from the centre',
      words: 'length',
      forms: 'stem length|slot length|leg length',
    },
    length: {
      says: 'overall length',
      words: 'height size',
      forms: 'overall length|total length|overall height|total height',
      default: share(1.75, 'diameter', 'it looks like a keyhole'),
    },
  },
  draw: ({ need }) => {
    const [r, w, reach] = [need('radius'), need('stem') / 2, need('reach')]
    const y = -Math.sqrt(r * r - w * w)
    return {
      start: [-w, -reach],
      segments: [...lineTo([w, -reach], [w, y]), { kind: 'arc', via: [0, r], to: [-w, y] }],
    }
  },
  measures: ({ need }, box) => {
    const [d, length, reach] = [need('diameter'), need('length'), need('reach')]
    const round = cylinder(d, within([0, d / 2], box))
    return {
      diameter: round,
      radius: through(round, `diameter ${d}`),
      stem: wall(need('stem'), within([0, -reach + 0.05 * (reach - d / 2)], box), '+x'),
      reach: through(extent('y', length), `overall ${length} mm`),
      length: extent('y', length),
    }
  },
  more: {
    linear: [
      [
        [1, 'diameter'],
        [-2, 'radius'],
      ],
      [
        [1, 'length'],
        [-1, 'reach'],
        [-1, 'radius'],
      ],
    ],
    below: [
      ['stem', 'diameter'],
      ['radius', 'reach'],
    ],
    bare: 'length',
    portions: {
      circle: {
        forms: 'circle|head|round part|round end|circular part',
        words: { diameter: 'diameter', radius: 'radius' },
        bare: 'diameter',
      },
      stem: {
        forms: 'stem|slot|leg|rectangle|neck|rectangular part',
        words: { width: 'stem', length: 'reach' },
      },
    },
  },
})

/** A round section with one flat: across it is narrower than its diameter. */
export const dSection: Family = figureFamily({
  id: 'D-section',
  names: 'd section',
  nouns: [
    [
      'd shaft|d shaped shaft|d cut shaft|d profile shaft|d shaped rod|d shaped bar|d shaped peg|d shaped pin|d rod|d bar|d section bar|d shaped plug|d shaped disc|d shaped washer|d shaped knob',
    ],
  ],
  large: 'diameter',
  long: true,
  dimensions: {
    diameter: {
      says: 'diameter',
      words: 'diameter outerDiameter',
      default: usual(10, 'it is a handy size'),
    },
    radius: { says: 'radius', words: 'radius' },
    across: {
      says: 'size across the flat',
      words: 'width',
      forms:
        'flat to opposite side|from the flat to the opposite side|flat to the opposite side|from flat to opposite side|from the flat to the round side|from the flat to the far side|across the flat|flat to round|from the flat side to the round side|from flat to round|distance across the flat|height across the flat|over the flat|d height',
      default: share(0.9, 'diameter', 'a flat of a tenth of the diameter is usual'),
    },
    depth: {
      says: 'depth of the flat',
      forms: 'flat depth|cut depth|deep flat|depth of the flat|depth of flat|depth of cut',
    },
    offset: {
      says: 'distance of the flat from the axis',
      forms:
        'from the center to the flat|from the centre to the flat|from the axis to the flat|from the center axis|from the axis|from the center|from center|from the centre|from the center of the shaft|from the central axis|from the centerline|from its axis',
    },
  },
  draw: ({ need }) => {
    const [r, y] = [need('radius'), need('offset')]
    const x = Math.sqrt(r * r - y * y)
    return { start: [-x, y], segments: [{ kind: 'arc', via: [0, -r], to: [x, y] }] }
  },
  measures: ({ need }, box) => {
    const [d, across] = [need('diameter'), need('across')]
    const round = cylinder(d, within([0, -d / 2], box))
    return {
      diameter: round,
      radius: through(round, `diameter ${d}`),
      across: extent('y', across),
      depth: through(extent('y', across), `${across} mm across the flat`),
      offset: through(extent('y', across), `${across} mm across the flat`),
    }
  },
  more: {
    linear: [
      [
        [1, 'diameter'],
        [-2, 'radius'],
      ],
      [
        [1, 'across'],
        [-1, 'radius'],
        [-1, 'offset'],
      ],
      [
        [1, 'diameter'],
        [-1, 'across'],
        [-1, 'depth'],
      ],
    ],
    below: [['across', 'diameter']],
    agrees: 'circular xy',
    bare: 'diameter',
    portions: {
      flat: {
        forms: 'flat|flat side|flat face|flat cut|flat edge',
        words: { depth: 'depth' },
      },
    },
  },
})

export const POINTED: readonly Family[] = [teardrop, arrow, keyhole, dSection]
