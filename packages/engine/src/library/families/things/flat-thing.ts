/** A flat thing as one row of a table: its names, its usual size, and its outline drawn from above. */
import type { Family } from '../family.ts'
import { bore, extent } from '../measure.ts'
import { type ProfileInput, raised, rod, standing, usual } from '../shape.ts'

export interface FlatThing {
  id: string
  /** Nouns, parted by bars. */
  forms: string
  length: readonly [millimetres: number, because: string]
  /** Lengths. */
  width: readonly [share: number, because: string]
  thickness: readonly [millimetres: number, because: string]
  /** The outline about the middle, and what is cut through it. */
  draw: (length: number, width: number) => { add: ProfileInput[]; cut?: ProfileInput[] }
  /** A hole: where along the length and across, in shares from the middle; its usual diameter. */
  hole?: { at: readonly [number, number]; diameter: readonly [millimetres: number, because: string] }
  agrees?: string
  asIs?: string
}

export function flatThing(thing: FlatThing): Family {
  const { id, forms, length, width, thickness, draw, hole, agrees, asIs } = thing
  return {
    id,
    forms: [[forms]],
    ...(agrees ? { agrees } : {}),
    ...(asIs ? { asIs } : {}),
    dimensions: {
      length: {
        says: 'length',
        words: 'length height size diameter axis-x',
        default: ({ get }) => {
          const across = get('width')
          return across === undefined
            ? { value: length[0], because: length[1] }
            : { value: Number((across / width[0]).toPrecision(6)), because: 'it keeps its proportions' }
        },
      },
      width: {
        says: 'width',
        words: 'width depth axis-y',
        default: ({ need }) => ({
          value: Number((width[0] * need('length')).toPrecision(6)),
          because: width[1],
        }),
      },
      thickness: { says: 'thickness', words: 'thickness extrusion axis-z', default: usual(...thickness) },
      ...(hole
        ? {
            hole: {
              says: 'hole diameter',
              words: 'innerDiameter',
              forms: 'hole diameter|hole size',
              default: ({ lacks }) =>
                lacks('hole') ? 0 : { value: hole.diameter[0], because: hole.diameter[1] },
            } satisfies Family['dimensions'][string],
          }
        : {}),
    },
    sequence: { 2: ['length', 'width'], 3: ['length', 'width', 'thickness'] },
    bare: 'length',
    ...(hole
      ? {
          portions: {
            hole: {
              forms:
                'hole|keyring hole|key ring hole|ring hole|hanging hole|loop hole|round hole|chain hole|key hole|hole for a keyring|string hole|lanyard hole',
              words: { diameter: 'hole', size: 'hole' },
              bare: 'hole',
            },
          },
          below: [['hole', 'width']] as const,
        }
      : {}),
    build: ({ id: name, need, get }) => {
      const [l, w, t, d] = [need('length'), need('width'), need('thickness'), get('hole') ?? 0]
      const { add, cut = [] } = draw(l, w)
      const [x, y] = [(hole?.at[0] ?? 0) * l, (hole?.at[1] ?? 0) * w]
      return {
        features: [
          raised(name, add, 0, t, 'add', cut),
          ...(d > 0 ? [rod(`${name}-hole`, d, [x, y, -t], 3 * t, '+z' as const, 'cut' as const)] : []),
        ],
        ...standing(l, w, t),
        chose: [`The outline of the ${id} is the usual one, in proportion to its length and width`],
        measures: {
          length: extent('x', l),
          width: extent('y', w),
          thickness: extent('z', t),
          hole: bore(d, [x, y, t / 2]),
        },
      }
    },
  }
}
