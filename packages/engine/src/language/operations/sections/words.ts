/** The names of sections, told as one word each: "an L-shaped bracket", "a piece of aluminium angle", "I-beam". */
import { compiled, type Node, rewrite, spanOf } from '../nodes.ts'
import { type Letter, SECTION_WORDS } from './letters.ts'

const LETTERS: Readonly<Record<string, Letter>> = {
  l: 'l',
  angle: 'l',
  t: 't',
  tee: 't',
  u: 'u',
  c: 'c',
  i: 'i',
  h: 'i',
  z: 'z',
  plus: 'plus',
  cross: 'plus',
}

/** What the part is called behind the letter. */
export const SECTION_NOUNS =
  'bracket|channel extrusion|channel piece|channel section|channel|beam|profile|cross section|section bar|section|bar|object|3d object|3d part|sketch|extrusion|angle|iron|prism|rail|girder|shape|part|piece|block|plate|stock|body|solid|component|sheet|outline'

const METAL = '(?:(?:aluminum|aluminium|steel|metal|sheet|brass|structural|iron) )*'

const NAMED = compiled(
  `(?<letter>[ltuczh]|tee|(?:plus|cross)(?: sign)?(?= shaped?))(?: sign)? (?:shaped? |style |type |form )?${METAL}(?<noun>${SECTION_NOUNS})(?! of the)`,
)
const BEAM = compiled(`(?<letter>i) (?:shaped? )?${METAL}(?<noun>beam|section|girder|profile|bar|shape)`)
const ANGLE = compiled(
  `(?<=(?:^|a|an|the|of|this|metal|aluminum|aluminium|steel|leg|piece|length) )${METAL}(?<letter>angle)(?: (?<noun>bracket|iron|bar|profile|section|plate|stock|extrusion)|(?= (?:with|that|which|has|,|is \\d)|$))`,
)
/** "the inside corner of the L". */
const ALONE = compiled(
  '(?<=(?:the|a|of|sideways) )(?<letter>[ltuz]|plus|plus sign)(?= (?:,|is|has|with|\\)|\\()|$)',
)

export const withSections = (nodes: readonly Node[]): Node[] =>
  [NAMED, BEAM, ANGLE, ALONE].reduce(
    (left, pattern) =>
      rewrite(left, pattern, (found) => {
        const letter = LETTERS[found.text('letter')?.replace(/ sign$/u, '') ?? '']
        return letter && { kind: 'word', text: SECTION_WORDS[letter], span: spanOf(found.nodes) }
      }),
    [...nodes],
  )
