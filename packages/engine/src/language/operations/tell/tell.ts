/**
 * Reads the lines into things and deeds: which thing each size and place is of. Whatever is neither a thing nor said of one,
 * and no harmless word either, is refused by its words.
 */
import type { Line } from '../lines.ts'
import type { Node } from '../nodes.ts'
import { beginSection } from '../sections/titles.ts'
import { readDrawn } from '../sketches/drawn/told.ts'
import type { SaidPlace, Thing } from '../things.ts'
import { unread } from '../unread.ts'
import { readPlace } from './given-places.ts'
import { readFigures, readSize } from './given-sizes.ts'
import { readWord } from './given-words.ts'
import { readPhrase } from './nouns.ts'
import { readMember } from './pronouns.ts'
import { readLook, readRounding } from './roundings.ts'
import { newClause, newTelling, quote, spokenOf, type Telling, type Told } from './telling.ts'
import { announce, assertCounted, assertTold, placeAnnounced } from './titles.ts'
import { readVerb } from './verbs.ts'

export const isNumbered = ({ nodes }: Line): boolean =>
  nodes.some(
    (node) =>
      node.kind === 'figures' ||
      node.kind === 'size' ||
      node.kind === 'coordinates' ||
      (node.kind === 'phrase' && (node.phrase.sizes.length > 0 || node.phrase.bare.length > 0)) ||
      (node.kind === 'place' && 'figure' in node.place),
  )

/** "One rod lies along X, the other along Y" is no title. */
const isOfSeveral = ({ nodes }: Line): boolean =>
  nodes.some(
    (node) => node.kind === 'phrase' && node.phrase.concept === 'one' && node.phrase.name.startsWith('other'),
  )

const BEGINS = /^(?:first|start|begin)\b/iu

/** `byTitle`: the section that the title names is the first body. */
export function tell(lines: readonly Line[], prompt: string, byTitle: boolean): Told {
  const t = newTelling(prompt)
  let drawn = 0
  for (const [at, line] of lines.entries()) {
    t.line = at
    t.begins = BEGINS.test(prompt.slice(line.nodes[0]?.span[0] ?? 0))
    drawn = drawn > 0 ? drawn - 1 : 0
    if (drawn > 0) continue
    drawn = readDrawn(t, lines.slice(at))
    if (drawn > 0) continue
    const title =
      t.things.length === 0 && !isNumbered(line) && lines.length > 1 && !line.step && !isOfSeveral(line)
    if (title) {
      announce(t, line)
      if (byTitle) beginSection(t, line)
    } else readLine(t, line)
  }
  placeAnnounced(t)
  for (const phrase of t.announced) assertTold(t, phrase)
  for (const thing of t.things) assertHoles(t, thing)
  for (const thing of t.withdrawn) assertCounted(t, thing)
  return t
}

/** "A perforated plate" has holes: they have to be told. */
function assertHoles(t: Telling, { adjectives, span }: Thing): void {
  if (adjectives.includes('perforated') && !t.things.some(({ role }) => role === 'cut'))
    throw unread(quote(t, span))
}

export function readLine(t: Telling, line: Line): void {
  const clause = newClause()
  t.clause = clause
  for (const [at, node] of line.nodes.entries()) {
    t.before = line.nodes[at - 1]
    t.after = line.nodes[at + 1]
    if (!clause.done) readNode(t, node, line.nodes, at)
  }
  if (clause.waiting.length > 0) {
    if (!t.focus) throw unread(quote(t, (clause.waiting[0] as SaidPlace).span))
    // "The rows are 30 mm apart": of those that lie in rows.
    const several = t.things.findLast(({ count }) => count !== 1)
    for (const said of clause.waiting)
      (/^(?:array|apart)$/u.test(said.place.kind) && several ? several : t.focus).places.push(said)
  }
  if (clause.extruded && !clause.made) clause.made = clause.subject
  t.focus = clause.made ?? clause.subject ?? t.focus
}

export function readNode(t: Telling, node: Node, nodes: readonly Node[], at: number): void {
  switch (node.kind) {
    case 'word':
      readWord(t, node, nodes[at + 1])
      return
    case 'verb':
      readVerb(t, node, nodes, at)
      return
    case 'phrase':
      readPhrase(t, node.phrase, nodes, at)
      return
    case 'size':
      readSize(t, node.size, node.span)
      return
    case 'place':
      readPlace(t, node.place, node.span)
      return
    case 'figures':
      readFigures(t, node.figures, node.span)
      return
    case 'rounding':
      readRounding(t, node.rounding, node.span)
      return
    case 'look':
      readLook(t, node.axis, node.span)
      return
    case 'count':
      // "the other two": read with the word before.
      if (t.before?.kind === 'phrase' && t.before.phrase.concept === 'one') return
      // "two on each side": how four lie, which is told besides.
      if (node.count > 1 && (spokenOf(t)?.count ?? 0) % node.count === 0 && nodes[at + 1]?.kind === 'place') {
        t.clause.aside = true
        return
      }
      readMember(t, node.span)
      return
    default:
      throw unread(quote(t, node.span))
  }
}
