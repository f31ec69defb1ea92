/** Holders for circuit boards: a base with two rails, each with a groove that the board slides into, standing on edge or lying. */
import { handy, usual } from '../choose.ts'
import type { Family } from '../family.ts'
import { extent, levels } from '../measure.ts'
import { block } from '../shape.ts'

/** Play of a board in its grooves, and how far they reach over it. */
const PLAY = 0.2
const GRIP = 2

export const pcbHolder: Family = {
  id: 'PCB holder',
  forms: [
    [
      'pcb holder|pcb fixture|circuit board holder|pcb soldering fixture|pcb test fixture|soldering fixture|soldering jig|pcb jig|pcb stand|pcb soldering jig|circuit board fixture|board holder|pcb vise|pcb clamp|pcb support|test fixture for holding pcb|fixture for holding pcb|test fixture for pcb|fixture for pcb|jig for holding pcb|holder for pcb|test fixture for holding circuit board|fixture for holding circuit board',
    ],
  ],
  agrees: 'rectangular',
  dimensions: {
    boardWidth: {
      says: 'board width',
      forms: 'board width|pcb width',
      default: usual(100, 'half a Eurocard is so wide'),
    },
    boardThickness: {
      says: 'board thickness',
      forms: 'board thickness|pcb thickness',
      default: usual(1.6, 'boards are so thick'),
    },
    depth: {
      says: 'depth',
      words: 'depth axis-y',
      forms: 'rail length|board length|pcb length',
      default: ({ need }) => ({
        value: handy(0.8 * need('boardWidth')),
        because: 'it carries a Eurocard board',
      }),
    },
    rail: {
      says: 'rail width',
      forms: 'rail width|rail thickness',
      default: ({ need }) => ({
        value: handy(Math.max(6, 0.08 * need('boardWidth'))),
        because: 'it holds the groove',
      }),
    },
    height: {
      says: 'height',
      words: 'height axis-z',
      forms: 'rail height|overall height',
      default: ({ need }) => ({
        value: handy(Math.max(20, 0.25 * need('boardWidth'))),
        because: 'the leads clear the base',
      }),
    },
    base: {
      says: 'base thickness',
      words: 'thickness',
      forms: 'base thickness|floor thickness|plate thickness',
      default: ({ need }) => ({
        value: handy(Math.max(3, 0.05 * need('boardWidth'))),
        because: 'it stays flat',
      }),
    },
    width: { says: 'width', words: 'width length axis-x', forms: 'overall width|overall length' },
  },
  linear: [
    [
      [1, 'width'],
      [-1, 'boardWidth'],
      [-2, 'rail'],
    ],
  ],
  bare: 'boardWidth',
  sequence: { 3: ['width', 'depth', 'height'] },
  below: [['base', 'height']],
  portions: {
    board: {
      forms: 'board|pcb|circuit board|printed circuit board',
      words: { width: 'boardWidth', length: 'depth', thickness: 'boardThickness' },
      sequence: { 2: ['boardWidth', 'depth'], 3: ['boardWidth', 'depth', 'boardThickness'] },
      bare: 'boardWidth',
      plural: true,
    },
    rail: {
      forms: 'rail|side rail|arm',
      words: { width: 'rail', height: 'height', length: 'depth' },
      bare: 'rail',
      plural: true,
    },
    base: { forms: 'base|base plate|floor', words: { thickness: 'base' }, bare: 'base' },
  },
  build: ({ id, need, called }) => {
    const [board, thick, d, rail, h, base] = [
      need('boardWidth'),
      need('boardThickness'),
      need('depth'),
      need('rail'),
      need('height'),
      need('base'),
    ]
    const w = board + 2 * rail
    const inner = w / 2 - rail
    const slot = Math.min(GRIP, 0.4 * rail)
    const [low, high] = [h - 3 * thick - PLAY, h - 2 * thick]
    // The groove is closed at the back, so that the board stops there.
    const stop = d / 2 - Math.min(3, 0.1 * d)
    return {
      features: [
        block(id, [-w / 2, -d / 2, 0], [w / 2, d / 2, base]),
        block(`${id}-left`, [-w / 2, -d / 2, 0], [-inner + slot, d / 2, h]),
        block(`${id}-right`, [inner - slot, -d / 2, 0], [w / 2, d / 2, h]),
        block(`${id}-groove`, [-inner, -d / 2, low], [inner, stop, high], 'cut'),
      ],
      min: [-w / 2, -d / 2, 0],
      max: [w / 2, d / 2, h],
      chose: [
        `The board slides from the front into grooves ${slot} mm deep, with ${PLAY} mm of play, up to a stop`,
      ],
      measures: {
        boardWidth: levels('x', -inner, inner),
        boardThickness: {
          ...levels('z', low, high),
          note: `a groove of ${Number((high - low).toFixed(3))} mm`,
        },
        depth: extent('y', d),
        rail: levels('x', inner, w / 2),
        height: extent('z', h),
        base: levels('z', 0, base),
        width: extent('x', w),
      },
      name: `${called} for ${board} mm boards`,
    }
  },
}
