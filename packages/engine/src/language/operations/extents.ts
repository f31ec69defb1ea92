/** Sizes that something has already: "in the middle of the 60 mm width", "through the full 80 mm length". */
import type { AxisName } from '../../plan/geometry.ts'
import { compiled, type Found, type Node, rewrite, spanOf } from './nodes.ts'
import { lone, type Phrase } from './phrases.ts'
import { type Box, longest, sizeAlong } from './space.ts'
import { sizeOf, type Thing } from './things.ts'

const NAME = 'length|width|height|thickness|depth|diameter|dimension|direction'
const WHOLE = '(?<whole>full|whole|entire|complete|overall|total)'
/** Where the size ends: what follows is no noun that has it, as in "the 20 mm diameter hole". */
const ENDS =
  '(?= (?:of|in|on|at|and|but|so|with|from|to|along|is|are|which|that|direction|dimension|[,:()]|[NVP])(?: |$)|$)'

const RULES: readonly RegExp[] = [
  `(?:the|its|this|their) (?:${WHOLE} )?(?<size>[QB]) (?<name>${NAME})(?: dimension| direction)?(?: (?:\\( )?(?:in |along )?(?:the )?(?<axis>[xyz])(?: direction| axis| dimension)?(?: \\))?)?${ENDS}`,
  // "it runs the full 50 mm in Y", "through the full 12 mm".
  `(?:the |its )?${WHOLE} (?<size>[QB])(?: (?:in|along) (?:the )?(?<axis>[xyz])(?: direction| axis| dimension)?)?${ENDS}`,
].map(compiled)

export const withExtents = (nodes: readonly Node[]): Node[] =>
  RULES.reduce((left, rule) => rewrite(left, rule, extentOf), [...nodes])

function extentOf(found: Found): Node | undefined {
  const figure = found.figure('size')
  if (!figure || figure.unit === 'angle') return undefined
  const span = spanOf(found.nodes)
  const axis = (found.text('axis') as AxisName | undefined) ?? figure.axis
  const phrase: Phrase = {
    ...lone(
      { concept: 'extent', role: 'part', name: found.text('name') ?? 'dimension', plural: false },
      span,
    ),
    adjectives: found.text('whole') ? [found.text('whole') as string] : [],
    bare: [figure],
    ...(axis ? { along: axis } : {}),
  }
  return { kind: 'phrase', text: 'N', span, phrase }
}

/** Along which axis a size of a body lies: by its number, by what was told of the body, by its name. */
export function extentAxis(
  { bare, along, name }: Phrase,
  box: Box,
  thing: Thing | undefined,
  axes?: readonly AxisName[],
): AxisName | undefined {
  if (along) return along
  const [figure] = bare
  const alike = (value: number): AxisName[] =>
    (['x', 'y', 'z'] as const).filter((axis) => Math.abs(sizeAlong(box, axis) - value) < 1e-6)
  if (figure) {
    const found = alike(figure.value)
    if (found.length < 2) return found[0]
    return found.find((axis) => axis === named(name, box, axes))
  }
  const told =
    thing && /^(?:length|width|height|thickness)$/u.test(name) ? sizeOf(thing, name as 'length') : undefined
  if (told?.axis) return told.axis
  const same = told ? alike(told.figure.value) : []
  return same.length === 1 ? same[0] : named(name, box, axes)
}

function named(name: string, box: Box, axes: readonly AxisName[] = ['x', 'y']): AxisName | undefined {
  if (name === 'height') return 'z'
  const [u, v] = axes
  if (!u || !v || Math.abs(sizeAlong(box, u) - sizeAlong(box, v)) < 1e-6) return undefined
  const long = longest(box, axes)
  return name === 'length' ? long : name === 'width' ? axes.find((axis) => axis !== long) : undefined
}
