/** "the shoulder where the 20 mm section meets the 12 mm section": the end of the one toward the other. */
import { compiled, type Node, rewrite, spanOf } from './nodes.ts'
import type { Phrase } from './phrases.ts'

const MEETING = compiled(
  '(?<line>N) (?:where|at which) (?<a>N) (?:meets|joins|changes to|steps down to|steps up to|ends and|turns into|becomes) (?<b>N)(?: (?:starts|begins))?',
)

export const withMeetings = (nodes: readonly Node[]): Node[] =>
  rewrite(nodes, MEETING, (found) => {
    const [line, a, b] = [found.phrase('line'), found.phrase('a'), found.phrase('b')]
    if (!line || !a || !b || !/^(?:shoulder|step|corner|edge|line|point|end|face)$/u.test(line.name))
      return undefined
    const span = spanOf(found.nodes)
    const phrase: Phrase = { ...line, concept: 'meeting', role: 'part', owner: a, also: b, span }
    return { kind: 'phrase', text: 'N', span, phrase }
  })
