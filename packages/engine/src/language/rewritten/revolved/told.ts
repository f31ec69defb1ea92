/**
 * "Revolve a rectangle 10 mm wide and 30 mm high around an axis 15 mm from its inner edge", "sketch the polygon … in the XZ
 * plane and revolve it about the Z axis", "a solid of revolution: radius 20 from height 0 to 15, …": a section that is
 * turned about an axis. A named figure makes a body that has a name, a tube or a torus; any other is turned as it is drawn.
 */
import type { Path } from '../../outline/path.ts'
import { where } from '../../text/heard.ts'
import { asSettled, asTerm, type Item, unsaid } from '../../text/items.ts'
import { unsaidWord } from '../../text/little-words.ts'
import { spoken } from '../../text/spoken.ts'
import { type Said, saidIn } from './axis.ts'
import { figureIn, type Section, type Turned } from './figures.ts'
import { cornersIn, stepsIn } from './points.ts'
import { isOfSection, isSize, OF_REVOLUTION, TURNS, turnOf } from './talk.ts'

const IDLE = 'the figure and how it is turned'

/** Every size that was said is one of the body's, and each of them only once. */
function isCovered(items: readonly Item[], { sizes, again = [] }: Turned): boolean {
  const used = [...sizes.map(([, size]) => size), ...again]
  if (new Set(used).size < used.length) return false
  return items
    .filter(isSize)
    .every((item) => used.some(({ span }) => span[0] >= item.span[0] && span[1] <= item.span[1]))
}

/** "[a] tube [with inner radius of] 15 mm [and wall of] 10 mm". */
function asNamed(items: readonly Item[], first: Item, { concept, sizes }: Turned): Item[] {
  const said = new Set(items.filter(isSize))
  return [
    unsaidWord(first, 'determiner', 'a'),
    unsaidWord(first, 'solid', concept),
    ...sizes.flatMap(([dimension, size], at): Item[] => [
      at === 0 ? unsaidWord(first, 'preposition', 'with') : unsaidWord(first, 'conjunction', 'and'),
      unsaid(size, { category: 'dimension', concept: dimension }, dimension),
      unsaidWord(size, 'preposition', 'of'),
      size,
    ]),
    ...items.filter((item) => !said.has(item) && item.kind !== 'mark').map((item) => asSettled(item, IDLE)),
  ]
}

/** The section as it is drawn, turned so far. */
function asDrawn(items: readonly Item[], first: Item, section: Section, turnDeg: number): Item[] {
  const path: Path = {
    ...section,
    items: items.filter(({ kind }) => kind === 'quantity'),
    remarks: [],
    turnDeg,
  }
  const at = items.findIndex(({ kind }) => kind === 'term' || kind === 'unknown')
  const noun = items[at] ?? first
  return [
    unsaidWord(first, 'determiner', 'a'),
    asTerm(noun, { category: 'solid', concept: 'turned' }, { form: 'turned', path }),
    ...items
      .filter((item, index) => index !== at && item.kind !== 'mark')
      .map((item) => asSettled(item, IDLE)),
  ]
}

function toldBy(said: Said, isAlone: boolean): Item[] | undefined {
  const { items, text } = said
  const [first] = items
  const turn = turnOf(items)
  const isDeed = TURNS.test(text) && /(?:around|about|round|on|from|off) /u.test(text)
  if (!first || turn === undefined || (turn < 360 && !isAlone)) return undefined
  const drawn = cornersIn(said) ?? stepsIn(said)
  if (drawn) return isDeed || OF_REVOLUTION.test(text) ? asDrawn(items, first, drawn, turn) : undefined
  const figure = isDeed ? figureIn(said) : undefined
  if (!figure || !isCovered(items, figure)) return undefined
  return turn < 360 || figure.again
    ? asDrawn(items, first, figure.section, turn)
    : asNamed(items, first, figure)
}

export const withRevolved = where('revol|rotat|spin|spun|turn|sweep|swept|lathe|whirl|half ', (sentences) => {
  const whole = sentences.map((items) => spoken(items).text).join(' ; ')
  if (!TURNS.test(whole) && !OF_REVOLUTION.test(whole)) return sentences
  // It is told first, and what is worked into it behind that.
  const end = sentences.findIndex((items) => !isOfSection(items))
  for (let count = end < 0 ? sentences.length : end; count > 0; count--) {
    const told = toldBy(saidIn(sentences.slice(0, count).flat()), count === sentences.length)
    if (told) return [told, ...sentences.slice(count)]
  }
  return sentences
})
