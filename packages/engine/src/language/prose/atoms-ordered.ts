/** What the numbers of `40 x 30 x 100 mm` are, told behind them: "(X, Z, Y)", "(W x D x H)"; a unit behind their axes, "50 (X) x 35 (Y) mm". */
import type { AxisName } from '../../plan/geometry.ts'
import type { Value } from '../quantities/quantity.ts'
import type { Atom } from './atoms.ts'

const LABELS: Readonly<Record<string, string>> = {
  l: 'length',
  w: 'width',
  h: 'height',
  d: 'depth',
  t: 'thickness',
  length: 'length',
  width: 'width',
  height: 'height',
  depth: 'depth',
  thickness: 'thickness',
  wide: 'width',
  deep: 'depth',
  high: 'height',
  long: 'length',
}

const SEPARATOR = /^(?:,|x|by)$/u

/** The names between two brackets, and where these end. */
function namesAt(
  atoms: readonly Atom[],
  open: number,
  count: number,
): { names: string[]; end: number } | undefined {
  const names: string[] = []
  let at = open + 1
  while (names.length < count) {
    const text = atoms[at]?.text ?? ''
    if (!(text in LABELS) && !/^[xyz]$/u.test(text)) return undefined
    names.push(text)
    at++
    if (names.length < count && !SEPARATOR.test(atoms[at++]?.text ?? '')) return undefined
  }
  return atoms[at]?.text === ')' ? { names, end: at } : undefined
}

/** As they are read anyway. */
const USUAL = /^(?:x y z|x y|l w h|length width height)$/u

const UNIT = /^(?:mm|millimet(?:er|re)s?)$/u

const isOrder = (names: readonly string[], isAxes: boolean): boolean =>
  new Set(names).size === names.length &&
  !USUAL.test(names.join(' ')) &&
  (isAxes || names.every((name) => name in LABELS))

const isOpen = ({ axis, label }: Value): boolean => axis === undefined && label === undefined

export function withOrders(atoms: readonly Atom[]): Atom[] {
  const made: Atom[] = []
  for (let at = 0; at < atoms.length; at++) {
    const atom = atoms[at] as Atom
    const size = made.findLastIndex((each) => each.kind === 'quantity')
    const told = made[size]
    // Behind the noun at the farthest: "a 40 x 30 x 100 mm block (X, Z, Y)".
    const isNear = told?.kind === 'quantity' && told.quantity.kind === 'size' && made.length - size <= 4
    if (isNear && size === made.length - 1 && UNIT.test(atom.text)) continue
    const found = isNear && atom.text === '(' ? namesAt(atoms, at, told.quantity.values.length) : undefined
    const isAxes = found?.names.every((name) => /^[xyz]$/u.test(name)) === true
    if (!isNear || !found || !isOrder(found.names, isAxes) || !told.quantity.values.every(isOpen)) {
      made.push(atom)
      continue
    }
    const values = told.quantity.values.map(
      (value, nth): Value =>
        isAxes
          ? { ...value, axis: found.names[nth] as AxisName }
          : { ...value, label: LABELS[found.names[nth] as string] as string },
    )
    made[size] = { ...told, quantity: { ...told.quantity, values } }
    at = found.end
  }
  return made
}
