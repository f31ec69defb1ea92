/** A sentence as a row of atoms: words in their usual spelling, and the numbers of the prompt. */
import { findQuantities, type Piece } from '../quantities/quantities.ts'
import type { Quantity } from '../quantities/quantity.ts'
import type { Span } from '../text/normalise.ts'
import type { Sentence } from '../text/segment.ts'
import type { Token } from '../text/tokens.ts'
import { withSided } from './atoms-sided.ts'
import { withAxes } from './atoms-told.ts'
import { withoutCadTalk } from './cad-talk.ts'
import { withCallouts } from './callouts.ts'
import { withCounts } from './counts-told.ts'
import { factorIn, withFactors } from './factors.ts'
import { NOUNS, SAME_WORD } from './lexicon.ts'
import { SPELLINGS } from './spellings.ts'

export type Atom =
  | { kind: 'word'; text: string; span: Span }
  | { kind: 'quantity'; quantity: Quantity; span: Span; text: '#' }

const isAxis = (piece: Piece | undefined): boolean =>
  piece?.kind === 'token' && /^[xyz]$/u.test(piece.token.text) && piece.token.tight

const LONGEST_NOUN = 5

const ARTICLE = /^(?:an?|the|two|three|four|one|another|#)$/u

/** "drop a 12 mm hole through it", "pop a cylinder on top": put there. */
function lightVerb(atoms: readonly Atom[], at: number): Joined | undefined {
  const isLight = /^(?:drop|stick|pop|throw|slap|plop|plunk|toss|lay|sit|bring|position|locate|insert|give)$/u
  if (!isLight.test(atoms[at]?.text ?? '') || !ARTICLE.test(atoms[at + 1]?.text ?? '')) return undefined
  const isFirst =
    at === 0 ||
    /^(?:,|and|then|to|also|just|now|next|finally|:|will|we|i|you|can)$/u.test(atoms[at - 1]?.text ?? '')
  const noun = atoms.slice(at + 2, at + 8).find(({ text }) => NOUNS.has(text))
  const kind = NOUNS.get(noun?.text ?? '')?.kind
  if (!isFirst || !kind || !/^(?:cut|body|figure|dimension)$/u.test(kind) || atoms[at]?.text === 'give')
    return undefined
  return one(atoms, at, 1, 'put')
}

/** "cut out a window", "cut off the two corners": what is done, before what is made. */
function phrasal(atoms: readonly Atom[], at: number): Joined | undefined {
  const light = lightVerb(atoms, at)
  if (light) return light
  const isOff = /^(?:cut|chop|saw|slice)$/u.test(atoms[at]?.text ?? '') && atoms[at + 1]?.text === 'off'
  if (isOff && atoms.slice(at + 2, at + 7).some(({ text }) => /^corners?$/u.test(text)))
    return one(atoms, at, 2, 'remove')
  const [verb, off, after] = [0, 1, 2].map((each) => atoms[at + each]?.text ?? '') as [string, string, string]
  return /^(?:cut|carve|mill|saw|slice|machine|cutting|carving|slicing|punch|knock|scoop|dig|hog|gouge|chisel|clear|lift|bite|take|taking)$/u.test(
    verb,
  ) &&
    /^(?:out|away)$/u.test(off) &&
    /^(?:an?|the|one|two|three|four|another|#)$/u.test(after)
    ? one(atoms, at, 2, verb.endsWith('ing') ? 'removing' : 'remove')
    : undefined
}

/** "the letter L": an L; "the whole letter": the shape. */
function lettered(atoms: readonly Atom[], at: number): Joined | undefined {
  if (atoms[at]?.text !== 'letter') return undefined
  const next = atoms[at + 1]?.text ?? ''
  if (/^[luztchi]$/u.test(next)) return one(atoms, at, 2, next)
  return /^(?:the|whole|entire|this)$/u.test(atoms[at - 1]?.text ?? '') && !/^[a-z]$/u.test(next)
    ? one(atoms, at, 1, 'shape')
    : undefined
}

/** "half a circle", "a quarter of a cylinder": a half circle. */
function portioned(atoms: readonly Atom[], at: number): Joined | undefined {
  const text = (nth: number): string => atoms[at + nth]?.text ?? ''
  const isOne = /^(?:one|a)$/u.test(text(0)) && text(1) === 'quarter'
  const part = isOne ? 'quarter' : text(0)
  if (!/^(?:half|quarter)$/u.test(part) || (part === 'quarter' && text(isOne ? 2 : 1) !== 'of'))
    return undefined
  let length = isOne ? 2 : 1
  if (text(length) === 'of') length++
  if (!/^an?$/u.test(text(length))) return undefined
  const noun = `${part} ${text(length + 1)}`
  return /(?:circle|cylinder|disc|disk|ring|annulus|pipe|tube)$/u.test(noun) && NOUNS.has(noun)
    ? one(atoms, at, length + 2, noun)
    : undefined
}

/** "the tall part that is left": what stays, and no left side. */
function remaining(atoms: readonly Atom[], at: number): Joined | undefined {
  const [which, is, left, after] = [0, 1, 2, 3].map((each) => atoms[at + each]?.text ?? '')
  const isLeft =
    /^(?:that|which)$/u.test(which ?? '') &&
    is === 'is' &&
    left === 'left' &&
    /^(?:,|\(|)$/u.test(after ?? '')
  return isLeft ? one(atoms, at, 3, ',') : undefined
}

const FULL = /^(?:full|entire|whole|complete)$/u

const LONGEST_SPELLING = 9

/** Shortened by what is said with several words, and by nouns of several words. */
function joined(atoms: readonly Atom[]): Atom[] {
  const made: Atom[] = []
  for (let at = 0; at < atoms.length; ) {
    // "cross drill the head": drill it crosswise.
    const next = atoms[at + 1]
    if (atoms[at]?.text === 'cross' && next && /^(?:drill|drilled|drilling|bore|bored)$/u.test(next.text)) {
      made.push(next, { ...next, text: 'crosswise' } as Atom)
      at += 2
      continue
    }
    // "one of the short (50 mm) sides": the short 50 mm sides.
    const [bracket, length, closing, side] = [1, 2, 3, 4].map((each) => atoms[at + each])
    if (
      /^(?:long|short|longer|shorter)$/u.test(atoms[at]?.text ?? '') &&
      bracket?.text === '(' &&
      length?.kind === 'quantity' &&
      closing?.text === ')' &&
      NOUNS.get(side?.text ?? '')?.kind === 'place'
    ) {
      made.push(atoms[at] as Atom, length)
      at += 4
      continue
    }
    // "a quarter circle cut out of its corner": cut from it.
    if (
      atoms[at]?.text === 'cut' &&
      next?.text === 'out' &&
      !/^(?:is|are|was|were|be|been|a|the|each)$/u.test(atoms[at - 1]?.text ?? '') &&
      /^(?:of|from)$/u.test(atoms[at + 2]?.text ?? '')
    ) {
      made.push({ ...(atoms[at] as Atom), text: 'removed' } as Atom, { ...next, text: 'from' })
      at += 3
      continue
    }
    // "at half the height", "at half its length": in the middle of it.
    const half = atoms.slice(at + 1, at + 4).map(({ text }) => text)
    if (atoms[at]?.text === 'at' && (half[0] === 'half' || factorIn(half[0] ?? '') === 0.5)) {
      const nth = half.findIndex((text) => /^(?:height|length)$/u.test(text))
      if (nth > 0 && half.slice(1, nth).every((text) => /^(?:the|its|of)$/u.test(text))) {
        const { span } = atoms[at + 1] as Atom
        made.push(atoms[at] as Atom, { kind: 'word', text: `mid ${half[nth]}`, span })
        at += nth + 2
        continue
      }
    }
    // "a hole offset 10 mm from the center", "shifted by 10 mm from": so far from it.
    const shift = /^(?:offset|shifted|displaced)$/u.test(atoms[at]?.text ?? '')
      ? atoms[at + 1]?.text === 'by'
        ? 2
        : 1
      : 0
    const isShift =
      shift > 0 &&
      atoms[at + shift]?.kind === 'quantity' &&
      /^(?:from|off|away|to|along|in)$/u.test(atoms[at + shift + 1]?.text ?? '') &&
      !/^(?:an?|the|its|this|of|radial|axial|top|apex|edge|side)$/u.test(atoms[at - 1]?.text ?? '')
    if (isShift) {
      at += shift
      continue
    }
    // "centered lengthwise": along the length.
    const way = atoms[at]?.text === 'centered' ? LENGTHWISE[next?.text ?? ''] : undefined
    if (way && next) {
      made.push(atoms[at] as Atom, ...way.split(' ').map((text) => word(text, next.span)))
      at += 2
      continue
    }
    // "one per corner": one in each.
    if (atoms[at]?.text === 'one' && next?.text === 'per' && next.kind === 'word') {
      made.push(atoms[at] as Atom, { ...next, text: 'in' }, { ...next, text: 'each' })
      at += 2
      continue
    }
    // "a slot 35 down into the top, front to back": from the one to the other.
    const ways = `${atoms[at]?.text} ${textOf(atoms, at + 2)}`
    if (
      next?.text === 'to' &&
      ways in ENDS &&
      /^(?:,|runs?|running|through|across|straight|right|going|goes|top|slot|channel|groove)$/u.test(
        textOf(atoms, at - 1),
      )
    ) {
      const { span } = atoms[at] as Atom
      made.push(word('from', span))
    }
    // "centered front to back": along that axis.
    const across = centeredAcross(atoms, at, made.at(-1)?.text ?? '')
    if (across) {
      made.push(...across.made)
      at = across.next
      continue
    }
    // "a hole dead center": in it.
    if (atoms[at]?.text === 'dead' && next?.text === 'center' && NOUNS.has(atoms[at - 1]?.text ?? '')) {
      made.push({ ...next, text: 'in' }, { ...next, text: 'the' }, next)
      at += 2
      continue
    }
    // "the entire X length": the entire length in X.
    const [axis, noun] = [atoms[at + 1], atoms[at + 2]]
    if (
      FULL.test(atoms[at]?.text ?? '') &&
      axis?.kind === 'word' &&
      noun?.kind === 'word' &&
      /^[xyz]$/u.test(axis.text) &&
      /^(?:length|width|height|depth|thickness|dimension)$/u.test(noun.text)
    ) {
      made.push(atoms[at] as Atom, noun, { ...axis, text: 'in' }, axis)
      at += 3
      continue
    }
    const found =
      phrasal(atoms, at) ??
      lettered(atoms, at) ??
      portioned(atoms, at) ??
      remaining(atoms, at) ??
      spelled(atoms, at) ??
      named(atoms, at)
    made.push(found?.atom ?? (atoms[at] as Atom))
    at += found?.length ?? 1
  }
  return made
}

const LENGTHWISE: Readonly<Record<string, string>> = {
  lengthwise: 'along the length',
  lengthways: 'along the length',
  widthwise: 'across the width',
  crosswise: 'across the width',
}

const textOf = (atoms: readonly Atom[], at: number): string => atoms[at]?.text ?? ''

const ENDS: Readonly<Record<string, string>> = {
  'front back': 'y',
  'back front': 'y',
  'left right': 'x',
  'right left': 'x',
  'side side': 'x',
  'top bottom': 'z',
  'bottom top': 'z',
}

/** "centered front to back", "centered from left to right (and from front to back)". */
function centeredAcross(
  atoms: readonly Atom[],
  at: number,
  before: string,
): { made: Atom[]; next: number } | undefined {
  const isMore = /^(?:and|,)$/u.test(textOf(atoms, at)) && /^[xyz]$/u.test(before)
  if (textOf(atoms, at) !== 'centered' && !isMore) return undefined
  let next = at + 1
  if (/^(?:from|both)$/u.test(textOf(atoms, next))) next++
  if (textOf(atoms, next) === 'the') next++
  const first = textOf(atoms, next)
  const after = textOf(atoms, next + 2) === 'the' ? next + 3 : next + 2
  const axis = textOf(atoms, next + 1) === 'to' ? ENDS[`${first} ${textOf(atoms, after)}`] : undefined
  if (!axis) return undefined
  const { span } = atoms[next] as Atom
  return {
    made: [atoms[at] as Atom, ...(isMore ? [] : [word('in', span)]), word(axis, span)],
    next: after + 1,
  }
}

const word = (text: string, span: Span): Atom => ({ kind: 'word', text, span })

interface Joined {
  atom: Atom
  length: number
}

const wordsFrom = (atoms: readonly Atom[], at: number, length: number): string | undefined => {
  const some = atoms.slice(at, at + length)
  return some.length === length && some.every(({ kind }) => kind === 'word')
    ? some.map(({ text }) => text).join(' ')
    : undefined
}

const one = (atoms: readonly Atom[], at: number, length: number, text: string): Joined => ({
  atom: { kind: 'word', text, span: [atoms[at]?.span[0] ?? 0, atoms[at + length - 1]?.span[1] ?? 0] },
  length,
})

/** "25 mm on center", "25 on center": behind what is so far apart. */
const isAxisWord = (atom: Atom | undefined): boolean => /^(?:apart|spaced|#)$/u.test(atom?.text ?? '')

function spelled(atoms: readonly Atom[], at: number): Joined | undefined {
  for (let length = LONGEST_SPELLING; length >= 1; length--) {
    const said = wordsFrom(atoms, at, length)
    // "holes in all four corners": in each of them.
    if (said === 'in all' && !/^(?:|,|;|\.|:|\)|and|so)$/u.test(atoms[at + length]?.text ?? '')) continue
    // "cut out of the bottom": where it is cut.
    if (said?.endsWith(' out') && atoms[at + length]?.text === 'of') continue
    // "12 from the top, on center", "on center line": where it lies, and no pitch.
    if (said === 'on center' && atoms[at - 1]?.kind === 'word' && !isAxisWord(atoms[at - 1]))
      return one(atoms, at, length, 'centered')
    if (said === 'on center' && /^lines?$/u.test(atoms[at + length]?.text ?? '')) continue
    const spelling = said === undefined ? undefined : SPELLINGS.find(([pattern]) => pattern.test(said))
    if (spelling) return one(atoms, at, length, spelling[1])
  }
  return undefined
}

function named(atoms: readonly Atom[], at: number): Joined | undefined {
  for (let length = LONGEST_NOUN; length >= 2; length--) {
    const said = wordsFrom(atoms, at, length)
    // "cut out a circle": what is done.
    if (
      said !== undefined &&
      NOUNS.has(said) &&
      !(said.endsWith(' mill') && /^(?:an?|the|#|two|one|another)$/u.test(atoms[at + length]?.text ?? '')) &&
      !(
        /^cut (?:out|away)$/u.test(said) &&
        (/^(?:an?|the|#|two|another|of)$/u.test(atoms[at + length]?.text ?? '') ||
          // "a semicircle is cut away": what is done.
          /^(?:is|are|be|been|being|was|were|quarter|half|portion|piece|corner|sector|side|part)$/u.test(
            atoms[at - 1]?.text ?? '',
          ))
      )
    )
      return one(atoms, at, length, said)
  }
  return undefined
}

/** "an M8 clearance hole through the center, 8 mm in diameter". */
function isDiameterTold(behind: readonly Piece[]): boolean {
  const textOf = (piece: Piece | undefined): string => (piece?.kind === 'token' ? piece.token.text : '')
  const hole = behind.findIndex((piece) => /^holes?$/u.test(textOf(piece)))
  const size = behind.findIndex((piece) => piece.kind === 'quantity')
  if (
    hole < 0 ||
    hole > 2 ||
    size < hole ||
    behind.slice(0, hole).some((piece) => /^(?:tapped|threaded)$/u.test(textOf(piece)))
  )
    return false
  const next = textOf(behind[size + 1]) === 'in' ? size + 2 : size + 1
  const isMarked = (behind[size] as Piece & { kind: 'quantity' }).quantity.kind === 'marked'
  return isMarked || /^(?:diameter|dia|wide|across)$/u.test(textOf(behind[next]))
}

const isWidthTold = (behind: readonly Piece[]): boolean => {
  const open = behind.findIndex((piece) => piece.kind === 'token' && piece.token.text === '(')
  const word = behind[open + 2]
  return (
    open > 0 &&
    behind.slice(0, open).some((piece) => piece.kind === 'token' && /^holes?$/u.test(piece.token.text)) &&
    behind[open + 1]?.kind === 'quantity' &&
    word?.kind === 'token' &&
    /^(?:diameter|dia|in|wide)$/u.test(word.token.text)
  )
}

/** Of bold letters and headings. */
const MARKUP = /^[*`_#]$/u

/** "12 mm thick – with a hole": a dash between spaces parts what it stands between. */
const isPause = ({ text, span }: Token, prompt: string): boolean =>
  text === '-' &&
  (prompt.slice(...span) === '—' ||
    (/\s/u.test(prompt[span[0] - 1] ?? '') && /\s/u.test(prompt[span[1]] ?? '')))

/** "25 mm in diameter x 12 mm thick": one size and another. */
function isTimes(pieces: readonly Piece[], at: number): boolean {
  const [before, piece, after] = [pieces[at - 1], pieces[at], pieces[at + 1]]
  // "Ø9 x 90°" of a countersink.
  const isAngled =
    piece?.kind === 'token' &&
    /^[x×]$/u.test(piece.token.text) &&
    before?.kind === 'quantity' &&
    after?.kind === 'quantity' &&
    after.quantity.kind === 'angle'
  if (isAngled) return true
  // "OD 90 mm x ID 50 mm".
  const isNamed =
    piece?.kind === 'token' &&
    /^[x×]$/u.test(piece.token.text) &&
    before?.kind === 'quantity' &&
    after?.kind === 'token' &&
    /^(?:id|od)$/u.test(after.token.text)
  if (isNamed) return true
  return (
    piece?.kind === 'token' &&
    /^[x×*]$/u.test(piece.token.text) &&
    before?.kind === 'token' &&
    after?.kind === 'quantity' &&
    /^(?:diameter|dia|long|wide|thick|high|tall|deep|length|width|thickness|height|depth|od|id|square|round|overall|f|af|flats)$/u.test(
      before.token.text,
    )
  )
}

const tokenAt = (pieces: readonly Piece[], at: number): string => {
  const piece = pieces[at]
  return piece?.kind === 'token' ? piece.token.text : ''
}

/** "5.5 mm holes for M5 screws", "5.5 mm holes (M5 clearance)": what they are for, where how wide they are is told. */
function isForScrews(pieces: readonly Piece[], at: number): boolean {
  const isFor =
    /^(?:for|clear|clearing|fit|fits|fitting|accept|accepts|take|takes|suit|suits)$/u.test(
      tokenAt(pieces, at - 1),
    ) ||
    (tokenAt(pieces, at - 1) === '(' && tokenAt(pieces, at + 1) === 'clearance')
  if (
    !isFor ||
    !/^(?:screws?|bolts?|clearance|studs?|fasteners?|hardware|,|\.|;|\)|)$/u.test(tokenAt(pieces, at + 1))
  )
    return false
  return pieces.some(
    (piece, nth) =>
      piece.kind === 'quantity' &&
      (piece.quantity.kind === 'marked' ||
        (piece.quantity.kind === 'length' &&
          ([1, 2].some((k) => /^(?:diameter|dia|diam)$/u.test(tokenAt(pieces, nth + k))) ||
            [1, 2, 3].some((k) => /^holes?$/u.test(tokenAt(pieces, nth + k)))))),
  )
}

/** A hyphen between words is not there. */
export function atomsOf(sentence: Sentence, prompt: string): Atom[] {
  const found = findQuantities(sentence.tokens, prompt)
  // "M3 holes (3.2 mm diameter)": the number says how wide they are.
  const pieces = found.filter(
    (piece, at) =>
      !(
        piece.kind === 'quantity' &&
        piece.quantity.kind === 'thread' &&
        (isWidthTold(found.slice(at + 1, at + 8)) ||
          isForScrews(found, at) ||
          isDiameterTold(found.slice(at + 1, at + 16)))
      ),
  )
  const atoms = pieces.flatMap((piece, at): Atom[] => {
    if (piece.kind === 'quantity') {
      // "T-slot": a cut, where no series of profiles is named with it.
      if (piece.quantity.kind === 'designation' && /^t[ -]?slots?$/iu.test(piece.quantity.text))
        return [{ kind: 'word', text: 't slot', span: piece.quantity.span }]
      // "one" is a pronoun as often as a number.
      if (piece.quantity.kind === 'count' && /^one$/iu.test(piece.quantity.text))
        return [{ kind: 'word', text: 'one', span: piece.quantity.span }]
      return [{ kind: 'quantity', quantity: piece.quantity, span: piece.quantity.span, text: '#' }]
    }
    const { text, span } = piece.token
    if (isPause(piece.token, prompt) || isTimes(pieces, at)) return [{ kind: 'word', text: ',', span }]
    if (text === '-' && !isAxis(pieces[at + 1])) return []
    if (MARKUP.test(text)) return []
    return (SAME_WORD[text] ?? text).split(' ').map((word): Atom => ({ kind: 'word', text: word, span }))
  })
  return withCallouts(withCounts(joined(withFactors(withSided(withAxes(withoutCadTalk(atoms)))))))
}
