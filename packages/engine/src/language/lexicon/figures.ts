/** Figures and the like: bodies only where something is drawn, cut or told of them. */
import type { Body } from './bodies.ts'

/** Flat figures that become bodies where they are drawn (see `figures.ts`); elsewhere their words only carry sizes. */
export const FIGURES: Readonly<Record<string, Body>> = {
  rectangle: { shape: 'box', prismatic: false, forms: '' },
  square: { shape: 'box', prismatic: false, forms: '', typical: { y: [1, 'x'] } },
  circle: { shape: 'round', prismatic: false, forms: '', typical: { height: [0.5, 'diameter'] } },
  triangle: { shape: 'triangle', prismatic: false, forms: '' },
  pentagon: { shape: 'polygon', prismatic: false, forms: '' },
  hexagon: { shape: 'polygon', prismatic: false, forms: '' },
  octagon: { shape: 'polygon', prismatic: false, forms: '' },
  ellipse: { shape: 'ellipse', prismatic: false, forms: '' },
  trapezoid: { shape: 'trapezoid', prismatic: false, forms: '' },
  semicircle: { shape: 'semicircle', prismatic: false, forms: '' },
  /** Told by its points. */
  outline: { shape: 'outline', prismatic: false, forms: '' },
  /** Half of its section told by its points. */
  turned: { shape: 'turned', prismatic: false, forms: '' },
  /** Told by its sections. */
  loft: { shape: 'loft', prismatic: false, forms: '' },
  /** A hole that is not round: taken away. */
  opening: { shape: 'box', prismatic: true, forms: '' },
  /** All of its body from one side to a depth. */
  slice: { shape: 'box', prismatic: false, forms: '' },
  /** A groove or slot that runs from side to side: taken away. */
  channel: { shape: 'box', prismatic: true, forms: '' },
  /** Stands: its length is how tall it is, unless that is told besides. */
  leg: {
    shape: 'box',
    prismatic: true,
    forms: '',
    typical: { x: 8, y: [1, 'x'], z: [5, 'x'] },
    words: { length: ['z', 'x'] },
  },
}
