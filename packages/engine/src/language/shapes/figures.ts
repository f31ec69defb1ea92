/** The sizes of figures that only sketches have: trapezoids and half circles, with how far they are extruded. */
import { type Sizes, twice } from './sizes.ts'

export const DRAWN = {
  trapezoid: {
    says: { bottom: 'longer base', top: 'shorter base', rise: 'trapezoid height', height: 'extrusion' },
    words: {
      baseLength: ['bottom'],
      topLength: ['top'],
      height: ['rise', 'height'],
      length: ['bottom', 'height'],
      width: ['height', 'bottom'],
      depth: ['height'],
      thickness: ['height'],
      extrusion: ['height'],
      'axis x': ['bottom'],
      'axis y': ['rise'],
      'axis z': ['height'],
    },
    linear: [],
    sequence: { 3: ['bottom', 'top', 'rise'], 4: ['bottom', 'top', 'rise', 'height'] },
    needs: [
      ['bottom', 40],
      ['top', [0.6, 'bottom']],
      ['rise', [0.5, 'bottom']],
      ['height', [0.5, 'bottom']],
    ],
  },
  outline: {
    says: { x: 'length', y: 'width', height: 'extrusion' },
    words: {
      length: ['x', 'y'],
      width: ['y', 'x'],
      height: ['height'],
      depth: ['height'],
      thickness: ['height'],
      extrusion: ['height'],
      'axis x': ['x'],
      'axis y': ['y'],
      'axis z': ['height'],
    },
    linear: [],
    sequence: {},
    needs: [['height', [0.2, 'x']]],
  },
  semicircle: {
    says: { diameter: 'diameter', radius: 'radius', height: 'extrusion' },
    words: {
      diameter: ['diameter'],
      width: ['diameter'],
      length: ['diameter', 'height'],
      radius: ['radius'],
      height: ['height', 'radius'],
      depth: ['height'],
      thickness: ['height'],
      extrusion: ['height'],
      'axis z': ['height'],
    },
    linear: [twice('diameter', 'radius')],
    sequence: { 2: ['diameter', 'height'] },
    bare: 'diameter',
    needs: [
      ['diameter', 40],
      ['height', [0.5, 'diameter']],
    ],
  },
} satisfies Record<string, Sizes>
