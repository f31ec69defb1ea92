/** "Then do the same in the Y direction and the Z direction": the last cut once more, along another axis. */
import type { AxisName } from '../../../plan/geometry.ts'
import { compiled, type Node, rewrite, spanOf } from '../nodes.ts'
import { lone, type Phrase } from '../phrases.ts'
import { unread } from '../unread.ts'
import { idOf } from './nouns.ts'
import { quote, speakOf, type Telling } from './telling.ts'

const AGAIN = compiled(
  '(?:(?:do|repeat|cut|drill) )?(?:(?:exactly )?the same(?: (?:thing|cut|hole|operation))?|(?:this|that|it)(?= (?:again )?(?:in|along) [xyz]))(?: again)? (?:in|along|on) (?<first>[xyz])(?:(?: ,)? and(?: then)?(?: again)?(?: in| along| on)? (?<second>[xyz]))?(?= ,| and|$| \\()',
)

export const withAgain = (nodes: readonly Node[]): Node[] =>
  rewrite(nodes, AGAIN, (found) => {
    const span = spanOf(found.nodes)
    const axes = [found.text('first'), found.text('second')].filter((axis) => axis !== undefined)
    const phrase: Phrase = {
      ...lone({ concept: 'again', role: 'cut', name: 'again', plural: false }, span),
      adjectives: axes,
    }
    return { kind: 'phrase', text: 'N', span, phrase }
  })

export function readAgain(t: Telling, { adjectives, span }: Phrase): void {
  const last = t.things.findLast(({ role, group }) => role === 'cut' && !group)
  const isAlong = last?.places.some(({ place }) => place.kind === 'way')
  if (!last || !isAlong || last.members.length > 0 || last.holes) throw unread(quote(t, span))
  for (const axis of adjectives) {
    const thing = {
      ...last,
      id: idOf(t, last.name),
      sizes: [...last.sizes],
      adjectives: [...last.adjectives],
      places: [
        ...last.places.filter(({ place }) => place.kind !== 'way').map((said) => ({ ...said })),
        {
          place: { kind: 'way', axis: axis as AxisName, how: 'in' } as const,
          span,
          gloss: false,
          used: false,
        },
      ],
    }
    t.things.push(thing)
    t.deeds.push({ kind: 'thing', thing })
  }
  speakOf(t, last)
  t.clause.expects = 'subject'
}
