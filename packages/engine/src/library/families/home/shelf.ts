/** Shelves: a board on two brackets, or a case with boards. */
import type { Family } from '../family.ts'
import { extent, wall } from '../measure.ts'
import { block, share, standing, usual } from '../shape.ts'

export const bookshelf: Family = {
  id: 'bookshelf',
  forms: [
    [
      'bookshelf|bookcase|book shelf|book case|shelving unit|shelf unit|shelves unit|open shelf unit|storage rack|shelf|shelving',
    ],
  ],
  dimensions: {
    boards: {
      says: 'number of shelves',
      forms: 'tier|level',
      unit: 'count',
      default: usual(4, 'three rooms for folders and one for large books'),
    },
    width: {
      says: 'width',
      words: 'width length axis-x',
      default: usual(800, 'boards of this length do not sag'),
    },
    depth: {
      says: 'depth',
      words: 'depth axis-y',
      default: share(0.375, 'width', 'folders are 300 mm deep'),
    },
    height: {
      says: 'height',
      words: 'height axis-z',
      default: ({ need }) => ({ value: 350 * need('boards') + 18, because: 'folders need 330 mm' }),
    },
    thickness: {
      says: 'board thickness',
      words: 'thickness wall',
      forms: 'board thickness|shelf thickness|panel thickness',
      default: share(0.0225, 'width', 'boards of this thickness do not sag'),
    },
  },
  sequence: { 2: ['width', 'height'], 3: ['width', 'depth', 'height'] },
  bare: 'height',
  portions: {
    board: {
      forms: 'shelf board|board|shelves|compartment',
      words: { thickness: 'thickness' },
      bare: 'thickness',
      count: 'boards',
    },
    side: { forms: 'side panel|side', words: { thickness: 'thickness' } },
    back: { forms: 'back panel|back', words: {} },
  },
  build: ({ id, need, has }) => {
    const [w, d, h, t] = [need('width'), need('depth'), need('height'), need('thickness')]
    const n = Math.round(need('boards'))
    // The lowest board is the floor, the top closes the case: n rooms.
    const step = (h - t) / n
    return {
      features: [
        block(id, [-w / 2, -d / 2, 0], [-w / 2 + t, d / 2, h]),
        ...Array.from({ length: n + 1 }, (_, index) =>
          block(
            `${id}-board-${index + 1}`,
            [-w / 2 + t, -d / 2, index * step],
            [w / 2 - t, d / 2, index * step + t],
          ),
        ),
        block(`${id}-side`, [w / 2 - t, -d / 2, 0], [w / 2, d / 2, h]),
        ...(has('back')
          ? [block(`${id}-back`, [-w / 2 + t, d / 2 - t / 3, t], [w / 2 - t, d / 2, h - t])]
          : []),
      ],
      ...standing(w, d, h),
      measures: {
        width: extent('x', w),
        depth: extent('y', d),
        height: extent('z', h),
        thickness: wall(t, [-w / 2 + t / 2, 0, step / 2 + t / 2], '+x'),
        boards: {
          measure: { kind: 'crossings', from: [0, -d / 4, -1], to: [0, -d / 4, h + 1] },
          value: n + 1,
          note: `${n} rooms between ${n + 1} boards`,
        },
      },
    }
  },
}
