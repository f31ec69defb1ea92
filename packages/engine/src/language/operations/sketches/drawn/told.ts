/** Lines that draw something and extrude it: one body, in the place of all of them. */
import type { Line } from '../../lines.ts'
import { SECTION_WORDS } from '../../sections/letters.ts'
import { newThing } from '../../tell/nouns.ts'
import { speakOf, type Telling } from '../../tell/telling.ts'
import { newDrawing } from './drawing.ts'
import { readDrawing } from './grammar.ts'
import { Solver } from './solve.ts'

const DRAWS =
  /(?:^| )(?:draw|drawing|sketch|sketching|start with|begin with|start by|begin by|drawn|sketched|connect)(?: |$)/u

/** How many lines it takes; none where they draw nothing, or not all of it is understood. */
export function readDrawn(t: Telling, lines: readonly Line[]): number {
  const [first] = lines
  if (!first || t.things.length > 0 || !DRAWS.test(first.raw.map(({ text }) => text).join(' '))) return 0
  const [node] = first.raw
  const drawing = newDrawing([node?.span[0] ?? 0, first.raw.at(-1)?.span[1] ?? 0])
  const count = readDrawing(
    drawing,
    lines.map(({ raw }) => raw),
  )
  // One figure alone is a body like any other.
  if (
    !count ||
    (drawing.figures.length === 1 && drawing.figures[0]?.count === 1 && !drawing.figures[0].points)
  )
    return 0
  if (!new Solver(drawing).solve()) return 0
  drawing.span = [drawing.span[0], lines[count - 1]?.raw.at(-1)?.span[1] ?? drawing.span[1]]
  const title = t.announced.find(({ role, count: many }) => role === 'add' && (many ?? 1) === 1)
  const name = title?.name ?? 'extrusion'
  const thing = newThing(
    t,
    {
      concept: 'body',
      role: 'add',
      name,
      plural: false,
      definite: false,
      each: false,
      another: false,
      possessive: false,
      adjectives: [
        'sketch',
        'shape',
        'profile',
        'extrusion',
        ...(isPlus(drawing.names, drawing.figures) ? [SECTION_WORDS.plus] : []),
      ],
      sizes: [],
      bare: [],
      span: drawing.span,
    },
    'add',
  )
  thing.drawing = drawing
  t.focus = thing
  t.clause.made = thing
  speakOf(t, thing)
  return count
}

/** Two bars across each other. */
const isPlus = (
  names: readonly string[],
  figures: readonly { name: string; centered: boolean; turned: boolean }[],
): boolean =>
  names.includes('plus') ||
  (figures.length > 0 &&
    figures.every(({ name, centered, turned }) => name === 'rectangle' && (centered || turned)))
