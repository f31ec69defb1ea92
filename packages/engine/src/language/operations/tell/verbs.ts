/** What is done: added, cut, extruded, rounded, hollowed. */
import type { Node } from '../nodes.ts'
import { unread } from '../unread.ts'
import { hollowOf, newHollow } from './hollows.ts'
import { readRepeat } from './repeats.ts'
import { quote, type Telling } from './telling.ts'
import { widen } from './widened.ts'
import { startWork } from './works.ts'

export function readVerb(
  t: Telling,
  node: Node & { kind: 'verb' },
  nodes: readonly Node[],
  at: number,
): void {
  const clause = t.clause
  if (clause.negated) throw unread(quote(t, node.span))
  clause.consequence = false
  switch (node.verb) {
    case 'add':
    case 'cut': {
      // "Hollow it out by removing …": how that is done.
      if (clause.hollow && node.verb === 'cut') return
      // "is cut along the length": said of what it is already.
      if (clause.subject && clause.expects === 'predicate') return
      clause.mode = node.verb
      clause.expects = 'object'
      clause.work = undefined
      return
    }
    case 'extrude':
      clause.extruded = true
      clause.subject ??= t.focus
      if (clause.subject?.partOf) clause.subject = clause.subject.partOf.section
      clause.expects = 'object'
      return
    case 'fillet':
    case 'chamfer':
      startWork(t, node.verb, node.span)
      return
    case 'counterbore':
    case 'countersink': {
      clause.widening = node.verb
      const behind = nodes.slice(at + 1).some(({ kind }) => kind === 'phrase')
      if (!behind) widen(t, node.verb, clause.subject ?? t.focus, node.span)
      return
    }
    case 'hollow': {
      if (clause.mode === 'cut' && clause.own) t.removed.push(clause.own)
      clause.own = undefined
      clause.hollow = hollowOf(t) ?? newHollow(t, node.span)
      return
    }
    case 'mirror':
      readRepeat(t, node, nodes.slice(at + 1))
      clause.done = true
      return
    default:
      throw unread(quote(t, node.span))
  }
}
